# Phrases that everybody hears in their own language: quick reactions of people, remarks of bots.

## Quick reactions

phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-nice = Nice one!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-good-luck = Good luck!

## Remarks of bots

phrase-warm-greeting-1 = Good to see you. Have fun, everybody!
phrase-warm-greeting-2 = A good game, everybody!
phrase-warm-won-1 = How lovely, thank you.
phrase-warm-won-2 = That one is mine.
phrase-warm-lost-1 = Well played, really.
phrase-warm-lost-2 = It happens. On we go.
phrase-warm-best-1 = What a nice deal.
phrase-warm-best-2 = That went well. Thank you all.
phrase-warm-worst-1 = Well done, you.
phrase-warm-worst-2 = Next time, perhaps.
phrase-dry-greeting-1 = Good evening.
phrase-dry-greeting-2 = Cards, then.
phrase-dry-won-1 = Noted.
phrase-dry-won-2 = As usual.
phrase-dry-lost-1 = Hm.
phrase-dry-lost-2 = Interesting.
phrase-dry-best-1 = That will do.
phrase-dry-best-2 = No complaints.
phrase-dry-worst-1 = There have been better ones.
phrase-dry-worst-2 = Let us not speak of it.
phrase-merry-greeting-1 = Hooray, cards!
phrase-merry-greeting-2 = Hello, hello! Here we go!
phrase-merry-won-1 = Ha! Mine!
phrase-merry-won-2 = Yippee!
phrase-merry-lost-1 = Oh dear, oh dear!
phrase-merry-lost-2 = Ouch!
phrase-merry-best-1 = Did you see that?
phrase-merry-best-2 = Again, again!
phrase-merry-worst-1 = Ha, that serves me right.
phrase-merry-worst-2 = Never mind, on to the next!
