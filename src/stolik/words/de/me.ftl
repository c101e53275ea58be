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
me-current = Bisheriges Passwort
me-new-password = Neues Passwort
me-change-password = Passwort ändern
me-changed = Geändert.
me-logout = Abmelden
me-logout-all = Auf allen Geräten abmelden
me-muted = Wen du nicht hörst
me-nobody-muted = Du hast niemanden stummgeschaltet. Das geht im Chat am Tisch.
me-unmute = Wieder hören: { $name }
me-data = Deine Daten
me-export = Alles herunterladen, was der Server über dich weiß
me-delete = Auf diesem Server löschen
me-delete-how = Das lässt sich nicht zurücknehmen. Partien bleiben denen, die mitgespielt haben, ohne deinen Namen.
me-delete-sure = Ja, für immer löschen
