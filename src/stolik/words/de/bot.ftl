# Was an einem eigenen Bot falsch ist. $file: die Datei, $line: eine Zahl als Text, $told: was Python sagt.

bot-failed = { $file }, Zeile { $line }: { $told }
bot-no-function = { $file }: In dieser Datei gibt es keine Funktion „{ $function }“
bot-parameters = { $file }, Zeile { $line }: Ein Bot ist eine Funktion von view und legal und, wenn sie mag, von history und random; diese nimmt { LIST($given) }
bot-no-answer = { $file }, Zeile { $line }: Die Antwort { $given } ist keine der möglichen Aktionen: { $known }
bot-ended = Einer der Prozesse, in denen gespielt wird, hat ohne ein Wort geendet; was ihn beendet hat, steht vielleicht in { LIST($files) }
bot-file = { $file }
