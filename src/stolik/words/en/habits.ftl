# What is done by itself (web/src/parts/ByItself.svelte).

habits-forced = There is only one choice, and it is made for you: { $action }.
habits-claim = Play out the rest
habits-claimed = The rest is played for you.
