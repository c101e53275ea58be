# The review of a finished match: what each own decision cost, luck and skill told apart.

review-title = Your decisions
review-dearest = The decisions that cost most
review-deals = What the deals brought
review-parts = In points against the others on average. Cards: what your hand was worth before your first decision. Own play: what your decisions cost. The rest: what the others did, and how the hidden cards lay.
review-deal = Deal
review-result = Result
review-cards = Cards
review-play = Own play
review-rest = The rest
review-sum = Total
review-all = All decisions ({ $count })
review-where = Deal { $number }, action { $count }
review-busy = Each decision is being judged by what you could know then. That takes a while.
review-preparing = What it takes is still being prepared. That may take some minutes.
review-progress = How many decisions have been judged
review-done = All decisions have been judged by what you could know then.
