### Die Lektionen. Eine Karte hat eine Überschrift (-head), einen Text und, wo etwas zu wählen ist, was (-do).
### Zahlen einer Stellung sind Variablen: Die Datei der Lektion sagt, wo sie zu sehen sind, und ihr Test sieht nach.

## Ein erster Blick

yspahan-lesson-first-look = Ein erster Blick
yspahan-lesson-first-look-about = Der Plan, der Wurf und dein erster Zug.

yspahan-lesson-first-look-aim-head = Worum es geht
yspahan-lesson-first-look-aim = Du bist Händler in Isfahan. Wer am Ende die meisten Punkte hat, gewinnt. Jeder Händler hat auf der Tafel eine Zeile: Kamele, Gold, Karten, Gebäude und Punkte. Du spielst Blau.

yspahan-lesson-first-look-city-head = Die Stadt
yspahan-lesson-first-look-city = Die Stadt hat Viertel, und jedes Viertel hat Basare. Läden einer Farbe in einem Viertel sind ein Basar. Dieser blaue im Truhenviertel hat { $shops } Läden. Füllst du sie alle, bringt er am Ende der Woche { $points } Punkte.

yspahan-lesson-first-look-roll-head = Ein Wurf für alle
yspahan-lesson-first-look-roll = Jeder Tag beginnt mit einem Wurf von { $white } weißen Würfeln. Alle teilen ihn sich. Heute bist du Startspieler, also würfelst du.
yspahan-lesson-first-look-roll-do = Wirf die weißen Würfel.
yspahan-lesson-first-look-yellow = Gelbe Würfel kosten je { $price } Gold und zählen nur für dich. An einem anderen Tag können sie sich lohnen; wirf heute nur die weißen.

yspahan-lesson-first-look-tower-head = Der Würfelturm
yspahan-lesson-first-look-tower = Gleiche Würfel sind eine Gruppe. Die niedrigste Zahl, heute { $low }, liegt bei den Kamelen. Die nächsten kommen Stufe um Stufe darüber. Die höchste aber, heute { $high }, liegt immer beim Gold, auch wenn Stufen darunter leer bleiben.

yspahan-lesson-first-look-take-head = Nimm eine Gruppe
yspahan-lesson-first-look-take = In deinem Zug nimmst du eine Gruppe vom Turm. Es zählt, wie viele Würfel sie hat. Bei den Kamelen sind es { $dice }.
yspahan-lesson-first-look-take-do = Nimm die Kamele.
yspahan-lesson-first-look-quarter = Mit dieser Gruppe würdest du Waren in die Stadt liefern. Das kommt in der nächsten Lektion. Nimm hier bitte die Kamele.

yspahan-lesson-first-look-act-head = Nutze sie
yspahan-lesson-first-look-act = Jeder Würfel bei den Kamelen ist ein Kamel: Du bekommst { $camels }. Mit jeder Gruppe könntest du stattdessen den Aufseher bewegen oder eine Karte ziehen, und zu zweit auch bauen; das alles siehst du später.
yspahan-lesson-first-look-act-do = Nimm die Kamele.
yspahan-lesson-first-look-any-group = So lässt sich jede Gruppe nutzen. Nimm hier bitte die Kamele.

yspahan-lesson-first-look-end-head = Beende deinen Zug
yspahan-lesson-first-look-end = Du hast jetzt { $camels } Kamele und { $gold } Gold. Das würde für ein Gebäude reichen; Gebäude haben eine eigene Lektion.
yspahan-lesson-first-look-end-do = Beende deinen Zug.
yspahan-lesson-first-look-save = Du könntest jetzt bauen, und falsch wäre das nicht. Spare hier bitte die Kamele und beende den Zug.

yspahan-lesson-first-look-others-head = Die anderen
yspahan-lesson-first-look-others = Amina nahm die Würfel beim Gold und hat { $gold } Gold. Borso setzte { $cubes } Steine ins Sackviertel. Hat jemand eine Gruppe genommen, ist sie für diesen Tag weg. Ist für dich keine mehr da, ziehst du stattdessen eine Karte. Darum ist wichtig, wer wann an der Reihe ist.

