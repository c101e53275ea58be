# Was von selbst geschieht (web/src/parts/ByItself.svelte).

habits-forced = Nur das ist möglich und geschieht deshalb von selbst: { $action }.
habits-claim = Rest ausspielen
habits-claimed = Der Rest wird für dich gespielt.
