### Gracze i ich powody

player-unknown = Gra { $game } nie ma gracza „{ $player }”. Gracze: { $players }.
player-no-settings = Gracz „{ $player }” nie ma ustawień, więc „{ $settings }” nic dla niego nie znaczy.
player-random-reason = Wybór losowy.

greedy-claim-only-card = To jedyna karta, którą wolno zagrać.
greedy-claim-win-prize = { $prize } to nagroda warta tej karty.
greedy-claim-lose-prize = { $prize } to nagroda niewarta lepszej karty.
greedy-claim-cannot-win = Żadną kartą nie da się wygrać tej lewy, więc idzie najmniej przydatna.
greedy-claim-lead-high = { $prize } to nagroda lepsza niż większość kart jeszcze niewidzianych, a to wyjście ma duże szanse ją zdobyć.
greedy-claim-lead-low = { $prize } to nagroda gorsza niż większość kart jeszcze niewidzianych: karta dobrana w ciemno może być lepsza.
greedy-claim-lead-votes = Nawet po najlepszej odpowiedzi to wyjście przybliża najwięcej głosów.
greedy-claim-take-trick = Wygranie tej lewy najbardziej pomaga w walce o głosy jeszcze nierozstrzygnięte.
greedy-claim-leave-trick = Ta lewa nie jest warta lepszej karty.
greedy-claim-lose-for-dwarf = Przegranie tej lewy daje Krasnoluda.
greedy-claim-worked-out = Przy tak małej liczbie kart wszystko da się policzyć: nic lepszego nie da się osiągnąć.

player-novice-reason = Chwila nieuwagi: bez namysłu.

player-name-random = Rollo
player-about-random = gra cokolwiek, co wolno
player-name-novice = Nell
player-about-novice = zna grę, ale bywa rozkojarzona
player-name-greedy = Greta
player-about-greedy = doświadczona, niewiele jej umyka

greedy-elekt-only = To jedyna możliwa odpowiedź.
greedy-elekt-best = Spośród wszystkich odpowiedzi ta zostawia najlepszą pozycję.
greedy-elekt-assign = To najbardziej pomaga zdobyć karty, które są jeszcze do wygrania.
greedy-elekt-attach = Ten żeton najbardziej pomoże w nadchodzących konfrontacjach.
greedy-elekt-ban = Biorąc pod uwagę symbole, które zniknęłyby ze Strefy, to najlepsze.
greedy-elekt-enlist = Symbole i zdolność obiecują tu najwięcej.
greedy-elekt-protect = Rozważono Jednostkę, cenę i nadchodzące konfrontacje.
greedy-elekt-swap = Symbole trafiają tam, gdzie są potrzebne.
greedy-elekt-use = Porównano efekt z jego ceną.

greedy-elementa-best = Ze wszystkich możliwych odpowiedzi ta zostawia najlepszą pozycję.
greedy-elementa-deck = Każda gotowa talia ma szanse; ta została wylosowana.
greedy-elementa-divide = Wylosowany spośród podziałów, które obiecują najwięcej przy tym, co można opłacić w każdej turze, żeby nikt nie mógł go przewidzieć.
greedy-elementa-resources = Te żywioły są najbliższe kosztom kart na nadchodzące tury.
greedy-elementa-ban = Ta karta jest w tej turze najgroźniejsza.
greedy-elementa-lay = Porównana ze wszystkimi kartami, które mogą położyć inni; spośród dobrych została wylosowana, żeby nikt nie mógł jej przewidzieć.
greedy-elementa-pay = Ta płatność zachowuje to, co najbardziej się przyda.
greedy-elementa-change = Zostaje to, czym można jeszcze opłacić kartę; reszta jest więcej warta jako kryształy.