yspahan-lesson-first-look-days-head = Tage und Wochen
yspahan-lesson-first-look-days = Hatten alle einen Zug, ist der Tag vorbei, und im Uhrzeigersinn wird der nächste Startspieler. Eine Woche hat { $days } Tage, eine Partie { $weeks } Wochen. Punkte für Basare gibt es am Ende jeder Woche. Zu zweit sind es { $white } weiße Würfel, und der Startspieler spielt jeden Tag zuerst und zuletzt, der andere dazwischen.

## Liefern

yspahan-lesson-deliver = Waren für die Basare
yspahan-lesson-deliver-about = Setze Steine in Läden und halte andere aus deinen Basaren fern.

yspahan-lesson-deliver-souks-head = Kleine und große Basare
yspahan-lesson-deliver-souks = Sieh dir das Truhenviertel an. Der kleine blaue Basar bringt in einer Woche { $small } Punkte, wenn ein Händler ihn gefüllt hat, der große rosa { $large }. Ein unfertiger Basar bringt nichts.

yspahan-lesson-deliver-take-head = Aus Würfeln werden Steine
yspahan-lesson-deliver-take = Eine Gruppe bei Sack, Fass, Truhe oder Amphore liefert in das Viertel dieses Namens: einen Stein je Würfel. Bei der Truhe liegen heute { $dice } Würfel.
yspahan-lesson-deliver-take-do = Nimm die Truhe.
yspahan-lesson-deliver-fewer = Auch diese Gruppe kann nützen, aber sie hat weniger Würfel. Nimm hier bitte die Truhe.

yspahan-lesson-deliver-act-head = Liefere
yspahan-lesson-deliver-act = Du hast { $cubes } Steine zu setzen, alle im Truhenviertel. Du musst so viele setzen, wie du kannst.
yspahan-lesson-deliver-act-do = Liefere in das Viertel.
yspahan-lesson-deliver-other-act = Das geht mit jeder Gruppe. Aber so viele Würfel sind in der Stadt mehr wert: Liefere bitte.

yspahan-lesson-deliver-first-head = Der erste Stein
yspahan-lesson-deliver-first = Ein Laden fasst einen Stein. Vom ersten Stein an gehört der Basar dir allein. Der blaue hat nur { $shops } Läden, du kannst ihn sofort füllen.
yspahan-lesson-deliver-first-do = Setze einen Stein in einen blauen Laden.
yspahan-lesson-deliver-larger = Auch dort kannst du beginnen. Dann müsstest du aber erst diesen Basar füllen. Beginne hier bitte mit dem blauen.

yspahan-lesson-deliver-begin-head = Erst fertig, dann neu
yspahan-lesson-deliver-begin = Der nächste Stein kam von selbst daneben: Einen unfertigen Basar musst du füllen, bevor du im selben Viertel einen anderen beginnst. Jetzt füllen { $placed } Steine den blauen Basar. Der letzte beginnt einen neuen. Der rosa hat { $shops } Läden und bringt { $points }. Manche davon liegen innen, ohne Tür zur Straße. Von dort kann der Aufseher keine Steine fortschicken; du lernst ihn bald kennen.
yspahan-lesson-deliver-begin-do = Wähle den markierten rosa Laden innen.
yspahan-lesson-deliver-door = Dieser Laden hat eine Tür zur Straße, wo der Aufseher anhalten und den Stein fortschicken kann. Wähle besser einen innen.
yspahan-lesson-deliver-yellow-souk = Auch der gelbe Basar steht dir offen, aber alle seine Läden haben Türen zur Straße. Nimm hier bitte einen rosa Laden.

yspahan-lesson-deliver-end-head = Die anderen sind dran
yspahan-lesson-deliver-end = Das war deine Aktion. Achte jetzt auf das Fass- und das Amphorenviertel.
yspahan-lesson-deliver-end-do = Beende deinen Zug.

yspahan-lesson-deliver-foreign-head = Basare der anderen
yspahan-lesson-deliver-foreign = Amina gehört der blaue Basar im Fassviertel, Borso der terrakottafarbene im Amphorenviertel. Dort kannst du nichts setzen, selbst wenn ein Laden frei wäre. Und in deinen rosa Basar kommt niemand sonst.

