## Zestawy Elekta: błędy kart

elekt-wrong-number = kart rodzaju { $kind } jest { $found }, a w pudełku jest ich { $count }. { $more ->
    [yes] Zbędnych: { $difference }; usuń je.
   *[no] Brakujących: { $difference }; dodaj je.
}
elekt-pack-no-master = brakuje karty „{ $id }”; wymieniają ją zasady gry solo (ELEKT-11.7). Zachowaj ją wśród Przywilejów.
elekt-no-such-card = „{ $id }” nie jest kartą z pudełka, którą można by wyjąć. Usuń ten wiersz.
elekt-pack-copy = to także identyfikator egzemplarza „{ $basic }”, których każdy gracz ma po jednym. Wybierz inny.
elekt-pack-bad-id = identyfikator składa się z małych liter bez ogonków i cyfr, w słowach połączonych łącznikami, na przykład "web-wanderer".
elekt-pack-word-id = „{ $id }” to odpowiedź, którą dają gracze. Wybierz inny identyfikator.
elekt-pack-no-name = brakuje nazwy w języku „{ $language }”. Dopisz ją; nazwy są potrzebne w en, fr i pl.
elekt-pack-no-facts = karta z instrukcji podaje, których faktów dotrzymuje. Dopisz facts = ["ELEKT-K…"] albo origin = "ludotheque" dla własnej karty.
elekt-pack-units-only = tylko Jednostki (basic, elite) mają „{ $name }”. Usuń to.
elekt-pack-no-type = Jednostka potrzebuje type = "spectre" albo type = "disciple".
elekt-pack-no-titles = Jednostki nie mają Tytułów; mają je karty Misji i Wpływu. Usuń „titles”.
elekt-pack-bad-symbols = „{ $value }” to nie symbol. Wpisz liczbę i M, D, B albo A, na przykład "2M 1A".
elekt-pack-does-nothing = zdolność nic nie robi, więc nie ma dla niej tekstu. Wpisz efekty w „do” albo reguły w „rules”.
elekt-pack-do-and-rules = zdolność ma „do” albo „rules”, nie oba naraz. Zrób z tego dwie zdolności.
elekt-pack-rules-alone = reguły obowiązują, dopóki karta leży na miejscu. Usuń „{ $name }” albo wpisz efekt w „do”.
elekt-pack-immediate-waits = zdolność natychmiastowa działa, gdy przydziela się jej Jednostkę. Usuń „when” albo wpisz mode = "permanent".
elekt-pack-immediate-units = tylko Jednostki (basic, elite) mają zdolności natychmiastowe. Wpisz „when” zamiast mode = "immediate".
elekt-pack-never = nic nie uruchamia tej zdolności. Wpisz „when” albo, na Jednostce, mode = "immediate".
elekt-pack-use-instead = „{ $value }” nigdy nie zdarza się takiej karcie. Użyj „{ $other }”.
elekt-pack-free-price = pusta cena nic nie kosztuje. Wpisz, czym się płaci, na przykład [{ "{ pay = \"amber\", amount = 1 }" }], albo usuń „cost”.
elekt-pack-many-prices = cen do wyboru jest { $count }, a może być najwyżej { $most }. Usuń zbędne.
elekt-pack-too-dear = nikt nie zapłaci tyle Żaru: { $amount }; gracz ma go najwyżej { $most } (ELEKT-4.15). Zażądaj najwyżej { $most }.
elekt-pack-discarded-twice = kartę można oddać tylko raz. Zostaw jedno "this-card".
elekt-pack-least-one = { $value } nie da się wykonać. Wpisz 1 lub więcej.
elekt-pack-needs = „{ $verb }” ma sens tylko wtedy, gdy zdarza się „{ $needed }”. Wpisz when = { "{ happens = " }"{ $needed }"{ " }" }.
elekt-pack-privileges-only = tylko Przywilej zmienia liczbę Jednostek, które można przydzielić. Przenieś tę regułę na Przywilej.
elekt-pack-no-unit = „this” to Jednostka, na której stoi tekst, a ta karta nie jest Jednostką. Użyj „any”, „every” albo „that”.
elekt-pack-no-that = „that” to Jednostka, której coś się właśnie zdarzyło, a nic się nie zdarzyło. Użyj „any” lub „every” albo jednego z tych w „when”: { $known }.
elekt-pack-no-that-player = „that-player” to ten, kto właśnie coś zrobił, a nikt nic nie zrobił. Użyj „you” lub „opponent” albo podaj w „when”, na co się czeka.
elekt-pack-no-words = zdolności nie można ująć w słowa ({ $what }). Użyj słów z docs/packs.md.

## Zestawy Elekta: karty do pokazania

elekt-pack-kind = { $kind ->
    [basic] Jednostka Podstawowa
    [elite] Jednostka Elitarna
    [skirmish] Misja
    [machination] Wpływ
   *[privilege] Przywilej
}{ $type ->
    [spectre] , Upiór
    [disciple] , Kultysta
   *[none] { "" }
}
elekt-pack-edition = { $edition ->
    [fr] (wydanie francuskie)
   *[pl] (wydanie polskie)
} { $text }
elekt-pack-symbols = Symbole
elekt-pack-title = Tytuł
elekt-pack-solo = Solo
elekt-pack-not-in-solo = nieużywana w wariancie solo
