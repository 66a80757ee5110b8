### Serwer

server-no-match = Nie ma partii „{ $match }”. Być może link jest niepełny.
server-not-your-seat = Jesteś widzem: do tego trzeba mieć miejsce przy stole.
server-seat-taken = Miejsce { $seat } jest zajęte.
server-match-over = Partia się skończyła.
server-old-question = To pytanie nie jest już aktualne; spójrz jeszcze raz na stół.
server-unintelligible = Nie można zrozumieć wiadomości: { $problem }
server-still-secret = Zapis można odczytać po zakończeniu partii: zdradza wszystkie zakryte karty.
server-foreign-page = To wysłała strona z innej witryny.
server-too-fast = Za szybko; poczekaj chwilę.
