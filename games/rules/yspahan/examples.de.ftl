### Beispiele des Regelhefts: je ein Text, und was jedes Bild zeigt für alle, die es nicht sehen.
### Zahlen einer Stellung sind Variable: Die Datei des Beispiels sagt, wo jede zu sehen ist, und ihr Test sieht nach.

## Teile

yspahan-piece-shop = ein Laden
yspahan-piece-plaque = die Punkte eines Basars
yspahan-piece-field = ein Feld der Straße
yspahan-piece-supervisor = der Aufseher
yspahan-piece-camel = Kamel
yspahan-piece-gold = Gold
yspahan-piece-deck = der Kartenstapel
yspahan-piece-die-white = ein weißer Würfel
yspahan-piece-die-yellow = ein gelber Würfel
yspahan-piece-cube-blue = ein Stein von Mara
yspahan-piece-cube-yellow = ein Stein von Jonas
yspahan-piece-loaded-blue = ein beladenes Kamel
yspahan-piece-level-camels = { yspahan-level-camels }
yspahan-piece-level-bag = { yspahan-level-bag }
yspahan-piece-level-barrel = { yspahan-level-barrel }
yspahan-piece-level-chest = { yspahan-level-chest }
yspahan-piece-level-vase = { yspahan-level-vase }
yspahan-piece-level-gold = { yspahan-level-gold }
yspahan-piece-building-pasture = { yspahan-building-pasture }
yspahan-piece-building-shop = { yspahan-building-shop }
yspahan-piece-building-bath = { yspahan-building-bath }
yspahan-piece-building-caravansary = { yspahan-building-caravansary }
yspahan-piece-building-market = { yspahan-building-market }
yspahan-piece-building-hoist = { yspahan-building-hoist }
yspahan-piece-card-swap = { yspahan-card-swap }
yspahan-piece-card-camels = { yspahan-card-camels }
yspahan-piece-card-gold = { yspahan-card-gold }
yspahan-piece-card-place = { yspahan-card-place }
yspahan-piece-card-caravan = { yspahan-card-caravan }
yspahan-piece-card-sell-camels = { yspahan-card-sell-camels }
yspahan-piece-card-sell-gold = { yspahan-card-sell-gold }
yspahan-piece-card-no-camels = { yspahan-card-no-camels }
yspahan-piece-card-no-gold = { yspahan-card-no-gold }

## Beispiele

yspahan-example-setup = Die Partie beginnt. Alle haben { $gold } Gold und { $cards } Karten und noch kein Kamel, kein Gebäude, keinen Punkt.
yspahan-example-setup-merchants = Die Händler in einer Liste, alle mit { $gold } Gold und sonst nichts.

yspahan-example-souk = Das Truhenviertel. Mara spielt Blau und hat in jedem der { $shops } Läden des blauen Basars einen Stein: Er ist voll und { $points } Punkte wert. Von den { $pink } Läden des rosa Basars hat sie einen. Er liegt innen: Keine Tür führt von ihm zur Straße, also erreicht ihn der Aufseher nicht.
yspahan-example-souk-chest = Das Truhenviertel mit einem Stück der Straße. In beiden blauen Läden liegt ein blauer Stein, ebenso in einem rosa Laden ohne Tür.

yspahan-example-tower = Mara hat { $white } weiße Würfel geworfen. Die kleinste Zahl, { $low }, liegt bei den Kamelen. Die nächsten kommen Stufe um Stufe darüber: { $bag } zum Sack und so weiter bis zur { $chest }, die mit { $dice } Würfeln gefallen ist. Die größte Zahl, { $high }, liegt beim Gold. Die Amphore bleibt leer.
yspahan-example-tower-tower = Der Würfelturm mit seinen Stufen: bei den Kamelen Würfel mit { $low }, beim Sack { $bag }, bei der Truhe { $dice } Würfel mit { $chest }, beim Gold { $high }. Die Amphore ist leer.

yspahan-example-yellow = Mara ist Startspielerin und hat { $price } Gold für einen gelben Würfel bezahlt. Er kam zum Sack: { $white } weiße und { $yellow } gelber. Für Mara zählen alle. Nimmt sie eine andere Gruppe, so kommt der gelbe nach ihrem Zug weg, und Jonas findet dort { $white } Würfel.
yspahan-example-yellow-tower = Der Würfelturm. Beim Sack liegen { $white } weiße Würfel und { $yellow } gelber.

yspahan-example-deliver = Mara nimmt die { $dice } Würfel von der Truhe und liefert. Ihr erster Stein kommt in einen blauen Laden. Nun muss der zweite in den anderen, denn ein unfertiger Basar geht vor. Damit sind die { $blue } blauen Läden voll, und der letzte Stein darf einen neuen Basar anfangen: Sie wählt einen rosa Laden, der innen liegt. In der Stadt hat sie nun { $placed } Steine.
yspahan-example-deliver-tower = Der Würfelturm; Mara hat die { $dice } Würfel der Truhe genommen.
yspahan-example-deliver-chest = Das Truhenviertel danach: blaue Steine in beiden blauen Läden und in einem rosa Laden.

