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
server-other-rules = Tę partię rozegrano według wersji { $version } zasad, której ten serwer już nie zna.
server-no-page = Pod tym adresem nic nie ma.
server-no-seat = Ta partia nie ma miejsca { $seat }.
server-no-decks = W grze { $game } nikt nie przynosi własnej talii.
server-not-begun = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
server-nothing-dealt = W tej partii nic nie rozdano, więc to samo rozdanie nie może wrócić. Poproś o rewanż bez niego.
server-nothing-asked = Nikt o to nie prosił albo sprawa jest już rozstrzygnięta.
server-stood-in = Gra za ciebie bot: najpierw wróć na swoje miejsce.
server-not-your-turn = Teraz nie twoja kolej.
server-cannot-continue = Stąd nie można grać dalej: nie ma takiej chwili albo gra lub liczba miejsc jest inna.
server-unknown-visitor = Ten link nie należy do nikogo, kto tu grał. Być może jest niepełny.
server-too-long = Bot myślał za długo. Spróbuj jeszcze raz.
server-database-away = Serwer nie ma chwilowo dostępu do bazy danych. Nic nie przepadło; próba zostanie ponowiona.
server-no-web-app = Strona nie została zbudowana. Zbuduje ją „make web”.
server-resigned = { $seat_is ->
    [you] bo się poddajesz
   *[other] bo { $seat } się poddaje
}

## Wokół stołu

server-note-lapse = { $seat_is ->
    [you] Skończył ci się czas: zagrano za ciebie.
   *[other] Graczowi { $seat } skończył się czas: odpowiedziano za niego.
}
server-note-takeback = { $seat_is ->
    [you] Cofasz swoją ostatnią odpowiedź.
   *[other] { $seat } cofa swoją ostatnią odpowiedź.
}
server-note-ask = { $seat_is ->
    [you] Prosisz o cofnięcie swojej ostatniej odpowiedzi.
   *[other] { $seat } prosi o cofnięcie swojej ostatniej odpowiedzi.
}
server-note-allow = { $seat_is ->
    [you] Zgadzasz się.
   *[other] { $seat } się zgadza.
}
server-note-deny = { $seat_is ->
    [you] Nie zgadzasz się; odpowiedź zostaje.
   *[other] { $seat } się nie zgadza; odpowiedź zostaje.
}
server-note-resign = { $seat_is ->
    [you] Poddajesz się.
   *[other] { $seat } się poddaje.
}
server-note-standin = { $seat_is ->
    [you] Bot gra za ciebie, dopóki nie wrócisz na swoje miejsce.
   *[other] Za gracza { $seat } gra teraz bot.
}
server-note-return = { $seat_is ->
    [you] Wracasz na swoje miejsce.
   *[other] { $seat } wraca na swoje miejsce.
}
server-note-rematch = { $seat_is ->
    [you] Prosisz o rewanż.
   *[other] { $seat } prosi o rewanż.
}
