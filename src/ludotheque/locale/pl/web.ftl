### Strona dla przeglądarek

web-name = Ludotheque
web-credit = Ikony: game-icons.net, CC BY 3.0
web-version = Wersja { $version }
web-skip = Przejdź do treści
web-main-menu = Menu główne
web-rules = Zasady
web-settings = Ustawienia
web-about = O stronie
web-language = Język
web-to-dark = Ciemne kolory
web-to-light = Jasne kolory
web-close = Zamknij
web-copy = Skopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-code = Link jako kod QR
web-reload = Wczytaj stronę ponownie
web-try-again = Spróbuj ponownie
web-to-lobby = Na stronę główną
web-you = Ty
web-rule-behind = Zasada:
web-loading = Wczytywanie…

## Tytuły stron

web-title-lobby = Ludotheque: gry planszowe i karciane
web-title-table = Ludotheque: stół
web-title-match = { $turn ->
    [yours] Twoja kolej · { $game }
   *[other] { $game } · Ludotheque
}
web-title-settings = Ustawienia · Ludotheque
web-title-about = O stronie · Ludotheque
web-title-visitor = Inne urządzenie · Ludotheque
web-title-nowhere = Nie znaleziono · Ludotheque

## Strona główna

web-against = Wybierz przeciwnika
web-against-several = Wybierz pozostałych
web-seat-number = Miejsce { $number }
web-seat-for-friend = znajomy, przez link
web-alone = Grasz samotnie, przeciw automatowi, który trzyma się instrukcji.
web-how-many = Ile osób gra?
web-choose-game = Wybierz grę
web-play = Graj
web-dealing = Karty są rozdawane…
web-play-friend = Zagraj ze znajomym
web-play-friends = Zagraj ze znajomymi
web-learn = Naucz się gry
web-read-rules = Przeczytaj zasady
web-more-options = Więcej opcji
web-your-name = Twoje imię przy stole
web-clock-label = Zegar
web-clock-none = Bez zegara
web-clock = { $each } s na odpowiedź, { $reserve ->
    [0] bez zapasu
    [one] minuta zapasu
    [few] { $reserve } minuty zapasu
   *[many] { $reserve } minut zapasu
}
web-public = Pokaż tę partię wszystkim: każdy może dołączyć lub oglądać
web-option-first_leader-drawn = decyduje los
web-option-first_leader-0 = ty
web-option-first_leader-1 = drugi gracz
web-option-edition = Edycja
web-option-edition-fr = francuska
web-option-edition-pl = polska: swobodniejsze zamiany i usuwanie żetonów
web-option-solo_difficulty = Poziom trudności
web-option-solo_difficulty-easy = łatwy: Koalicja ma jednego Mistrza
web-option-solo_difficulty-medium = średni: Koalicja ma dwóch Mistrzów
web-option-solo_difficulty-hard = trudny: Koalicja ma trzech Mistrzów
web-option-coalition_after_pass = Gdy już spasujesz
web-option-coalition_after_pass-continue = Koalicja dalej przydziela
web-option-coalition_after_pass-pass = Koalicja też pasuje
web-option-coalition_steal = Koalicja kradnie żeton
web-option-coalition_steal-first_with_token = pierwszej Jednostce od lewej, która go ma
web-option-coalition_steal-strict_leftmost = skrajnej lewej Jednostce albo wcale
web-option-reshuffle_basics = Gdy talia Elitarnych jest tworzona od nowa
web-option-reshuffle_basics-no = odrzucone Jednostki Podstawowe zostają poza nią
web-option-reshuffle_basics-yes = odrzucone Jednostki Podstawowe też są wtasowywane
web-option-first_player = Kto pierwszy trzyma Berło
web-option-first_player-draw = decyduje los
web-option-first_player-0-clockwise = ty, zgodnie z zegarem
web-option-first_player-0-anticlockwise = ty, przeciwnie do zegara
web-option-first_player-1-clockwise = miejsce 2, zgodnie z zegarem
web-option-first_player-1-anticlockwise = miejsce 2, przeciwnie do zegara
web-option-first_player-2-clockwise = miejsce 3, zgodnie z zegarem
web-option-first_player-2-anticlockwise = miejsce 3, przeciwnie do zegara
web-option-first_player-3-clockwise = miejsce 4, zgodnie z zegarem
web-option-first_player-3-anticlockwise = miejsce 4, przeciwnie do zegara
web-your-matches = Twoje partie
web-no-matches = Jeszcze żadnej. Twoje partie będą tu czekać, aż wrócisz.
web-open-matches = Czekają na gracza
web-no-open-matches = W tej chwili nikt nie czeka.
web-running-matches = Do oglądania
web-no-running-matches = Żadna publiczna partia się nie toczy.
web-your-turn = Twoja kolej
web-over = Partia jest zakończona.
web-runs = W toku
web-waits-for-players = Czeka na graczy
web-show-all = Pokaż wszystkie ({ $count })
web-show-fewer = Pokaż mniej
web-just-now = przed chwilą
web-minutes-ago = { $minutes ->
    [one] minutę temu
    [few] { $minutes } minuty temu
   *[many] { $minutes } minut temu
}
web-hours-ago = { $hours ->
    [one] godzinę temu
    [few] { $hours } godziny temu
   *[many] { $hours } godzin temu
}
web-days-ago = { $days ->
    [one] wczoraj
   *[many] { $days } dni temu
}