yspahan-lesson-deliver-again-head = Ein neuer Tag, dasselbe Viertel
yspahan-lesson-deliver-again = Es ist der zweite Tag, und du bist als letzte Person dran. Bei der Truhe liegen wieder { $dice } Würfel. Du hast { $own } Steine in diesem Viertel, und von den { $open } rosa Läden sind alle bis auf einen frei.
yspahan-lesson-deliver-again-do = Nimm noch einmal die Truhe.
yspahan-lesson-deliver-quarter = Dorthin darfst du liefern: Ein unfertiger Basar im Truhenviertel spielt in einem anderen Viertel keine Rolle. Hier passt aber die Truhe genau.
yspahan-lesson-deliver-gold = Gold nützt immer. Hier passt aber die Truhe genau.

yspahan-lesson-deliver-finish-head = Es passt
yspahan-lesson-deliver-finish = Dein rosa Basar ist unfertig, also gehen alle Steine dorthin. Blieben welche übrig, dürften sie noch einen Basar beginnen; ohne offenen Laden kämen sie zurück in deinen Vorrat.
yspahan-lesson-deliver-finish-do = Liefere, und der Basar ist voll.

yspahan-lesson-deliver-score-head = Was es bringt
yspahan-lesson-deliver-score = Am Ende der Woche bekommst du { $small } Punkte für den blauen Basar und { $large } für den rosa. Dann verlassen alle Steine die Stadt, und in der nächsten Woche beginnen alle neu.

## Der Aufseher

yspahan-lesson-supervisor = Der Aufseher und die Karawane
yspahan-lesson-supervisor-about = Er schickt Waren fort. Das ist nicht nur eine Gefahr.

yspahan-lesson-supervisor-street-head = Der Aufseher
yspahan-lesson-supervisor-street = Die weiße Figur in der Mitte ist der Aufseher des Schahs. An jedem Feld der Straße liegen Türen von Läden. Dir gehört der blaue Basar im Fassviertel. Er bringt { $points } Punkte, aber seine Läden haben Türen.

yspahan-lesson-supervisor-threat-head = Borso hat einen Plan
yspahan-lesson-supervisor-threat = Es ist der dritte Tag, und Borso hat gewürfelt. Seine Würfel bei den Kamelen zeigen { $pips }. Mit jeder Gruppe kannst du den Aufseher so viele Felder bewegen, wie ihre Würfel zeigen; wie viele Würfel es sind, spielt keine Rolle. Borso wird ihn nach E1 bewegen, zwischen Borsos Laden und deinen. Steine in Läden mit einer Tür zu diesem Feld gehen zur Karawane. Felder, über die der Aufseher nur geht, sind sicher.

yspahan-lesson-supervisor-save-head = Lässt du ihn ziehen?
yspahan-lesson-supervisor-save = Borsos Stein ist fort, nun ist deiner dran. Für ein Kamel bleibt er im Laden, und ein Stein aus deinem Vorrat geht zur Karawane. Du hast { $camels } Kamele. So oder so bringt dir die Karawane sofort { $points } Punkte.
yspahan-lesson-supervisor-save-do = Gib ein Kamel und behalte den Stein.
yspahan-lesson-supervisor-lose = Du darfst das Kamel sparen. Dann wäre dein Basar aber nicht mehr voll und brächte nichts. Behalte hier bitte den Stein.

yspahan-lesson-supervisor-loaded-head = Punkte sofort
yspahan-lesson-supervisor-loaded = Du hast { $points } Punkte, und der Basar ist noch voll. An diesem Tisch hat die Karawane { $camels } Kamele in Reihen. Ein Stein in der unteren Reihe bringt sofort { $bottom } Punkte, in der mittleren { $middle }, in der oberen keinen. Beladen wird von unten nach oben.

yspahan-lesson-supervisor-group-head = Jetzt bewegst du ihn
yspahan-lesson-supervisor-group = Das kannst du auch mit dir selbst machen! Der Aufseher steht auf E1, und an E2 liegt dein anderer Stein. Die Gruppe beim Sack zeigt { $pips }.
yspahan-lesson-supervisor-group-do = Nimm den Sack.
yspahan-lesson-supervisor-far = Mit dieser Gruppe wäre der Weg nach E2 teurer oder gar nicht zu bezahlen. Nimm hier bitte den Sack.

yspahan-lesson-supervisor-act-head = Keine Lieferung
yspahan-lesson-supervisor-act = Mit { $pips } ginge er so viele Felder. Er kehrt in einem Zug nie um, aber in der Mitte darf er in jeden Arm.
yspahan-lesson-supervisor-act-do = Bewege den Aufseher.
yspahan-lesson-supervisor-not-now = Auch das ginge mit dieser Gruppe. Bewege hier bitte den Aufseher.

