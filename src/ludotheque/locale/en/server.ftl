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
