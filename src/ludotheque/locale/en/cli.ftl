### The terminal

cli-help = Ludotheque: tabletop games to play, study and balance.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-more-help = “ludotheque COMMAND --help” tells more about a command.
cli-usage-line = Usage: { $words }
cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options

## Commands

cli-command-play = Play a game against bots, or alone where it can be.
cli-command-games = List the games, their players and options.
cli-command-rules = Show the rules of a game, or one clause.
cli-command-replay = Tell a recorded match in words.
cli-command-case = Run case files.
cli-command-record = Work with record files.
cli-command-serve = Serve the table for browsers, on this machine or for others.
cli-command-check = Check that a record is whole, unchanged and legal.
cli-command-simulate = Play many matches between bots and print how they fared.

cli-about-play = play against a bot, here in the terminal
cli-about-lang = in French (or pl, en)
cli-about-rules = the rulebook
cli-about-clause = one clause of it
cli-about-games = the games, their players and options
cli-about-serve = serve the table for browsers; “ludotheque” alone does it here and opens the lobby
cli-about-replay = tell a recorded match in words
cli-about-case = run case files: rules made checkable
cli-about-record-check = check a record: whole, unchanged, legal
cli-about-simulate = let bots play many matches

## Options

cli-option-game = Name of the game.
cli-option-seats = Number of seats at the table ({ $default } unless told otherwise, where the game allows it).
cli-option-seat = Your seat, 0 or greater ({ $default } unless told otherwise).
cli-option-against = Who plays against you ({ $default } unless told otherwise); several are separated by commas, one for each other seat.
cli-option-lang = Language: en, fr or pl.
cli-option-seed = A whole number; the same seed gives the same deal.
cli-option-save = File to which the match is saved after every answer.
cli-option-resume = Record of a match to go on with.
cli-option-aid = Show aids, such as the cards that you have not seen.
cli-option-option = An option of the game, as name=value (see “ludotheque games”).
cli-option-clause = Id of a clause, such as 3.9 or R7.
cli-option-record = A record file.
cli-option-replay-seat = Tell only what this seat saw.
cli-option-board = Draw the table after every answer (needs --seat).
cli-option-cases = Case files, or folders of them.
cli-option-players = Players, separated by commas, one for each seat (the best against random unless told otherwise).
cli-option-games = Number of matches ({ $default } unless told otherwise).
cli-option-jobs = Processes at once ({ $default } unless told otherwise).
cli-option-host = Address to listen on ({ $default } unless told otherwise).
cli-option-port = Port to listen on ({ $default } unless told otherwise; 0 takes a free one).
cli-option-database = Where matches are kept: sqlite:///FILE or postgresql://… (a file in your data folder unless told otherwise).
cli-option-workers = Processes in which bots think ({ $default } unless told otherwise).

## What can be wrong