yspahan-lesson-supervisor-move-head = Gold für ein Feld
yspahan-lesson-supervisor-move = Alle leuchtenden Felder sind erreichbar. Die Würfel allein führen an E2 vorbei, aber für jedes Gold geht er ein Feld mehr oder weniger. Eine Münze auf dem Feld nennt den Preis: Nach E2 kostet es { $price } Gold. Er darf auch stehen bleiben; dann trifft er die Steine an diesem Feld noch einmal.
yspahan-lesson-supervisor-move-do = Zieh ihn nach E2.
yspahan-lesson-supervisor-raid = Das würde einen Stein aus Aminas rosa Basar fortschicken und ihr schaden: Sie hat kein Kamel, um ihn zu behalten. In einer Partie ein guter Zug! Geh hier aber bitte nach E2.
yspahan-lesson-supervisor-elsewhere = Dorthin darf er gehen. Aber dein eigener Stein liegt an E2.
yspahan-lesson-supervisor-stays = Bleibt er stehen, trifft er noch einmal deinen Stein an E1. Geh hier bitte nach E2.

yspahan-lesson-supervisor-keep-head = Noch einmal
yspahan-lesson-supervisor-keep = Wieder wirst du gefragt. Dein letztes Kamel rettet auch diesen Stein, und einer aus deinem Vorrat bringt { $points } Punkte.
yspahan-lesson-supervisor-keep-do = Gib das Kamel.

yspahan-lesson-supervisor-worth-head = Was die Karawane wert ist
yspahan-lesson-supervisor-worth = Du hast schon { $points } Punkte. Und am Ende jeder Woche wird die Karawane gewertet: die Zahl deiner Steine dort, jetzt { $own }, mal deine höchste Reihe. Die untere Reihe zählt { $bottom }-fach, die mittlere { $middle }-fach, die obere { $top }-fach. Die Steine bleiben für die nächste Woche. Ist das letzte Kamel beladen, wird die Karawane sofort für alle gewertet und beginnt wieder leer.

## Gebäude

yspahan-lesson-build = Gebäude und Karten
yspahan-lesson-build-about = Gib Kamele und Gold aus und kaufe Würfel.

yspahan-lesson-build-six-head = { $count } Gebäude
yspahan-lesson-build-six = Jeder Händler kann jedes davon einmal bauen, in beliebiger Reihenfolge. Was ein Gebäude kostet, steht unter seinem Namen: Kamele und meistens Gold. Es hilft dir für den Rest der Partie. Nach deiner Aktion darfst du eines bauen; zu zweit ist Bauen selbst die Aktion und kostet eine Würfelgruppe.

yspahan-lesson-build-camels-head = Zuerst die Kamele
yspahan-lesson-build-camels = Die Weide kostet { $price } Kamele und kein Gold. Bei den Kamelen liegen { $dice } Würfel.
yspahan-lesson-build-camels-do = Nimm die Kamele.
yspahan-lesson-build-need-camels = Jede Gruppe ist zu etwas gut. Für die Weide brauchst du aber Kamele.

yspahan-lesson-build-pasture-head = Die Weide
yspahan-lesson-build-pasture = Mit einer Weide bekommst du ein Kamel mehr, wann immer du am Turm Kamele nimmst. Je früher sie steht, desto mehr bringt sie.
yspahan-lesson-build-pasture-do = Baue die Weide für { $price } Kamele.
yspahan-lesson-build-pasture-first = Auch das könntest du bezahlen. Beginne hier bitte mit der Weide.
yspahan-lesson-build-not-yet = Du darfst den Zug ohne Bauen beenden. Aber eine frühe Weide zahlt sich aus.

yspahan-lesson-build-bonus-head = Sie zahlt sich aus
yspahan-lesson-build-bonus = Die Lektion hat deinen Zug für dich beendet. Einen Tag später haben dir die anderen die Kamele gelassen. Dort liegen { $dice } Würfel, und die Weide gibt { $extra } dazu.
yspahan-lesson-build-bonus-do = Nimm wieder die Kamele.
yspahan-lesson-build-more-camels = Auch möglich. Sieh dir aber an, was die Weide macht: Nimm die Kamele.

