### The match page: what happened, step by step

web-match-title = { $game }: { $players }
web-match-versus = { $first } against { $second }
web-match-loading = The match is being laid out …
web-match-unavailable = This match cannot be shown
web-match-again = Try again
web-match-to-table = To the table
web-match-running = This match is not over yet.
web-match-running-own = It is still being played: you can look at what you have seen yourself so far. Everything else opens when it is over.
web-match-running-watch = It is still being played: you can look at what was public so far. Everything else opens when it is over.

## Result

web-match-result = { $result ->
    [you] You win { $reason }.
    [other] { $winner } wins { $reason }.
    [you-resigned] You resign; { $winner } wins.
    [you-by-resignation] { $resigned } resigns; you win.
    [resigned] { $resigned } resigns; { $winner } wins.
   *[draw] A draw: { $reason }.
}
web-match-players = Who played
web-match-person = at the table in person
web-match-you = you
web-match-winner = winner
web-match-count = The count
web-match-continues = Continued from another match
web-match-same-deal = The same deal as another match
web-match-rematch = The match that followed

## Stepping

web-match-table = The table
web-match-steps = Step through the match
web-match-first = To the beginning
web-match-back = One answer back
web-match-play = Play on by itself
web-match-pause = Pause
web-match-forward = One answer forward
web-match-last = To the end
web-match-slider = Moment
web-match-keys = Arrow keys step through the match, Home and End go to its beginning and end.
web-match-moment = { $moment ->
    [0] Before the first answer
   *[other] After answer { $moment } of { $total }
}
web-match-see-as = See as
web-match-see-everybody = everybody: only what is public
web-match-see-seat = { $name }
web-match-see-yourself = { $name } (you)
web-match-seen-by = You see the table as { $name } saw it: “you” on the table means { $name }.

## The answer that was given

web-match-answer-chance = Chance answered.
web-match-answer-hidden = { $name } gave an answer that is hidden from you.
web-match-answered = { $name }: { $answer }
web-match-why-bot = Why did { $name } do that?
web-match-why = What would the strongest bot have done?
web-match-same = { $player } would have done the same. { $reason }
web-match-other = { $player } would rather have chosen { $answer }. { $reason }

## Log and graph

web-match-log = What happened
web-match-graph = Who stood how
web-match-graph-hint = Click or use the arrow keys to go to a moment.
web-match-graph-label = Standing over the match, a slider
web-match-graph-axis = answers
web-match-standing = { $name } { $number }
web-match-graph-table = The graph as a table
web-match-graph-answer = After answer

## Figures

web-match-figures = Figures
web-match-player = Player
web-match-answers = Answers
web-match-ahead = Ahead
web-match-ahead-share = after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
web-match-agreement = As { $player }
web-match-agreement-share = { $same } of { $answers }
web-match-turns = Turning points
web-match-turn = { $name } takes the lead, { $standing }
web-match-turn-for-good = { $name } goes ahead and stays there, { $standing }
web-match-no-turns = Nobody was ever ahead.
web-match-turn-after = answer { $moment }

## Analysis

web-match-analysis = Analysis
web-match-analysis-about = { $player }, the strongest bot, looks at every answer with what its player could know, and says what it would have done.
web-match-analyse = Analyse the match
web-match-analysing = { $player } is thinking the match over, answer by answer. This can take a while; you can go on looking around.
web-match-analysis-stop = Stop
web-match-analysis-summary = { $player } would have done the same in { $same } of { $answers } answers.
web-match-only-different = Only where the choice differs
web-match-whose = Whose answers
web-match-everybody = everybody’s
web-match-all-same = There is nothing to show: the choice is the same every time.
web-match-mark-same = the same
web-match-mark-other = something else
web-match-go-to = Go to answer { $moment }

## Taking it elsewhere

web-match-share = Share
web-match-link = Link
web-match-link-moment = Lead to the moment shown now
web-match-download = Download the record
web-match-download-about = A text file with every answer, which Ludotheque can replay and check.
web-match-go-on = Continue from here
web-match-go-on-about = A new match begins at the moment shown; this one stays as it is.
web-match-go-on-over = This is the end. Step back to a moment from which you would like to go on.
web-match-go-on-seat = You take the seat of
web-match-go-on-against = The others are played by
web-match-go-on-start = Play on from answer { $moment }
web-match-go-on-beginning = Play from the beginning
web-match-go-on-waiting = The table is being set …
