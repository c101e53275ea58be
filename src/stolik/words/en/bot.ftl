# What is wrong with a bot of one's own. $file: the file, $line: a number as text, $told: what Python says.

bot-failed = { $file }, line { $line }: { $told }
bot-no-function = { $file }: there is no function “{ $function }” in this file
bot-parameters = { $file }, line { $line }: a bot is a function of view and legal, and of history and random if it wants them; this one takes { LIST($given) }
bot-no-answer = { $file }, line { $line }: the answer { $given } is none of the actions that it could choose from: { $known }
bot-ended = One of the processes that play has ended without a word; what ended it may stand in { LIST($files) }
bot-file = { $file }
