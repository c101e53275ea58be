# What is done by itself (web/src/parts/ByItself.svelte).

habits-forced = Only this is possible, so it happens by itself: { $action }.
habits-claim = Play out the rest
habits-claimed = The rest is played for you.