## Co może się nie udać

web-unreachable = Nie można połączyć się z serwerem. Czy to urządzenie jest w sieci?
web-strange-answer = Coś między tym miejscem a serwerem odpowiedziało zamiast niego (kod { $status }).
web-page-missing = Nie udało się wczytać tej części strony: albo nie ma połączenia, albo jest już nowsza wersja.
web-no-game = Nie ma tu gry o nazwie „{ $game }”.
web-nowhere = Tu nic nie ma
web-nowhere-about = Adres może być niepełny albo to, co tu było, już nie istnieje.
web-lost = Połączenie zostało przerwane i jest przywracane. Nic z tego, co zostało zrobione, nie przepadnie.
web-lost-kept = Połączenie zostało przerwane i jest przywracane. Odpowiedź zostanie wysłana zaraz potem.
web-blocked = Serwer działa, ale ta sieć lub przeglądarka nie przepuszcza połączenia na żywo (WebSocket). Pomoże inna sieć lub przeglądarka.
web-outdated = Serwer został odnowiony. Wczytaj stronę ponownie, żeby grać dalej.
web-database-away = Serwer nie może teraz niczego zapisać. Twoje działania są tu zachowane, a próby zapisu trwają.

## Stan połączenia

web-connection-connecting = Łączenie…
web-connection-open = Połączono
web-connection-lost = Ponowne łączenie…
web-connection-blocked = Brak połączenia na żywo
web-connection-refused = Nie ma takiego stołu
web-connection-outdated = Strona nieaktualna

## Kto gdzie siedzi

web-seats = Przy stole
web-guest = Gość { $number }
web-seat-alike = { $name } { $number }
web-seat-open = Wolne miejsce
web-seat-waits = czeka na kogoś
web-seat-you = { $name } (ty)
web-seat-turn = gra teraz
web-seat-your-turn = twój ruch
web-seat-away = poza stołem
web-seat-stand-in = w zastępstwie: { $bot }
web-seat-clock = Czas na tę odpowiedź
web-seat-reserve = Zapas czasu

## Pytanie i to, co można zrobić

