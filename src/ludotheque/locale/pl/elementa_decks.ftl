### Czytanie talii Elementy, które ktoś zapisał

elementa-deck-no-card-near = Nie ma karty „{ $card }”; może chodzi o „{ $near }”?
elementa-deck-no-environment = { $card } to stworzenie, a nie środowisko.
elementa-deck-no-name = „{ $line }” nie nazywa żadnej karty.
