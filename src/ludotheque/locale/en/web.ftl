### The page for browsers

web-name = Ludotheque
web-credit = Icons by game-icons.net, CC BY 3.0
web-version = Version { $version }
web-skip = Skip to the content
web-main-menu = Main menu
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-to-dark = Dark colours
web-to-light = Light colours
web-close = Close
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-code = The link as a QR code
web-reload = Load the page again
web-try-again = Try again
web-to-lobby = To the start page
web-you = You
web-rule-behind = The rule:
web-loading = Loading …

## Titles of pages

web-title-lobby = Ludotheque: play tabletop games
web-title-table = Ludotheque: a table
web-title-match = { $turn ->
    [yours] Your turn · { $game }
   *[other] { $game } · Ludotheque
}
web-title-settings = Settings · Ludotheque
web-title-about = About · Ludotheque
web-title-visitor = Another device · Ludotheque
web-title-nowhere = Not found · Ludotheque

## The start page

web-against = Choose your opponent
web-against-several = Choose the others
web-seat-number = Seat { $number }
web-seat-for-friend = a friend, by a link
web-alone = You play alone, against an automaton that follows the rulebook.
web-how-many = How many play?
web-choose-game = Choose a game
web-play = Play
web-dealing = The cards are being dealt …
web-play-friend = Play with a friend
web-play-friends = Play with friends
web-learn = Learn the game
web-read-rules = Read the rules
web-more-options = More options
web-your-name = Your name at the table
web-clock-label = Clock
web-clock-none = No clock
web-clock = { $each } seconds for each answer, { $reserve ->
    [0] no reserve
    [one] one minute in reserve
   *[other] { $reserve } minutes in reserve
}
web-public = Let everybody find this match here, to join or to watch
web-option-first_leader-drawn = drawn by chance
web-option-first_leader-0 = you
web-option-first_leader-1 = the other player
web-option-edition = Edition
web-option-edition-fr = French
web-option-edition-pl = Polish: Units are swapped and tokens removed more freely
web-option-solo_difficulty = Difficulty
web-option-solo_difficulty-easy = easy: the Coalition has one Master
web-option-solo_difficulty-medium = medium: the Coalition has two Masters
web-option-solo_difficulty-hard = hard: the Coalition has three Masters
web-option-coalition_after_pass = Once you have passed
web-option-coalition_after_pass-continue = the Coalition goes on assigning
web-option-coalition_after_pass-pass = the Coalition passes, too
web-option-coalition_steal = The Coalition steals a token
web-option-coalition_steal-first_with_token = from the leftmost Unit that has one
web-option-coalition_steal-strict_leftmost = from the leftmost Unit, or not at all
web-option-reshuffle_basics = When the Elite deck is made anew
web-option-reshuffle_basics-no = discarded Basic Units stay out of it
web-option-reshuffle_basics-yes = discarded Basic Units are shuffled into it, too
web-option-first_player = Who holds the Sceptre first
web-option-first_player-draw = drawn by chance
web-option-first_player-0-clockwise = you, clockwise
web-option-first_player-0-anticlockwise = you, anticlockwise
web-option-first_player-1-clockwise = seat 2, clockwise
web-option-first_player-1-anticlockwise = seat 2, anticlockwise
web-option-first_player-2-clockwise = seat 3, clockwise
web-option-first_player-2-anticlockwise = seat 3, anticlockwise
web-option-first_player-3-clockwise = seat 4, clockwise
web-option-first_player-3-anticlockwise = seat 4, anticlockwise
web-your-matches = Your matches
web-no-matches = None yet. Your matches stay here until you come back.
web-open-matches = Waiting for a player
web-no-open-matches = Nobody is waiting at the moment.
web-running-matches = To watch
web-no-running-matches = No public match is being played.
web-your-turn = Your turn
web-over = The match is over.
web-runs = Being played
web-waits-for-players = Waits for players
web-show-all = Show all { $count }
web-show-fewer = Show fewer
web-just-now = just now
web-minutes-ago = { $minutes ->
    [one] a minute ago
   *[other] { $minutes } minutes ago
}
web-hours-ago = { $hours ->
    [one] an hour ago
   *[other] { $hours } hours ago
}
web-days-ago = { $days ->
    [one] yesterday
   *[other] { $days } days ago
}

