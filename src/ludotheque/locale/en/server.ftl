### The server

server-no-match = There is no match “{ $match }”. The link may be incomplete.
server-not-your-seat = You are watching: only those who have a seat can do this.
server-seat-taken = Seat { $seat } is taken.
server-match-over = The match is over.
server-old-question = That question is no longer asked; look at the table again.
server-unintelligible = The message cannot be understood: { $problem }
server-still-secret = The record can be read once the match is over: it tells every hidden card.
server-foreign-page = This was sent by the page of another site.
server-too-fast = That was too fast; wait a moment.
server-other-rules = This match was played by rules version { $version }, which this server no longer knows.
server-no-page = There is nothing at this address.
server-no-seat = The match has no seat { $seat }.
server-no-decks = Nobody brings a deck to { $game }.
server-not-begun = The match begins when every seat is taken.
server-nothing-dealt = Nothing was dealt in this match, so the same deal cannot come again. Ask for a rematch without it.
server-nothing-asked = Nobody has asked for this, or it is settled already.
server-stood-in = A bot plays for you: take your seat back first.
server-not-your-turn = It is not your turn.
server-cannot-continue = One cannot go on from there: the moment does not exist, or the game or the number of seats is another.
server-unknown-visitor = This link belongs to nobody who has played here. It may be incomplete.
server-too-long = The bot took too long. Try again.
server-database-away = The server cannot reach its database at the moment. Nothing is lost; it is tried again.
server-no-web-app = The web app has not been built. “make web” builds it.
server-resigned = { $seat_is ->
    [you] because you gave up
   *[other] because { $seat } gave up
}

## Around the table

server-note-lapse = { $seat_is ->
    [you] Your time was up: a card was played for you.
   *[other] { $seat } ran out of time: an answer was given in their place.
}
server-note-takeback = { $seat_is ->
    [you] You took your last answer back.
   *[other] { $seat } took the last answer back.
}
server-note-ask = { $seat_is ->
    [you] You asked to take your last answer back.
   *[other] { $seat } asks to take the last answer back.
}
server-note-allow = { $seat_is ->
    [you] You agreed.
   *[other] { $seat } agreed.
}
server-note-deny = { $seat_is ->
    [you] You did not agree; the answer stands.
   *[other] { $seat } did not agree; the answer stands.
}
server-note-resign = { $seat_is ->
    [you] You gave up.
   *[other] { $seat } gave up.
}
server-note-standin = { $seat_is ->
    [you] A bot plays for you until you take your seat back.
   *[other] A bot plays for { $seat } now.
}
server-note-return = { $seat_is ->
    [you] You took your seat back.
   *[other] { $seat } is back.
}
server-note-rematch = { $seat_is ->
    [you] You asked for a rematch.
   *[other] { $seat } asked for a rematch.
}