yspahan-lesson-build-shop-head = Das Geschäft
yspahan-lesson-build-shop = Jetzt hast du { $camels } Kamele. Das Geschäft macht für Gold, was die Weide für Kamele macht, und mehr: { $extra } Gold zusätzlich, wann immer du am Turm Gold nimmst.
yspahan-lesson-build-shop-do = Baue das Geschäft.
yspahan-lesson-build-shop-first = Auch das darfst du bauen. Baue hier bitte das Geschäft; der nächste Tag bringt viel Gold.

yspahan-lesson-build-gold-head = Gold
yspahan-lesson-build-gold = Beim Gold liegen { $dice } Würfel, und das Geschäft gibt { $extra } dazu.
yspahan-lesson-build-gold-do = Nimm das Gold.
yspahan-lesson-build-more-gold = Das geht auch. Sieh dir aber an, was das Geschäft macht: Nimm das Gold.

yspahan-lesson-build-yellow-head = Gelbe Würfel
yspahan-lesson-build-yellow = Du bist wieder Startspieler und hast { $gold } Gold. Vor dem Wurf darf der Startspieler bis zu { $most } gelbe Würfel dazunehmen, für je { $price } Gold. Sie kommen zu den Gruppen wie die anderen, zählen aber nur für dich.
yspahan-lesson-build-yellow-do = Wirf mit einem gelben Würfel.
yspahan-lesson-build-one-yellow = In einer Partie entscheidest du das. Nimm hier bitte genau einen gelben Würfel dazu.

yspahan-lesson-build-group-head = Ein Würfel mehr
yspahan-lesson-build-group = Der gelbe Würfel kam zum Sack: { $white } weiße und { $yellow } gelber. Mit allen könntest du liefern. Heute willst du aber eine Karte, und dafür ist jede Gruppe recht.
yspahan-lesson-build-group-do = Nimm den Sack.
yspahan-lesson-build-any-for-a-card = Für eine Karte ist jede Gruppe recht. Nimm hier bitte den Sack.

yspahan-lesson-build-draw-head = Zieh eine Karte
yspahan-lesson-build-draw = Statt die Aktion der Stufe auszuführen oder den Aufseher zu bewegen, darfst du die oberste Karte ziehen. Nur du siehst, was es ist.
yspahan-lesson-build-draw-do = Zieh eine Karte.
yspahan-lesson-build-card-first = Auch das darfst du. Zieh hier bitte eine Karte.

yspahan-lesson-build-card-head = Karten
yspahan-lesson-build-card = Sie gibt { $camels } Kamele. In deinem Zug darfst du beliebig viele Karten ausspielen, vor oder nach der Aktion. Oder du wirfst eine ab, egal, welche, wenn du eine Gruppe genommen hast: Dann zählt die Gruppe einen Würfel mehr.
yspahan-lesson-build-card-do = Spiel die Karte aus.
yspahan-lesson-build-card-then-build = Du kannst gleich bauen. Mit der Karte reicht es aber für etwas Größeres: Spiel sie zuerst aus.
yspahan-lesson-build-later = Du darfst die Karte für später behalten. Spiel sie hier bitte aus.

yspahan-lesson-build-third-head = Das dritte Gebäude
yspahan-lesson-build-third = Jetzt ist der Markt in Reichweite: { $camels } Kamele und { $gold } Gold. Deine ersten Gebäude brachten keine Punkte. Das dritte bringt sofort { $points }, egal, welches es ist.
yspahan-lesson-build-third-do = Baue den Markt.
yspahan-lesson-build-build-now = Du darfst warten. Aber die Punkte liegen bereit: Baue den Markt.

yspahan-lesson-build-points-head = Punkte fürs Bauen
yspahan-lesson-build-points = Du hast { $points } Punkte. Das vierte und fünfte Gebäude bringen je { $each }, das sechste bringt { $last }. Der Markt gibt am Ende jeder Woche { $market } Punkte mehr für jeden deiner vollen Basare. Das Badehaus bewegt den Aufseher umsonst bis zu { $bath } Felder mehr oder weniger, mit der Karawanserei ziehst du eine Karte, wenn ein Stein von dir fortgeschickt wird, der Lastenaufzug liefert einen Stein mehr.

## Das Ende

yspahan-lesson-end = Der letzte Tag
yspahan-lesson-end-about = Das Ende einer Woche, das Ende der Partie und wer gewinnt.