## What can go wrong

web-unreachable = The server cannot be reached. Is this device online?
web-strange-answer = Something between here and the server has answered instead of it (status { $status }).
web-page-missing = This part of the page could not be loaded. Either the connection is gone, or there is a newer version.
web-no-game = There is no game called “{ $game }” here.
web-nowhere = There is nothing here
web-nowhere-about = The address may be incomplete, or what was here is gone.
web-lost = The connection is lost. It is being restored; nothing that you did is lost.
web-lost-kept = The connection is lost. It is being restored, and then your answer is sent.
web-blocked = The server is there, but something in this network or browser lets no live connection (WebSocket) through. Another network or browser will help.
web-outdated = The server has been renewed. Load the page again to go on playing.
web-database-away = The server cannot store anything at the moment. What you did is kept here and tried again.

## The state of the connection

web-connection-connecting = Connecting …
web-connection-open = Connected
web-connection-lost = Reconnecting …
web-connection-blocked = No live connection
web-connection-refused = No such table
web-connection-outdated = Page out of date

## Who sits where

web-seats = At the table
web-guest = Guest { $number }
web-seat-alike = { $name } { $number }
web-seat-open = Open seat
web-seat-waits = waiting for somebody
web-seat-you = { $name } (you)
web-seat-turn = to play
web-seat-your-turn = your turn
web-seat-away = away
web-seat-stand-in = { $bot } stands in
web-seat-clock = Time left for this answer
web-seat-reserve = Time in reserve

## The question, and what one can do

web-question = What you can do now
web-telling = Watch what happens; tap the table to skip it.
web-bot-thinks = { $name } is thinking …
web-hurry = Answer now
web-wait-for = { $name } is to play.
web-wait-away = { $name } is away. When the time is up, the program answers instead.
web-wait-players = The cards are dealt as soon as everybody is here.
web-table-loading = The table is being laid …
web-hint = Hint
web-hint-coming = Thinking about a hint …
web-hint-by = { $name } would play:
web-undo = Take back
web-undo-ask = Ask to take back
web-confirm = Play this?
web-confirm-yes = Yes, play it
web-confirm-no = Something else
web-may-answer = { $answer } may be played.
web-aside = Log and more
web-aside-unread = Log and more ({ $count } new)
web-aside-close = Close the column
web-tab-log = Log
web-tab-talk = Talk
web-tab-more = More
web-past = You are looking at an earlier moment.
web-to-present = Back to now
web-stood-in = You were away, so { $bot } answers for you.
web-return = Take your seat back
web-take-back-asked = { $name } asks to take the last answer back.
web-take-back-waits = You have asked to take your answer back. Still to agree: { $names }.
web-allow = Allow it
web-deny = Do not allow it

## The log and the talk

web-log = What happened
web-log-empty = Nothing has happened yet.
web-rewind = Show the moment: { $words }
web-away-mark = since you left
web-away = { $count ->
    [one] While you were away:
   *[other] While you were away ({ $count } lines in the log):
}
web-talk = What was said
web-talk-empty = Nothing has been said yet.
web-talk-label = Say something to the table
web-talk-send = Say
web-talk-watching = Only those who have a seat can talk.

## Typed commands

web-typed = Type an answer such as “{ $example }”, or a command
web-typed-over = Type a command such as “{ web-word-log }”
web-typed-send = Do it
web-typed-example-claim = U4
web-typed-example-elekt = acolyte0 S
web-typed-help = You can type an answer, “?” for the rule behind the question, “? { $example }” for why something may not be answered, or one of these words: { $words }.
web-typed-sent = Sent: { $answer }.
web-typed-no-question = Nothing is asked of you at the moment.
web-typed-now = This is the present.
web-typed-undone = Taken back, or asked for.
web-word-help = help
web-word-hint = hint
web-word-undo = undo
web-word-table = table
web-word-log = log
web-word-resign = resign
web-word-now = now
web-aloud = The table in words
web-aloud-seats = At the table: { $names }.
web-aloud-answers = You may answer: { $answers }.

