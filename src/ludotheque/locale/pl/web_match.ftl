### Strona rozgrywki: co się wydarzyło, krok po kroku

web-match-title = { $game }: { $players }
web-match-versus = { $first } kontra { $second }
web-match-loading = Rozkładanie rozgrywki…
web-match-unavailable = Tej rozgrywki nie można pokazać
web-match-again = Spróbuj ponownie
web-match-to-table = Do stołu
web-match-running = Ta rozgrywka jeszcze się nie skończyła.
web-match-running-own = Gra wciąż trwa: możesz obejrzeć to, co do tej pory było dla ciebie widoczne. Reszta otworzy się po jej zakończeniu.
web-match-running-watch = Gra wciąż trwa: możesz obejrzeć to, co do tej pory było jawne. Reszta otworzy się po jej zakończeniu.

## Wynik

web-match-result = { $result ->
    [you] Wygrywasz { $reason }.
    [other] { $winner } wygrywa { $reason }.
    [you-resigned] Poddajesz się; wygrywa { $winner }.
    [you-by-resignation] { $resigned } poddaje grę; wygrywasz.
    [resigned] { $resigned } poddaje grę; wygrywa { $winner }.
   *[draw] Remis: { $reason }.
}
web-match-players = Kto grał
web-match-person = osobiście przy stole
web-match-you = ty
web-match-winner = wygrywa
web-match-count = Liczenie
web-match-continues = Dalszy ciąg innej rozgrywki
web-match-same-deal = To samo rozdanie co w innej rozgrywce
web-match-rematch = Następna rozgrywka

## Przeglądanie

web-match-table = Stół
web-match-steps = Przejdź przez rozgrywkę
web-match-first = Na początek
web-match-back = O jedną odpowiedź wstecz
web-match-play = Odtwarzaj
web-match-pause = Pauza
web-match-forward = O jedną odpowiedź naprzód
web-match-last = Na koniec
web-match-slider = Moment
web-match-keys = Strzałki prowadzą przez rozgrywkę, Home i End na jej początek i koniec.
web-match-moment = { $moment ->
    [0] Przed pierwszą odpowiedzią
   *[other] Po odpowiedzi { $moment } z { $total }
}
web-match-see-as = Patrz jako
web-match-see-everybody = wszyscy: tylko to, co jawne
web-match-see-seat = { $name }
web-match-see-yourself = { $name } (ty)
web-match-seen-by = Tak widział stół gracz { $name }: „ty” na stole oznacza tego gracza.

## Udzielona odpowiedź

web-match-answer-chance = Odpowiedział los.
web-match-answer-hidden = { $name }: odpowiedź jest przed tobą zakryta.
web-match-answered = { $name }: { $answer }
web-match-why-bot = Skąd ten ruch ({ $name })?
web-match-why = Co zrobiłby najsilniejszy bot?
web-match-same = { $player } robi tu to samo. { $reason }
web-match-other = { $player } wybiera tu co innego: { $answer }. { $reason }

## Przebieg i wykres

web-match-log = Co się wydarzyło
web-match-graph = Kto jak stał
web-match-graph-hint = Kliknij albo użyj strzałek, aby przejść do danego momentu.
web-match-graph-label = Stan gry po kolejnych odpowiedziach, suwak
web-match-graph-axis = odpowiedzi
web-match-standing = { $name } { $number }
web-match-graph-table = Wykres jako tabela
web-match-graph-answer = Po odpowiedzi

## Liczby

web-match-figures = W liczbach
web-match-player = Gracz
web-match-answers = Odpowiedzi
web-match-ahead = Na prowadzeniu
web-match-ahead-share = po { $count ->
    [one] { $count } odpowiedzi
   *[other] { $count } odpowiedziach
}
web-match-agreement = Tak jak { $player }
web-match-agreement-share = { $same } z { $answers }
web-match-turns = Punkty zwrotne
web-match-turn = { $name } obejmuje prowadzenie, { $standing }
web-match-turn-for-good = { $name } obejmuje prowadzenie i już go nie oddaje, { $standing }
web-match-no-turns = Nikt ani razu nie prowadził.
web-match-turn-after = odpowiedź { $moment }

## Analiza

web-match-analysis = Analiza
web-match-analysis-about = { $player }, najsilniejszy bot, ocenia każdą odpowiedź na podstawie tego, co mógł wiedzieć gracz, i mówi, co by wybrał.
web-match-analyse = Przeanalizuj rozgrywkę
web-match-analysing = { $player } rozważa rozgrywkę, odpowiedź po odpowiedzi. To może chwilę potrwać; możesz dalej się rozglądać.
web-match-analysis-stop = Zatrzymaj
web-match-analysis-summary = { $player } wybiera to samo w { $same } z { $answers } odpowiedzi.
web-match-only-different = Tylko tam, gdzie wybór jest inny
web-match-whose = Czyje odpowiedzi
web-match-everybody = wszystkich
web-match-all-same = Nie ma czego pokazać: za każdym razem wybór jest ten sam.
web-match-mark-same = to samo
web-match-mark-other = co innego
web-match-go-to = Przejdź do odpowiedzi { $moment }

## Dalej

web-match-share = Udostępnij
web-match-link = Link
web-match-link-moment = Prowadzi do pokazanego momentu
web-match-download = Pobierz zapis
web-match-download-about = Plik tekstowy ze wszystkimi odpowiedziami, który Ludotheque potrafi odtworzyć i sprawdzić.
web-match-go-on = Graj dalej od tego miejsca
web-match-go-on-about = Nowa rozgrywka zaczyna się w pokazanym momencie; ta pozostaje bez zmian.
web-match-go-on-over = To już koniec. Cofnij się do momentu, od którego chcesz grać dalej.
web-match-go-on-seat = Zajmujesz miejsce gracza
web-match-go-on-against = Za pozostałych gra
web-match-go-on-start = Graj dalej po odpowiedzi { $moment }
web-match-go-on-beginning = Graj od początku
web-match-go-on-waiting = Stół jest przygotowywany…