yspahan-lesson-end-last-head = Der allerletzte Zug
yspahan-lesson-end-last = Es ist Woche { $week }, Tag { $day }, und du hast den letzten Zug der Partie. Diesmal spielst du Gelb und hast { $points } Punkte. Sieh dir die Zeilen der anderen an: Es ist knapp.

yspahan-lesson-end-souks-head = Was du bekommst
yspahan-lesson-end-souks = Am Ende der Woche zählen deine vollen Basare: { $barrel } Punkte für den salbeigrünen im Fassviertel und { $chest } für den gelben im Truhenviertel. Dir gehört der Markt: je Basar { $extra } mehr.

yspahan-lesson-end-unfinished-head = Und was nicht
yspahan-lesson-end-unfinished = In diesem Basar hast du einen Stein, er braucht aber { $shops }. Ein unfertiger Basar bringt nichts, und Würfel beim Fass gibt es keine mehr.

yspahan-lesson-end-caravan-head = Die Karawane
yspahan-lesson-end-caravan = Dort hast du { $own } Stein, in der unteren Reihe. Die untere Reihe zählt { $bottom }-fach, die mittlere { $middle }-fach, die obere { $top }-fach. Das wird also ein Punkt.

yspahan-lesson-end-choose-head = Deine letzte Gruppe
yspahan-lesson-end-choose = Kamele, Gold und Karten, die übrig bleiben, sind nichts wert. Aber du hast eine Karte, die Gold für Punkte verkauft. Du hast { $gold } Gold, beim Gold liegen { $dice } Würfel, und dein Geschäft gibt { $extra } dazu.
yspahan-lesson-end-choose-do = Nimm das Gold.
yspahan-lesson-end-no-points = Das bringt jetzt weniger Punkte. Mit deiner Karte bringt Gold mehr.
yspahan-lesson-end-too-early = Nimm erst mehr Gold und verkaufe dann alles auf einmal: Die Karte lässt sich nur einmal ausspielen.

yspahan-lesson-end-gold-head = So viel du kannst
yspahan-lesson-end-gold = Hier bringt die Aktion { $gold } Gold.
yspahan-lesson-end-gold-do = Nimm das Gold.
yspahan-lesson-end-keep-card = Eine abgeworfene Karte gäbe einen Würfel mehr. Aber genau diese Karte brauchst du, um das Gold zu verkaufen.

yspahan-lesson-end-sell-head = Verkauf es
yspahan-lesson-end-sell = Du hast { $gold } Gold. Jedes Gold, das du verkaufst, bringt einen Punkt: zusammen { $points }.
yspahan-lesson-end-sell-do = Spiel die Karte aus und gib dein ganzes Gold.
yspahan-lesson-end-all-of-it = Du darfst weniger abgeben. Was übrig bleibt, ist aber nichts wert.
yspahan-lesson-end-worthless = Gold, das am Ende übrig ist, ist nichts wert. Verkauf es zuerst.

yspahan-lesson-end-finish-head = Die Partie endet
yspahan-lesson-end-finish = Du hast { $points } Punkte. Du besitzt alle Gebäude, sonst ist nichts zu tun.
yspahan-lesson-end-finish-do = Beende deinen Zug.

yspahan-lesson-end-result-head = Du gewinnst
yspahan-lesson-end-result = Deine Basare brachten { $souks } Punkte, der Markt { $market } und { $caravan } Stein auf der Karawane einen. Du hast zusammen { $total }, und niemand hat mehr. Bei Gleichstand wird der Sieg geteilt. Das Blatt unter dem Plan zeigt, woher alle Punkte kamen.

yspahan-lesson-end-two-head = Zu zweit, zu viert
yspahan-lesson-end-two = Manche Regeln hängen davon ab, wie viele mitspielen. Zu zweit gibt es { $dice } weiße Würfel, der Startspieler hat jeden Tag einen weiteren Zug, gelbe Würfel bleiben für beide Züge liegen, und Bauen ist eine Aktion, die eine Würfelgruppe braucht. Die Karawane hat zu zweit { $camels } Kamele, zu dritt { $three }, zu viert { $four }. Zu zweit und zu viert beginnt den letzten Tag, wer die wenigsten Punkte hat; zu viert folgen die anderen, die meisten Punkte zuletzt.