web-question = Co możesz teraz zrobić
web-telling = Zobacz, co się dzieje; dotknij stołu, aby pominąć.
web-bot-thinks = { $name } myśli…
web-hurry = Niech odpowie teraz
web-wait-for = Teraz gra: { $name }.
web-wait-away = Przy stole brakuje gracza: { $name }. Gdy minie czas, odpowie program.
web-wait-players = Karty zostaną rozdane, gdy tylko wszyscy zajmą miejsca.
web-table-loading = Nakrywamy do stołu…
web-hint = Podpowiedź
web-hint-coming = Podpowiedź w drodze…
web-hint-by = { $name } zagrałby tak:
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-confirm = Zagrać to?
web-confirm-yes = Tak, zagraj
web-confirm-no = Coś innego
web-may-answer = { $answer }: można to zagrać.
web-aside = Dziennik i więcej
web-aside-unread = Dziennik i więcej (nowe: { $count })
web-aside-close = Zamknij kolumnę
web-tab-log = Dziennik
web-tab-talk = Rozmowa
web-tab-more = Więcej
web-past = Oglądasz wcześniejszą chwilę.
web-to-present = Wróć do teraz
web-stood-in = Twoje miejsce było puste, więc odpowiada za ciebie { $bot }.
web-return = Wróć na swoje miejsce
web-take-back-asked = { $name } prosi o cofnięcie ostatniej odpowiedzi.
web-take-back-waits = Prośba o cofnięcie została wysłana. Zgodzić się muszą jeszcze: { $names }.
web-allow = Zgadzam się
web-deny = Nie zgadzam się

## Dziennik i rozmowa

web-log = Co się wydarzyło
web-log-empty = Jeszcze nic się nie wydarzyło.
web-rewind = Pokaż tę chwilę: { $words }
web-away-mark = od twojego wyjścia
web-away = { $count ->
    [one] Pod twoją nieobecność:
   *[other] Pod twoją nieobecność (wpisów w dzienniku: { $count }):
}
web-talk = Co zostało powiedziane
web-talk-empty = Jeszcze nikt nic nie powiedział.
web-talk-label = Powiedz coś przy stole
web-talk-send = Powiedz
web-talk-watching = Rozmawiać mogą tylko ci, którzy mają miejsce.

## Wpisywane polecenia

web-typed = Wpisz odpowiedź, np. „{ $example }”, albo polecenie
web-typed-over = Wpisz polecenie, np. „{ web-word-log }”
web-typed-send = Wykonaj
web-typed-example-claim = U4
web-typed-example-elekt = acolyte0 S
web-typed-help = Możesz wpisać odpowiedź, „?”, żeby zobaczyć zasadę stojącą za pytaniem, „? { $example }”, żeby dowiedzieć się, czemu nie można tak odpowiedzieć, albo jedno ze słów: { $words }.
web-typed-sent = Wysłano: { $answer }.
web-typed-no-question = W tej chwili nie ma do ciebie pytania.
web-typed-now = To jest teraz.
web-typed-undone = Cofnięto lub wysłano prośbę.
web-word-help = pomoc
web-word-hint = podpowiedź
web-word-undo = cofnij
web-word-table = stół
web-word-log = dziennik
web-word-resign = poddaj
web-word-now = teraz
web-aloud = Stół w słowach
web-aloud-seats = Przy stole: { $names }.
web-aloud-answers = Możesz odpowiedzieć: { $answers }.

## Klawisze

web-keys = Klawiatura
web-keys-off = Pojedyncze klawisze można wyłączyć w ustawieniach.
web-key-arrows = przejście z karty na kartę
web-key-enter = zagranie karty
web-key-keys = ta lista
web-key-hint = podpowiedź
web-key-undo = cofnięcie
web-key-log = przejście do dziennika
web-key-talk = rozmowa
web-key-type = wpisanie karty lub polecenia
web-key-escape = zamknięcie tego, co otwarte, albo powrót do teraz

## Zapraszanie i dołączanie

web-invite = Zaproś kogoś
web-invite-about = Każdy, kto otworzy ten link, może usiąść z tobą do gry, bez zakładania konta.
web-invite-here = Ten adres działa tylko na tym komputerze. Aby grać z kimś gdzie indziej, uruchom „ludotheque serve --host 0.0.0.0” i otwórz wyświetlony adres.
web-invite-link = Link do tego stołu
web-invite-title = Zagrajmy na Ludotheque
web-join = Jest wolne miejsce
web-join-about = To zaproszenie do gry. Twoje miejsce będzie zapamiętane w tej przeglądarce.
web-sit-down = Usiądź
web-watching = Oglądasz partię.
web-table-link = Link do tego stołu, żeby oglądać lub wrócić

