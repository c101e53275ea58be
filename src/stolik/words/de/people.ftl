# Was der Server auf Anfragen zu Personen, Namen, Tischen und Partien antwortet, die er nicht ausführt.

people-bad-json = die Anfrage ist kein gültiges JSON
people-bad-field = { $at ->
    [none] die Anfrage ist nicht so, wie sie sein soll: { $told }
   *[other] „{ $at }“ ist nicht so, wie es sein soll: { $told }
}
people-too-big = die Anfrage ist zu lang: Sie darf { NUMBER($high) } Byte haben
people-too-slow = die Anfrage hat zu lange gebraucht, bis sie ankam
people-not-json = die Anfrage muss JSON sein (Content-Type: application/json)
people-method = das geht unter dieser Adresse nicht
people-not-played = nur wer in dieser Partie mitgespielt hat, kann sie analysieren lassen
people-nothing-here = unter dieser Adresse gibt es nichts
people-broken-off = diese Partie wurde abgebrochen: Sie kann nicht gezeigt werden, ihre Aufzeichnung bleibt aber aufgehoben
people-other-rules = diese Partie wurde nach Fassung { $found } der Regeln gespielt, hier gilt Fassung { $wanted }: Sie kann nicht gezeigt werden, bleibt aber aufgehoben
people-foreign = diese Anfrage kommt von der Seite eines anderen Anbieters, deshalb wird sie nicht ausgeführt
people-too-often = das war zu oft: Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal
people-broken = der Server hat einen Fehler gemacht; er ist notiert

## Wer man ist

people-who = sag erst, wer du bist: Komm als Gast herein oder melde dich an
people-token = deine Anmeldung gilt nicht mehr: Melde dich neu an
people-login = ein Konto mit diesem Namen und diesem Passwort gibt es nicht
people-password-over = dieses Passwort kam vom Betreiber, galt nur ein paar Tage und gilt nicht mehr: bitte um ein neues
people-code = jetzt noch der Code, den dein Gerät zeigt
people-code-wrong = dieser Code ist falsch oder war schon einmal gut
people-code-on = der zweite Faktor ist schon an
people-banned = du darfst hier nicht herein{ $until ->
    [none] { "" }
   *[other] { " " }(bis { $until })
}
people-no-bots = Bots dürfen das nicht
people-no-guests = das geht nur mit einem Konto: Gib dir zuerst ein Passwort
people-is-account = du hast schon das Konto „{ $name }“
people-password-wrong = das bisherige Passwort stimmt nicht
people-password-length = ein Passwort hat { $low } bis { $high } Zeichen
people-password-common = dieses Passwort haben viele, und es ist schnell erraten: Nimm ein anderes, etwa mehrere Wörter

## Namen

people-name-length = ein Name hat 1 bis { $high } Zeichen
people-name-signs = ein Name besteht aus Zeichen, die man sehen kann
people-name-scripts = die Buchstaben eines Namens gehören zu einer Schrift; Zeichen { $at }, „{ $sign }“, gehört zu einer anderen
people-name-taken = der Name „{ $name }“ gehört schon jemandem oder sieht so aus: Such dir einen anderen aus

## Was es nicht gibt, oder zu viel

people-no-person = diese Person gibt es nicht
people-yourself = mit dir selbst kannst du das nicht machen
people-no-text = sag in ein paar Worten, was geschehen ist
people-no-session = auf so einem Gerät bist du nicht angemeldet
people-no-token = einen solchen Bot hast du nicht
people-tokens-full = ein Konto kann { $high } { $high ->
    [one] Bot
   *[other] Bots
} haben: Nimm zuerst einen zurück
people-mutes-full = du hast schon { $high } { $high ->
    [one] Person
   *[other] Personen
} stummgeschaltet: Mehr geht nicht
people-no-game = dieses Spiel gibt es nicht; es gibt: { $known }
people-no-clock = diese Uhr gibt es nicht; es gibt: { $known }
people-no-table = einen Tisch mit diesem Code gibt es nicht
people-no-match = eine beendete Partie mit diesem Code gibt es nicht
people-no-report = eine offene Meldung mit der Nummer { $number } gibt es nicht
people-no-account = ein Konto „{ $who }“ gibt es nicht
people-not-banned = „{ $who }“ ist nicht gesperrt
