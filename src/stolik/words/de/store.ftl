# Warum sich eine Datenbank nicht öffnen lässt. $told: die Worte des Systems oder der Datenbank, in deren Sprache.

store-url = „{ $url }“ ist keine Adresse einer Datenbank: richtig ist sqlite:////PFAD/stolik.db (ein absoluter Pfad) oder postgresql://BENUTZER@RECHNER/DATENBANK
store-no-access = { $path } lässt sich nicht anlegen, lesen oder beschreiben: { $told }
store-no-server = unter { $url } antwortet keine Datenbank: { $told }
store-taken = { $path } gehört einem anderen Prozess{ $known ->
    [yes] { " " }({ $owner }, Prozess { $pid } auf { $host })
   *[no] { "" }
}: Beende ihn zuerst, oder nenne eine andere Datenbank
store-newer = { $path } wurde zuletzt von einem neueren Stolik benutzt (Schema { $revision }): Starte dieses, oder nenne eine andere Datenbank
store-damaged = { $path } ist beschädigt oder keine Datenbank: { $told }
store-encoding = { $path } kann nicht jeden Text aufnehmen: Die Kodierung ist { $found } und müsste UTF8 sein
store-several = mehrere Prozesse können sich { $url } nicht teilen: Dafür braucht es PostgreSQL
store-standby = { $url } kann kein Standby haben oder sein, von dem gelesen wird: Dafür braucht es PostgreSQL
store-name-taken = { $path } teilt schon ein Prozess, der { $process } heißt: Gib diesem einen anderen Namen oder beende jenen
store-other = { $path } wird von Prozessen einer anderen Version von Stolik benutzt (Schema { $revision }): Beende sie alle und starte dann die dieser Version
