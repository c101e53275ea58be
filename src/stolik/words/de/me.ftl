# Die Seite des Kontos: wer man ist, Passwort, wen man nicht hört.

me-title = Konto
me-kind = { $kind ->
    [account] Du hast das Konto „{ $name }“.
   *[guest] Du bist als Gast „{ $name }“ hier.
}
me-guest = Einem Gast genügt dieser Browser. Ein Konto behält Namen und Partien auch auf anderen Geräten.
me-become = Konto anlegen
me-become-how = Deine bisherigen Partien bleiben dir.
me-login = Anmelden
me-login-how = Wenn du schon ein Konto hast.
me-password = Passwort
me-password-until = Dieses Passwort kam vom Betreiber und gilt bis { $date }: Wähle hier ein eigenes.
me-current = Bisheriges Passwort
me-new-password = Neues Passwort
me-change-password = Passwort ändern
me-changed = Geändert.
me-logout = Abmelden
me-logout-all = Auf allen Geräten abmelden
me-code = Code deines Geräts

## The second factor

me-factor = Zweiter Faktor
me-factor-off = Zum Anmelden genügt dein Passwort. Mit einem zweiten Faktor braucht es auch einen Code, den eine App auf deinem Handy zeigt.
me-factor-on = Zum Anmelden braucht es auch einen Code deines Geräts. { $count } { $count ->
    [one] Ersatzcode ist
   *[other] Ersatzcodes sind
} übrig.
me-factor-begin = Zweiten Faktor einrichten
me-factor-how = Lies dieses Bild mit einer Authenticator-App ein oder tippe das Geheimnis dort ein. Gib dann den Code ein, den sie zeigt.
me-factor-picture = Das Geheimnis als QR-Code
me-factor-secret = Geheimnis:
me-factor-link = An eine App auf diesem Gerät geben
me-factor-confirm = Einschalten
me-factor-cancel = Abbrechen
me-factor-codes = Der zweite Faktor ist an. Wenn du das Gerät verlierst, meldet dich jeder dieser Ersatzcodes einmal an. Bewahre sie gut auf: Sie werden nicht noch einmal gezeigt.
me-factor-end = Zweiten Faktor ausschalten

## Devices

me-devices = Wo du angemeldet bist
me-device = { $program ->
    [none] Ein unbekanntes Programm
   *[other] { $program }
}{ $system ->
    [none] { "" }
   *[other] { " " }auf { $system }
}
me-device-here = (dieses Gerät)
me-device-used = zuletzt benutzt: { $when }
me-device-password = Dein Passwort, um ein anderes Gerät abzumelden
me-device-end = Dort abmelden
me-device-ended = Abgemeldet: { $device }.
me-devices-end = Auf allen anderen Geräten abmelden
me-devices-ended = Alle anderen Geräte sind abgemeldet.

## Others, and one's data

me-muted = Wen du nicht hörst
me-nobody-muted = Du hast niemanden stummgeschaltet. Das geht im Chat am Tisch.
me-unmute = Wieder hören: { $name }
me-data = Deine Daten
me-export = Alles herunterladen, was der Server über dich weiß
me-delete = Auf diesem Server löschen
me-delete-how = Das lässt sich nicht zurücknehmen. Partien bleiben denen, die mitgespielt haben, ohne deinen Namen. An einem Tisch, an dem du sitzt, spielt ein Bot weiter.
me-deleted = Du bist gelöscht: dieser Server weiß nichts mehr von dir. Jetzt bist du als jemand Neues hier.
me-delete-sure = Ja, für immer löschen
me-delete-ask = { $kind ->
    [account] Wirklich? Gib dein Passwort ein und drücke noch einmal, und dein Konto und deine Daten sind für immer weg.
   *[other] Wirklich? Drücke noch einmal, und deine Daten sind für immer weg.
}

## Statistics

me-statistics = Statistik
me-statistics-where = { $kind ->
    [account] Aus allen beendeten Partien deines Kontos.
   *[other] Aus den Partien, die auf diesem Gerät beendet wurden. Mit einem Konto zählt sie der Server.
}
me-statistics-none = Noch ist keine Partie beendet.
me-played = Gespielt
me-won = Gewonnen
me-not-lost = Nicht verloren
me-bids = Ansagen erfüllt
me-kept = { $kept } von { $bids }
me-streak = In Folge gewonnen
me-streak-not-lost = In Folge nicht verloren
me-longest = Längste Folge
me-place = Platz { $place }
me-times = { $count }-mal
