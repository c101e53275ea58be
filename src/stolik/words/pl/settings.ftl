# The page of settings, which belong to a device and not to an account.

settings-title = Ustawienia
settings-back = Wróć
settings-kept = Zapamiętuje je to urządzenie, konto nie jest potrzebne.
settings-sample = Tak wyglądają karty

## Look

settings-look = Wygląd
settings-language = Język
settings-language-browser = jak w przeglądarce
settings-felt = Sukno
settings-felt-green = zielone
settings-felt-blue = niebieskie
settings-felt-wine = bordowe
settings-backs = Rewersy kart
settings-back-lattice = kratka
settings-back-dots = kropki
settings-back-weave = plecionka
settings-size = Wielkość kart
settings-size-small = małe
settings-size-normal = zwykłe
settings-size-large = duże
settings-suits = Barwy kolorów
settings-suits-four = cztery
settings-suits-two = dwie
settings-letters = Litery na kartach
settings-letters-english = angielskie: J Q K A
settings-letters-local = polskie: W D K A
settings-motion = Ruch kart
settings-motion-normal = zwykły
settings-motion-half = szybki
settings-motion-none = bez ruchu

## Words and screen reader

settings-words = Słowa i czytnik ekranu
settings-verbosity = Ile mówić o zdarzeniach
settings-verbosity-short = krótko: „Jan: 7 trefl”
settings-verbosity-normal = całym zdaniem
settings-verbosity-full = całym zdaniem, a potem co leży na stole
settings-cards = Nazwy kart
settings-cards-full = słowami: { $card }
settings-cards-short = krótko: { $card }
settings-cards-braille = dwa znaki brajla: { $card }
settings-suit-first = Kolor przed wartością
settings-position = Miejsce karty na ręce w jej nazwie: { $example }
settings-card-place = { $number } z { $count }
settings-own-plays = Ogłaszaj moje własne zagrania
settings-chat = Ogłaszaj rozmowę
settings-reactions = Pokazuj szybkie reakcje innych
settings-remarks = Pokazuj uwagi botów

## Playing

settings-play = Gra
settings-twice = Wybierz kartę, potem zagraj ją drugim naciśnięciem
settings-twice-touch = przy dotyku
settings-twice-always = zawsze
settings-twice-never = nigdy
settings-keys = Pojedyncze klawisze przy stole
settings-keys-about = Naciśnij przy stole znak zapytania, a zobaczysz wszystkie.
settings-forced = Gdy możliwy jest tylko jeden ruch, wykonuj go za mnie
settings-forced-about = Po przerwie tak długiej jak twój zwykły namysł, żeby inni niczego się z niej nie dowiedzieli.
settings-think = Trójki: czas do namysłu po każdej zmianie na stole
settings-think-none = bez czekania
settings-think-seconds = { cards-seconds }
settings-slow = Tempo botów, gdy grasz tylko z nimi
settings-slow-none = zwykłe
settings-guide = Pokaż znów objaśnienia pierwszych rozdań
settings-guide-done = Objaśnienia pojawią się znów przy następnej grze.

## Sound

settings-sound = Dźwięk
settings-sounds = Dźwięki
settings-volume = Głośność
settings-sounds-try = Posłuchaj
settings-vibration = Wibracja, gdy moja kolej
settings-level = Boty grają
settings-level-beginner = jak na początku
settings-level-casual = towarzysko
settings-level-club = jak w klubie
settings-level-strong = silnie
settings-level-master = po mistrzowsku