## Koniec

web-result = { $winner_is ->
    [you] Wygrywasz { $reason }.
    [nobody] Remis: { $reason }.
   *[other] { $winner } wygrywa { $reason }.
}
web-result-resigned = { $winner_is ->
    [you] Wygrywasz, { $reason }.
    [nobody] Partia kończy się, { $reason }.
   *[other] { $winner } wygrywa, { $reason }.
}
web-result-scores = ({ $scores })
web-result-scores-many = { $scores }
web-rematch = Rewanż
web-rematch-swapped = Te same karty, zamiana miejsc
web-rematch-made = Jest rewanż.
web-rematch-follow = Przejdź do niego
web-look-match = Obejrzyj partię
web-new-game = Nowa gra
web-resign = Poddaj partię
web-resign-sure = Poddać partię?
web-resign-about = { $seats ->
    [1] Partia skończy się od razu, bez twojej wygranej.
    [2] Partia skończy się od razu, a wygra ją drugi gracz.
   *[other] Twoje miejsce zajmie bot, a pozostali grają dalej.
}
web-resign-yes = Poddaj partię
web-resign-no = Gram dalej
web-report = Zgłoś błąd
web-coach = Nauczyciel
web-coach-next = Dalej
web-coach-done = Rozumiem

## Ustawienia

web-settings-about = Są zapamiętane tylko w tej przeglądarce.
web-theme = Kolory
web-theme-system = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne
web-motion = Ruch
web-motion-system = jak w urządzeniu
web-motion-calm = spokojny
web-motion-off = brak
web-setting-aids = Pokazuj ściągę
web-setting-aids-about = Wylicza to, co można ustalić samemu, np. karty jeszcze niewidziane.
web-setting-confirm = Potwierdzaj każdą odpowiedź
web-setting-confirm-about = Karta zostanie zagrana dopiero po drugim wybraniu.
web-setting-sound = Dźwięki
web-setting-sound-about = Ciche tyknięcie, gdy coś się dzieje, dwa na twoją kolej.
web-setting-shortcuts = Pojedyncze klawisze jako skróty
web-setting-shortcuts-about = Wyłącz, jeśli przeszkadzają czytnikowi ekranu lub sterowaniu głosem.

## O stronie

web-about-words = Ludotheque przenosi gry na ekran z zasadami dokładnie takimi jak w instrukcjach: żeby grać, badać i się uczyć. Bez konta, bez reklam i bez podglądania tego, co robisz.
web-about-licence = Program jest wolnym oprogramowaniem na licencji Apache 2.0.
web-about-version = To jest wersja { $version }; strona używa protokołu { $protocol }.
web-device = To ja, na innym urządzeniu
web-device-about = Link sprawia, że inna twoja przeglądarka staje się tą samą osobą: ma twoje miejsca i partie. Nie dawaj go nikomu innemu.
web-device-make = Utwórz link
web-device-link = Tylko na twoje inne urządzenie
web-thanks = Podziękowania
web-thanks-icons = Autorami obrazków są Lorc, Delapouite i inni artyści z
web-thanks-fonts = Kroje pisma to Fraunces (Undercase Type) i Source Sans (Paul D. Hunt dla Adobe), na licencji
web-thanks-games = Gry należą do swoich autorów i wydawców; jeśli któraś ci się tu podoba, z pudełkiem na stole jest jeszcze lepsza.
web-visitor = Być tu tą samą osobą?
web-visitor-about = Ta przeglądarka będzie mieć miejsca i partie urządzenia, na którym powstał link. To, co miała wcześniej, zostaje na serwerze, ale nie będzie tu już widoczne.
web-visitor-become = Tak, to ja
web-visitor-incomplete = Link jest niepełny: skopiuj go w całości, razem z tym, co stoi za „#”.