yspahan-example-supervisor = Der Aufseher steht auf E1, und Maras Würfel zeigen { $pips }. Das führt ihn auf eines der markierten Felder: E3 oder über die Mitte nach N1, S1 oder W1. Umkehren kann er in einem Zug nicht. Bis E2 ist es ein Feld weniger: Das kostet { $price } Gold.
yspahan-example-supervisor-street = Die Mitte der Straße. Der Aufseher steht auf E1; markiert sind E3, N1, S1 und W1, alle { $pips } Felder entfernt.

yspahan-example-keep = Der Aufseher hat auf E1 angehalten, und Maras blauer Stein hat eine Tür zu diesem Feld. Sie hat { $camels } Kamele und gibt eines her: Der Stein bleibt, und ein anderer aus ihrem Vorrat geht zur Karawane, in die untere Reihe. Das bringt sofort { $points } Punkte. Ihr bleibt { $left } Kamel.
yspahan-example-keep-street = Der Aufseher auf E1. Maras Stein an der Ecke E1/S1 ist markiert.
yspahan-example-keep-caravan = Die Karawane: Auf dem ersten Kamel liegt ein grüner Stein, auf dem nächsten ein blauer. Alle anderen sind frei.

yspahan-example-build = Mara hat Weide und Geschäft und { $own } Kamele. Sie baut den Markt für { $camels } Kamele und { $gold } Gold; { $left } Kamele bleiben. Es ist Gebäude Nummer { $buildings }, das erste, das Punkte bringt: sofort { $points }. Von nun an bringt der Markt am Ende jeder Woche für jeden ihrer vollen Basare zusätzliche Punkte.
yspahan-example-build-before = Mara vorher: { $own } Kamele, { $gold } Gold, Weide und Geschäft, keine Punkte.
yspahan-example-build-after = Mara nachher: { $left } Kamele, kein Gold, Weide, Geschäft und Markt, { $points } Punkte.

yspahan-example-cards = Nach ihrer Aktion spielt Mara eine Karte wegen ihrer Wirkung: { $before } Kamele und { $more } dazu sind { $after }. Sie darf noch andere spielen und danach bauen.
yspahan-example-cards-hand = Die Karte: Sie gibt { $more } Kamele.
yspahan-example-cards-after = Mara danach mit { $after } Kamelen.

yspahan-example-day = Alle hatten ihren Zug, und die Würfel sind abgeräumt. Jetzt ist Tag { $day } der Woche { $week }. Am ersten Tag hat Mara angefangen, also ist nun ihr linker Nachbar Jonas dran: Im Kalender steht sein Zeichen.
yspahan-example-day-calendar = Der Kalender: am ersten Tag der Woche { $week } Maras Zeichen, am Tag { $day }, also heute, das von Jonas.

yspahan-example-week = Eine Woche endet, und Jonas (gelb) bekommt Punkte. Der salbeigrüne Basar im Fassviertel ist voll: { $souk } Punkte. Ein Basar im Truhenviertel ist es auch; zusammen bringen sie { $all }. Ihm gehört der Markt, also bringt jeder noch { $market } dazu: { $extra }. Von den { $shops } türkisen Läden hat er nur einen: nichts. Auf der Karawane hat er { $cubes } Stein, in der unteren Reihe: Dort zählen seine Steine einfach. In der mittleren Reihe zählten sie mal { $row }.
yspahan-example-week-souks = Das Fassviertel: gelbe Steine in allen salbeigrünen Läden und in einem türkisen.
yspahan-example-week-caravan = Die Karawane; eines der beladenen Kamele der unteren Reihe trägt einen gelben Stein.
yspahan-example-week-merchants = Jonas nach der Wertung: { $all } Punkte für Basare und { $extra } für den Markt sind dazugekommen.

yspahan-example-end = Die letzte Woche ist vorbei, alles ist gewertet: Jonas hat { $jonas } Punkte und gewinnt. Mara hat { $mara }, Lea { $lea }. Kamele, Gold und Karten, die übrig sind, zählen nichts.
yspahan-example-end-merchants = Die Händler am Ende: Mara { $mara } Punkte, Jonas { $jonas }, Lea { $lea }.

yspahan-example-four = Es ist Tag { $day } der letzten Woche. Mara und Lea haben mit je { $mara } die wenigsten Punkte, vor Jonas mit { $jonas } und Tom mit { $tom }. Am Tag davor hat Tom angefangen. Von ihm aus im Uhrzeigersinn sitzt Lea weiter weg als Mara, also fängt Lea an. Reihenfolge: Lea, Mara, Jonas, Tom.
yspahan-example-four-merchants = Die Händler auf ihren Plätzen: Mara { $mara } Punkte, Jonas { $jonas }, Lea { $lea }, Tom { $tom }.
yspahan-example-four-calendar = Der Kalender: am Tag { $day } der letzten Woche, also heute, Leas Zeichen, am Tag davor das von Tom.

yspahan-example-three = Zu dritt hat die Karawane { $three } Kamele statt { $four }. Lea (grün) und Mara (blau) haben die ersten beladen, in der unteren Reihe.
yspahan-example-three-caravan = Eine Karawane aus { $three } Kamelen in gleichen Reihen; die ersten sind beladen.

yspahan-example-two = Nur Mara und Jonas spielen: Auf dem Turm liegen { $white } weiße Würfel, und die Karawane hat { $camels } Kamele.
yspahan-example-two-tower = Der Turm mit { $white } weißen Würfeln.
yspahan-example-two-caravan = Eine leere Karawane aus { $camels } Kamelen.
