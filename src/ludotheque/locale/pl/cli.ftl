### Terminal

cli-help = Ludotheque: gry planszowe i karciane do grania, badania i równoważenia.
cli-help-help = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-more-help = „ludotheque POLECENIE --help” mówi więcej o poleceniu.
cli-usage-line = Użycie: { $words }
cli-group-commands = Polecenia
cli-group-arguments = Argumenty
cli-group-options = Opcje

## Polecenia

cli-command-play = Zagraj w grę przeciw botom albo samemu, jeśli gra na to pozwala.
cli-command-games = Wypisz gry, ich graczy i opcje.
cli-command-rules = Pokaż zasady gry albo jedną regułę.
cli-command-replay = Opowiedz słowami zapisaną partię.
cli-command-case = Uruchom pliki przypadków.
cli-command-record = Pracuj z plikami zapisów.
cli-command-serve = Udostępnij stół przeglądarkom, na tym komputerze lub innym.
cli-command-check = Sprawdź, czy zapis jest pełny, niezmieniony i zgodny z zasadami.
cli-command-simulate = Rozegraj wiele partii między botami i pokaż, jak im poszło.

cli-about-play = zagraj z botem tutaj, w terminalu
cli-about-lang = po francusku (albo pl, en)
cli-about-rules = zasady gry
cli-about-clause = jedna reguła
cli-about-games = gry, ich gracze i opcje
cli-about-serve = udostępnij stół przeglądarkom; samo „ludotheque” robi to tutaj i otwiera lobby
cli-about-replay = opowiedz słowami zapisaną partię
cli-about-case = uruchom przypadki: sprawdzalne zasady
cli-about-record-check = sprawdź zapis partii
cli-about-simulate = niech boty rozegrają wiele partii

## Opcje

cli-option-game = Nazwa gry.
cli-option-seats = Liczba miejsc przy stole (domyślnie { $default }, jeśli gra na to pozwala).
cli-option-seat = Twoje miejsce, od 0 (domyślnie { $default }).
cli-option-against = Kto gra przeciwko tobie (domyślnie { $default }); kilku graczy rozdziel przecinkami, po jednym na każde inne miejsce.
cli-option-lang = Język: en, fr lub pl.
cli-option-seed = Liczba całkowita; to samo ziarno daje to samo rozdanie.
cli-option-save = Plik, w którym partia jest zapisywana po każdej odpowiedzi.
cli-option-resume = Zapis partii, którą chcesz wznowić.
cli-option-aid = Pokaż pomoce, na przykład karty jeszcze niewidziane.
cli-option-option = Opcja gry w postaci nazwa=wartość (zobacz „ludotheque games”).
cli-option-clause = Identyfikator reguły, na przykład 3.9 lub R7.
cli-option-record = Plik zapisu.
cli-option-replay-seat = Opowiedz tylko to, co widać z tego miejsca.
cli-option-board = Rysuj stół po każdej odpowiedzi (wymaga --seat).
cli-option-cases = Pliki przypadków albo foldery z nimi.
cli-option-players = Gracze rozdzieleni przecinkami, po jednym na miejsce (domyślnie najlepszy przeciw random).
cli-option-games = Liczba partii (domyślnie { $default }).
cli-option-jobs = Liczba równoległych procesów (domyślnie { $default }).
cli-option-host = Adres nasłuchu (domyślnie { $default }).
cli-option-port = Port nasłuchu (domyślnie { $default }; 0 wybiera wolny).
cli-option-database = Gdzie trzymać partie: sqlite:///PLIK albo postgresql://… (domyślnie plik w twoim folderze danych).
cli-option-workers = Procesy, w których myślą boty (domyślnie { $default }).

## Co może być nie tak

