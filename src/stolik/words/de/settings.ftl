# The page of settings, which belong to a device and not to an account.

settings-title = Einstellungen
settings-back = Zurück
settings-kept = Dieses Gerät merkt sie sich, ein Konto ist nicht nötig.
settings-sample = So sehen die Karten aus

## Look

settings-look = Aussehen
settings-language = Sprache
settings-language-browser = wie im Browser
settings-felt = Filz
settings-felt-green = grün
settings-felt-blue = blau
settings-felt-wine = weinrot
settings-backs = Kartenrücken
settings-back-lattice = Gitter
settings-back-dots = Punkte
settings-back-weave = Geflecht
settings-size = Größe der Karten
settings-size-small = klein
settings-size-normal = normal
settings-size-large = groß
settings-suits = Farben der Spielkarten
settings-suits-four = vier
settings-suits-two = zwei
settings-letters = Buchstaben auf den Karten
settings-letters-english = englisch: J Q K A
settings-letters-local = deutsch: B D K A
settings-motion = Bewegung der Karten
settings-motion-normal = normal
settings-motion-half = schnell
settings-motion-none = keine

## Words and screen reader

settings-words = Texte und Screenreader
settings-verbosity = Wie viel zu Ereignissen gesagt wird
settings-verbosity-short = kurz: „Jan: Kreuz 7“
settings-verbosity-normal = in ganzen Sätzen
settings-verbosity-full = in Sätzen, und was danach auf dem Tisch liegt
settings-cards = Namen der Karten
settings-cards-full = in Worten: { $card }
settings-cards-short = kurz: { $card }
settings-cards-braille = zwei Braillezeichen: { $card }
settings-suit-first = Farbe vor dem Wert
settings-position = Zum Namen der Karte auch ihr Platz in der Hand: { $example }
settings-card-place = { $number } von { $count }
settings-own-plays = Meine eigenen Züge ansagen
settings-chat = Den Chat ansagen
settings-reactions = Schnelle Reaktionen der anderen zeigen
settings-remarks = Bemerkungen der Bots zeigen

## Playing

settings-play = Spielen
settings-twice = Karte wählen, mit dem zweiten Druck spielen
settings-twice-touch = bei Berührung
settings-twice-always = immer
settings-twice-never = nie
settings-keys = Einzelne Tasten am Tisch
settings-keys-about = Mit dem Fragezeichen werden am Tisch alle gezeigt.
settings-forced = Von selbst tun, was als Einziges möglich ist
settings-forced-about = Nach einer Pause, so lang wie die, in denen du nachdenkst: Die anderen erfahren dadurch nichts.
settings-think = Trojki: Bedenkzeit nach jeder Änderung auf dem Tisch
settings-think-none = ohne Warten
settings-think-seconds = { cards-seconds }
settings-slow = Tempo der Bots, wenn du allein mit ihnen spielst
settings-slow-none = üblich
settings-guide = Erklärungen der ersten Spiele wieder zeigen
settings-guide-done = Die Erklärungen erscheinen beim nächsten Spiel wieder.

## Sound

settings-sound = Ton
settings-sounds = Töne
settings-volume = Lautstärke
settings-sounds-try = Anhören
settings-vibration = Vibrieren, wenn ich an der Reihe bin
settings-level = Stufe der Bots
settings-level-beginner = Anfang
settings-level-casual = Freizeit
settings-level-club = Klub
settings-level-strong = stark
settings-level-master = Meisterschaft
