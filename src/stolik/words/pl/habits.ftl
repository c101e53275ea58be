# Co dzieje się samo (web/src/parts/ByItself.svelte).

habits-forced = Tylko to jest możliwe, więc dzieje się samo: { $action }.
habits-claim = Dograj resztę
habits-claimed = Reszta rozegra się sama.
