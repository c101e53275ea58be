# Co jest nie tak z własnym botem. $file: plik, $line: numer jako tekst, $told: co mówi Python.

bot-failed = { $file }, wiersz { $line }: { $told }
bot-no-function = { $file }: w tym pliku nie ma funkcji „{ $function }”
bot-parameters = { $file }, wiersz { $line }: bot to funkcja od view i legal, a jeśli chce, także od history i random; ta przyjmuje { LIST($given) }
bot-no-answer = { $file }, wiersz { $line }: odpowiedź { $given } nie jest żadnym z zagrań do wyboru: { $known }
bot-ended = Jeden z procesów, w których toczy się gra, skończył się bez słowa; być może zakończyło go coś w { LIST($files) }
bot-file = { $file }
