# Looking back on a finished match, step by step.

replay-controls = Replay
replay-deal = Which deal
replay-eyes = Whose cards are seen
replay-open = All cards open
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-step-of = { $number } of { $total }
replay-review = Review
replay-share = Link to this step
replay-link = Link to this step of the match
replay-copied = The link has been copied.
replay-download = Download the record
replay-hands = All hands
replay-no-cards = no cards
replay-more = More