cli-unknown-command = There is no command “{ $command }”. “ludotheque --help” lists them.
cli-unknown-option = There is no option “{ $option }” here. Add --help to see which there are.
cli-too-many-words = What is “{ $words }” for? Add --help to see what is understood.
cli-missing = “{ $name }” is missing. Add --help to see what is needed.
cli-bad-value = “{ $value }” cannot be a value for { $name }.
cli-usage = The command line cannot be understood: { $problem }
cli-bad-option = “{ $option }” is no option: write name=value.
cli-bad-seat = There is no seat { $seat }; seats run from 0 to { $most }.
cli-wrong-against = Players named by --against: { $given }; other seats: { $seats }.
cli-against-nobody = Nobody sits against you: with one seat you play alone. Leave --against out, or take more --seats.
cli-not-positive = { $name } must be 1 or more, not { $value }.
cli-file-problem = { $file }: { $problem }.
cli-file-no-text = { $file } is no text file.
cli-cannot-write = { $file } cannot be written: { $problem }.
cli-save-exists = { $file } is there already. Name another file, or go on with it: --resume { $file }
cli-record-wrong = { $file } is no good record. { $problem }
cli-other-game = { $file } is a match of { $game }, not of { $asked }.
cli-no-person = In { $file } no person has a seat, so nobody can go on with it.
cli-resume-seats = In { $file } the number of seats was settled when it began; leave --seats out.
cli-resume-seat = In { $file } the person sits on seat { $seat }; leave --seat { $asked } out.
cli-resume-option = The options of { $file } were settled when it began; leave --option { $options } out.
cli-resume-against = In { $file } nobody called “{ $asked }” plays; leave --against out.
cli-several = “{ $typed }” can mean: { $answers }.
cli-no-number = Numbers run from 1 to { $most }.
cli-too-large = { $file } is too large to be { $kind ->
    [deck] a deck
    [pack] a pack
   *[record] a record
}.
cli-no-server = The server is not installed: pip install "ludotheque[server]".
cli-cannot-listen = Nothing can listen on { $host }, port { $port }: { $problem }.
cli-no-database = The database { $database } cannot be used: { $problem }
cli-serving = Serving on { $address } (Ctrl-C ends it).
cli-serving-already = A server runs already: { $address }
cli-no-cases-given = Name a case file or a folder of them.
cli-no-cases = There is no case file (*.yaml) in { $folder }.
cli-board-needs-seat = --board needs --seat: the table is drawn as a seat sees it.

## Games

cli-game-seats = { $least ->
    [one] { $most ->
        [one] One player
       *[other] 1 to { $most } players
    }
   *[other] { $least ->
        [2] { $most ->
            [2] Two players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
}
cli-game-players = Bots: { $players }
cli-game-option = --option { $option }=…: { $about } ({ $values }; { $default } unless told otherwise)

## Cases and records

cli-case-pass = pass
cli-case-fail = FAIL
cli-case-difference = {"  "}{ $path }: expected { $expected }, found { $found }
cli-case-summary = { $passed } passed, { $failed } failed, { $mistaken ->
    [0] no file wrong
    [one] one file wrong
   *[other] { $mistaken } files wrong
}.
cli-record-good = { $file }: { $game }, { $answers } answers, { $state ->
    [over] finished
   *[running] not finished
}. Whole, unchanged and legal.
cli-replay-unfinished = Here the record ends, after { $answers } answers; the match is not finished.
cli-seat-name = { $player ->
    [person] person
   *[other] { $player }
} (seat { $seat })

## Simulations

cli-simulating = Playing
cli-simulate-player = player
cli-simulate-games = games
cli-simulate-wins = wins
cli-simulate-draws = draws
cli-simulate-share = won
cli-simulate-interval = 95 % interval
cli-simulate-score = mean score

## At the table

cli-welcome = Type your answer or its number, ? for the rule, { $help } for more.
cli-seed = Seed { $seed }: --seed { $seed } deals the same cards again.
cli-prompt = >
cli-you = You
cli-session-help = Type an answer or its number. “?” shows the rule behind the question. And:
cli-word-help = help
cli-word-hint = hint
cli-word-log = log
cli-word-aid = aid
cli-word-undo = undo
cli-word-quit = quit
cli-about-word-help = this list
cli-about-word-hint = what a bot would play, and why
cli-about-word-log = everything that happened so far
cli-about-word-aid = show or hide aids, such as the cards not yet seen
cli-about-word-undo = take back your last answer, if nothing hidden was shown since
cli-about-word-quit = save and leave
cli-ask-why = “? { $clause }” shows the rule.
cli-ask-help = “{ $help }” lists what can be typed.
cli-may-play = “{ $action }” is allowed now.
cli-hint = Hint: { $action }. { $reason }
cli-undone = Taken back.
cli-log-empty = Nothing has happened yet.
cli-saved = Saved to { $file }. Go on with:
cli-saved-finished = Saved to { $file }. To have it told again:
cli-result = { $result ->
    [won] You have won { $reason }.
    [lost] You have lost: { $winner } wins { $reason }.
   *[draw] A draw: { $reason }.
}