## Keys

web-keys = Keyboard
web-keys-off = The single keys can be turned off in the settings.
web-key-arrows = go from card to card
web-key-enter = play the card
web-key-keys = this list
web-key-hint = a hint
web-key-undo = take back
web-key-log = go to the log
web-key-talk = say something
web-key-type = type a card or a command
web-key-escape = close what is open, or go back to now

## Inviting and joining

web-invite = Invite somebody
web-invite-about = Whoever opens this link can sit down with you, without an account.
web-invite-here = This address works on this computer only. To play with people elsewhere, start “ludotheque serve --host 0.0.0.0” and open the address that it prints.
web-invite-link = Link to this table
web-invite-title = Come and play on Ludotheque
web-join = A seat is free
web-join-about = You are invited to play. Your seat is kept for you in this browser.
web-sit-down = Sit down
web-watching = You are watching.
web-table-link = Link to this table, to watch it or to come back

## The end

web-result = { $winner_is ->
    [you] You have won { $reason }.
    [nobody] A draw: { $reason }.
   *[other] { $winner } has won { $reason }.
}
web-result-resigned = { $winner_is ->
    [you] You have won { $reason }.
    [nobody] The match has ended { $reason }.
   *[other] { $winner } has won { $reason }.
}
web-result-scores = ({ $scores })
web-result-scores-many = { $scores }
web-rematch = Rematch
web-rematch-swapped = Same cards, seats swapped
web-rematch-made = There is a rematch.
web-rematch-follow = Go there
web-look-match = Look at the match
web-new-game = New game
web-resign = Resign
web-resign-sure = Resign the match?
web-resign-about = { $seats ->
    [1] The match ends at once, and you have not won it.
    [2] The match ends at once, and the other player wins it.
   *[other] A bot takes your seat, and the others play on.
}
web-resign-yes = Resign
web-resign-no = Play on
web-report = Report a mistake
web-coach = The teacher
web-coach-next = Next
web-coach-done = I see

## Settings

web-settings-about = They are kept in this browser only.
web-theme = Colours
web-theme-system = as the device has them
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = as the device wants it
web-motion-calm = calm
web-motion-off = none
web-setting-aids = Show aids
web-setting-aids-about = Lists what you could work out yourself, such as the cards not yet seen.
web-setting-confirm = Confirm every answer
web-setting-confirm-about = A card is played only when you choose it a second time.
web-setting-sound = Sounds
web-setting-sound-about = A soft tick when something happens, two when it is your turn.
web-setting-shortcuts = Single keys as shortcuts
web-setting-shortcuts-about = Turn this off if they disturb your screen reader or speech input.

## About

web-about-words = Ludotheque puts tabletop games on the screen with their rules exactly as the rulebooks have them, to play, to study and to learn. There is no account, no advertisement and nobody who watches what you do.
web-about-licence = The program is free software under the Apache License 2.0.
web-about-version = This is version { $version }; the page speaks protocol { $protocol }.
web-device = This is me, on another device
web-device-about = A link makes another browser of yours the same person: it then has your seats and matches. Do not give it to anybody else.
web-device-make = Make the link
web-device-link = For your other device only
web-thanks = Thanks
web-thanks-icons = The pictures are by Lorc, Delapouite and the other artists of
web-thanks-fonts = The typefaces are Fraunces by Undercase Type and Source Sans by Paul D. Hunt for Adobe, under the
web-thanks-games = The games belong to their authors and publishers; if you like one here, it is better still with the box on the table.
web-visitor = Be the same person here?
web-visitor-about = This browser will have the seats and matches of the device on which the link was made. What this browser had before stays on the server, but is no longer listed here.
web-visitor-become = Yes, this is me
web-visitor-incomplete = The link is incomplete: copy all of it, including what follows the “#”.