cli-unknown-command = Nie ma polecenia „{ $command }”. Listę poleceń pokazuje „ludotheque --help”.
cli-unknown-option = Nie ma tu opcji „{ $option }”. Dodaj --help, aby zobaczyć, jakie są.
cli-too-many-words = Do czego służy „{ $words }”? Dodaj --help, aby zobaczyć, co można podać.
cli-missing = Brakuje „{ $name }”. Dodaj --help, aby zobaczyć, co jest potrzebne.
cli-bad-value = „{ $value }” nie może być wartością { $name }.
cli-usage = Nie można zrozumieć wiersza poleceń: { $problem }
cli-bad-option = „{ $option }” nie jest opcją: napisz nazwa=wartość.
cli-bad-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $most }.
cli-wrong-against = Liczba graczy w --against: { $given }, a innych miejsc: { $seats }.
cli-against-nobody = Nikt nie gra przeciwko tobie: przy jednym miejscu grasz solo. Pomiń --against albo podaj więcej miejsc w --seats.
cli-not-positive = { $name } musi wynosić 1 lub więcej, a nie { $value }.
cli-file-problem = { $file }: { $problem }.
cli-file-no-text = { $file } nie jest plikiem tekstowym.
cli-cannot-write = Nie można zapisać { $file }: { $problem }.
cli-save-exists = Plik { $file } już istnieje. Podaj inny albo wznów tę partię: --resume { $file }
cli-record-wrong = { $file } nie jest poprawnym zapisem. { $problem }
cli-other-game = { $file } to partia gry { $game }, a nie { $asked }.
cli-no-person = W { $file } na żadnym miejscu nie gra człowiek, więc nikt nie może wznowić tej partii.
cli-resume-seats = Liczbę miejsc w partii z pliku { $file } ustalono na początku; pomiń --seats.
cli-resume-seat = W pliku { $file } osoba siedzi na miejscu { $seat }; pomiń --seat { $asked }.
cli-resume-option = Opcje partii z pliku { $file } ustalono na początku; pomiń --option { $options }.
cli-resume-against = W pliku { $file } nie gra nikt o nazwie „{ $asked }”; pomiń --against.
cli-several = „{ $typed }” może znaczyć: { $answers }.
cli-no-number = Numery są od 1 do { $most }.
cli-too-large = Plik { $file } jest za duży jak na { $kind ->
    [deck] talię
    [pack] zestaw
   *[record] zapis
}.
cli-no-server = Serwer nie jest zainstalowany: pip install "ludotheque[server]".
cli-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }.
cli-no-database = Nie można użyć bazy danych { $database }: { $problem }
cli-serving = Działa pod { $address } (Ctrl-C kończy).
cli-serving-already = Serwer już działa: { $address }
cli-no-cases-given = Podaj plik przypadków albo folder z takimi plikami.
cli-no-cases = W { $folder } nie ma pliku przypadków (*.yaml).
cli-board-needs-seat = --board wymaga --seat: stół rysuje się tak, jak widać go z danego miejsca.

## Gry

cli-game-seats = { $least ->
    [one] { $most ->
        [one] Jeden gracz
       *[other] Od 1 do { $most } graczy
    }
   *[other] { $least ->
        [2] { $most ->
            [2] Dwóch graczy
           *[other] Od 2 do { $most } graczy
        }
       *[other] Od { $least } do { $most } graczy
    }
}
cli-game-players = Boty: { $players }
cli-game-option = --option { $option }=…: { $about } ({ $values }; domyślnie { $default })

## Przypadki i zapisy

cli-case-pass = zaliczony
cli-case-fail = NIEZALICZONY
cli-case-difference = {"  "}{ $path }: oczekiwano { $expected }, jest { $found }
cli-case-summary = Zaliczone: { $passed }, niezaliczone: { $failed }, { $mistaken ->
    [0] żadnych błędnych plików
    [one] jeden błędny plik
    [few] { $mistaken } błędne pliki
   *[many] { $mistaken } błędnych plików
}.
cli-record-good = { $file }: { $game }, { $answers ->
    [one] { $answers } odpowiedź
   *[other] { $answers } odpowiedzi
}, partia { $state ->
    [over] zakończona
   *[running] niezakończona
}. Zapis pełny, niezmieniony i zgodny z zasadami.
cli-replay-unfinished = Tu zapis się kończy, po { $answers ->
    [one] { $answers } odpowiedzi
   *[other] { $answers } odpowiedziach
}; partia nie jest zakończona.
cli-seat-name = { $player ->
    [person] osoba
   *[other] { $player }
} (miejsce { $seat })

## Symulacje

cli-simulating = Symulacja
cli-simulate-player = gracz
cli-simulate-games = partie
cli-simulate-wins = wygrane
cli-simulate-draws = remisy
cli-simulate-share = odsetek
cli-simulate-interval = przedział 95%
cli-simulate-score = średni wynik

## Przy stole

cli-welcome = Wpisz odpowiedź albo jej numer, ? pokaże regułę, { $help } resztę.
cli-seed = Ziarno { $seed }: --seed { $seed } rozda te same karty jeszcze raz.
cli-prompt = >
cli-you = Ty
cli-session-help = Wpisz odpowiedź albo jej numer. „?” pokaże regułę, z której wynika pytanie. Poza tym:
cli-word-help = pomoc
cli-word-hint = rada
cli-word-log = przebieg
cli-word-aid = nieznane
cli-word-undo = cofnij
cli-word-quit = koniec
cli-about-word-help = ta lista
cli-about-word-hint = co zagrałby bot i dlaczego
cli-about-word-log = wszystko, co się dotąd wydarzyło
cli-about-word-aid = pokaż lub ukryj pomoce, na przykład karty jeszcze niewidziane
cli-about-word-undo = cofnij swoją ostatnią odpowiedź, jeśli nic od tej pory nie ujawniono
cli-about-word-quit = zapisz i wyjdź
cli-ask-why = „? { $clause }” pokaże regułę.
cli-ask-help = „{ $help }” pokaże, co można wpisać.
cli-may-play = „{ $action }” jest teraz dozwolone.
cli-hint = Rada: { $action }. { $reason }
cli-undone = Cofnięto.
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-saved = Zapisano w { $file }. Wznowienie:
cli-saved-finished = Zapisano w { $file }. Aby ją obejrzeć:
cli-result = { $result ->
    [won] Wygrywasz { $reason }.
    [lost] Przegrywasz: wygrywa { $winner } { $reason }.
   *[draw] Remis: { $reason }.
}
