### Die Lektionen. Eine Karte hat eine Überschrift (-head), einen Text und, wo etwas zu wählen ist, was (-do).
### Zahlen einer Stellung sind Variablen: Die Datei der Lektion sagt, wo sie zu sehen sind, und ihr Test sieht nach.

## Erster Blick

marco-polo-1-lesson-first-look = Deine ersten Würfel
marco-polo-1-lesson-first-look-about = Würfel und Felder, der Markt, ein Auftrag und dein erster Handelsposten.

marco-polo-1-lesson-first-look-aim-head = Worum es geht
marco-polo-1-lesson-first-look-aim = Du brichst von Venezia nach Beijing auf. Du spielst Blau und beginnst mit { $points } Punkten. Mehr gibt es für Aufträge, die du erfüllst, für Handelsposten und am Ende für deine Ziele. Wer die meisten Punkte hat, gewinnt.

marco-polo-1-lesson-first-look-dice-head = Deine Würfel
marco-polo-1-lesson-first-look-dice = In jeder Runde würfeln alle mit { $dice } eigenen Würfeln. In deinem Zug setzt du einen oder mehrere auf ein Feld und führst seine Aktion aus, eine Aktion je Zug. Es geht reihum, bis niemand mehr Würfel hat.

marco-polo-1-lesson-first-look-khan-head = Die Gunst des Khan
marco-polo-1-lesson-first-look-khan = Bei der Gunst des Khan setzt du einen Würfel, der mindestens so hoch ist wie der davor. Der letzte dort zeigt { $laid }, sogar deine { $die } reicht also. Du bekommst { $camels } Kamele und eine Ware deiner Wahl.
marco-polo-1-lesson-first-look-khan-do = Wähle den niedrigsten Würfel, dann die Gunst des Khan.
marco-polo-1-lesson-first-look-lowest = Das geht auch. Aber der niedrigste Würfel reicht hier auch, und die höheren sind anderswo mehr wert.
marco-polo-1-lesson-first-look-khan-first = Das könntest du tun. Beginne hier bitte mit der Gunst des Khan.

marco-polo-1-lesson-first-look-good-head = Welche Ware?
marco-polo-1-lesson-first-look-good = Pfeffer, Seide oder Gold: Du wählst. Dein Auftrag verlangt Pfeffer; gleich siehst du ihn.
marco-polo-1-lesson-first-look-good-do = Nimm einen Pfeffer.
marco-polo-1-lesson-first-look-pepper = Anderswo eine gute Wahl. Dein Auftrag verlangt Pfeffer, nimm hier also einen.

marco-polo-1-lesson-first-look-end-head = Beende deinen Zug
marco-polo-1-lesson-first-look-end = Jetzt hast du { $camels } Kamele und { $pepper } Pfeffer. Vor dem Ende des Zugs könntest du noch Zusatzaktionen ausführen, etwa für ein Kamel einen Würfel neu würfeln.
marco-polo-1-lesson-first-look-end-do = Beende deinen Zug.
marco-polo-1-lesson-first-look-bonus-later = Solche Zusatzaktionen sind vor und nach der Aktion möglich, so oft du sie bezahlen kannst. Beende hier bitte den Zug.

marco-polo-1-lesson-first-look-contract-head = Ein Auftrag
marco-polo-1-lesson-first-look-contract = Amina hat Münzen genommen. Du hast einen Auftrag: Links steht, was er verlangt, { $camels } Kamel und { $pepper } Pfeffer, rechts, was er bringt, { $points } Punkt und einen Schritt auf der Karte. Du hast { $own } Pfeffer.

marco-polo-1-lesson-first-look-bazaar-head = Der Markt
marco-polo-1-lesson-first-look-bazaar = Auf dem Markt gibt es Kamele, Pfeffer, Seide und Gold. Für Pfeffer setzt du einen Würfel, und seine Zahl ist die Zeile, die du nehmen darfst. Für Seide brauchst du mehr Würfel und für Gold noch mehr; dann zählt der niedrigste.
marco-polo-1-lesson-first-look-bazaar-do = Wähle den markierten Würfel, dann Pfeffer.
marco-polo-1-lesson-first-look-high-die = Ein hoher Würfel bringt mehr Pfeffer, als du brauchst. Behalte ihn und nimm den markierten.
marco-polo-1-lesson-first-look-pepper-first = Möglich. Aber dein Auftrag braucht Pfeffer: Nutze bitte den Markt.

marco-polo-1-lesson-first-look-row-head = Eine Zeile
marco-polo-1-lesson-first-look-row = Du darfst die Zeile deines Würfels nehmen oder eine niedrigere. Deine hat { $pepper } Pfeffer und { $coins } Münze.
marco-polo-1-lesson-first-look-row-do = Nimm die markierte Zeile.
marco-polo-1-lesson-first-look-too-few = Das ist zu wenig für deinen Auftrag.

marco-polo-1-lesson-first-look-fulfil-head = Erfülle ihn
marco-polo-1-lesson-first-look-fulfil = Jetzt hast du alles, was der Auftrag verlangt. Ihn zu erfüllen ist eine Zusatzaktion: Dafür brauchst du keinen Würfel. Du bekommst sofort { $points } Punkt und einen Schritt.
marco-polo-1-lesson-first-look-fulfil-do = Erfülle deinen Auftrag.
marco-polo-1-lesson-first-look-now = Auch das könntest du tun. Aber der Auftrag ist bereit: Erfülle ihn bitte.

marco-polo-1-lesson-first-look-step-head = Ein Schritt
marco-polo-1-lesson-first-look-step = Endet eine Bewegung in einer Stadt ohne Posten von dir, setzt du dort einen Handelsposten. Viele Wege kosten Kamele oder Münzen, wie daran steht. In Alexandria bekommt den Kontorbonus, wer zuerst kommt: { $camels } Kamele.
marco-polo-1-lesson-first-look-step-do = Geh nach Alexandria.
marco-polo-1-lesson-first-look-alexandria = Das darfst du tun. Geh hier bitte nach Alexandria und setze deinen ersten Posten.

marco-polo-1-lesson-first-look-spaces-head = Blau und braun
marco-polo-1-lesson-first-look-spaces = Du hast { $points } Punkte und { $posts } Posten: Von deinem nächsten Zug an darfst du die Karte seiner Stadt nutzen. Achte auf die Felder: Ein blaues können andere nach dir nutzen, zahlen aber so viele Münzen, wie ihr niedrigster Würfel zeigt. Ein brauner Platz ist zu, sobald ein Würfel darauf liegt. Und deine Farbe darf je Runde nur einmal auf ein Feld.

## Eine Reise

marco-polo-1-lesson-journey = Eine Reise
marco-polo-1-lesson-journey-about = Schritte und was sie kosten, Posten in kleinen und großen Städten, die Sanduhr.

marco-polo-1-lesson-journey-map-head = Die Karte
marco-polo-1-lesson-journey-map = Wappen sind Städte: die mit Mauern groß, die mit einem Turm klein. Palmen sind Oasen. Ein Schritt führt auf einem Weg zum nächsten Ort. Was ein Weg kostet, steht daran, Kamele oder Münzen; viele kosten nichts.

marco-polo-1-lesson-journey-price-head = Was Schritte kosten
marco-polo-1-lesson-journey-price = Zum Reisen brauchst du { $dice } Würfel. Du zahlst die Wege und dazu Münzen für deine Schritte, wie die Tabelle zeigt: { $short } Münzen mit einem zweiten Schritt, { $long } mit einem dritten. Der vierte kostet nicht mehr als der dritte, der sechste nicht mehr als der fünfte. Du hast { $coins } Münzen.

marco-polo-1-lesson-journey-space-head = Würfel für eine Reise
marco-polo-1-lesson-journey-space = Dein niedrigster Würfel beim Reisen sagt, wie viele Schritte du höchstens gehst. Weniger darfst du, einer muss es sein. Du willst nach Adana, einer kleinen Stadt im Süden: Der markierte Würfel reicht.
marco-polo-1-lesson-journey-space-do = Wähle den markierten Würfel, dann Reisen.
marco-polo-1-lesson-journey-low-die = Mit diesem Würfel kämst du nicht bis Adana. Nimm bitte den markierten.
marco-polo-1-lesson-journey-high-die = Auch das reicht. Aber der markierte ist der niedrigste, der genügt; behalte den höchsten für später.
marco-polo-1-lesson-journey-travel-first = Möglich. Aber deine Münzen reichen gerade für eine Reise: Geh bitte auf Reisen.

marco-polo-1-lesson-journey-second-head = Ein zweiter Würfel
marco-polo-1-lesson-journey-second = Es zählt der niedrigste der Würfel, neben der { $first } genügt also jeder höhere.
marco-polo-1-lesson-journey-second-do = Setze den markierten Würfel dazu.
marco-polo-1-lesson-journey-too-low = Dann könntest du nur { $low } Schritte gehen. Setze den markierten Würfel dazu.

marco-polo-1-lesson-journey-go-head = Der erste Schritt
marco-polo-1-lesson-journey-go = Nach Adana geht es über Alexandria. Dieser Weg kostet nichts als den Schritt.
marco-polo-1-lesson-journey-go-do = Geh nach Alexandria.
marco-polo-1-lesson-journey-south = Auch dorthin könntest du. Nach Adana geh aber bitte über Alexandria.

marco-polo-1-lesson-journey-oasis-head = Nur auf der Durchreise
marco-polo-1-lesson-journey-oasis = Nur wo eine Bewegung endet, setzt du einen Posten. Du willst weiter, also bekommt Alexandria keinen: Du ziehst nur hindurch. Eine Oase kostet einen Schritt wie eine Stadt.
marco-polo-1-lesson-journey-oasis-do = Geh weiter nach Oase I.
marco-polo-1-lesson-journey-further = Erlaubt: Du darfst stehen bleiben, umkehren oder anders weitergehen, und jeder Schritt kostet. Geh hier bitte weiter nach Oase I.

marco-polo-1-lesson-journey-arrive-head = In die kleine Stadt
marco-polo-1-lesson-journey-arrive = Wer in einer Oase endet, bekommt dort nichts, weder Posten noch Bonus. Der Weg nach Adana kostet { $route } Kamele. Das Zeichen daneben ist der Stadtbonus: { $bonus } Kamele.
marco-polo-1-lesson-journey-arrive-do = Geh nach Adana.
marco-polo-1-lesson-journey-adana = Das darfst du. Aber Adana ist dein Ziel: Geh bitte dorthin.

marco-polo-1-lesson-journey-post-head = Erst zahlen, dann bekommen
marco-polo-1-lesson-journey-post = Für einen vierten Schritt war nichts mehr da, also endete die Reise von selbst. Schritte und Wege wurden zusammen bezahlt, bevor du etwas bekamst: Du hast { $coins } Münzen. Dann setztest du einen Posten und bekamst den Stadtbonus. Du hast jetzt { $camels } Kamele.
marco-polo-1-lesson-journey-post-do = Beende deinen Zug.
marco-polo-1-lesson-journey-bonus-later = Das geht noch vor dem Ende des Zugs. Spar aber Kamele und Würfel und beende hier bitte den Zug.

marco-polo-1-lesson-journey-outpost-head = Eine große Stadt
marco-polo-1-lesson-journey-outpost = Amina ist nach Moscow gereist, in eine große Stadt. Ihr Posten ist der erste dort, also nahm sie den Kontorbonus, einen Auftrag, und das Zeichen ist weg. In Alexandria liegt es noch. Ab ihrem nächsten Zug darf sie die Stadtkarte von Moscow nutzen. Und wer das Reisefeld nutzt, nimmt die Sanduhr: Jetzt liegt sie bei Amina.

marco-polo-1-lesson-journey-again-head = Eine neue Runde
marco-polo-1-lesson-journey-again = Die Runde ging weiter, bis niemand mehr Würfel hatte. Borso reiste zuletzt, hat also die Sanduhr und beginnt diese Runde. Alle Würfel kamen zurück und wurden neu gewürfelt. Und Adana brachte dir wieder { $bonus } Kamele, wie in jeder Runde. Je früher ein Posten in einer kleinen Stadt steht, desto mehr bringt er.

marco-polo-1-lesson-journey-posts-head = Mehr über Posten
marco-polo-1-lesson-journey-posts = In jeder Stadt darfst du einen Posten haben, neben denen der anderen. Wo deiner schon steht, bekommst du nichts, und in Venezia kann niemand einen setzen. Beijing ist weit: Wer zuerst hinkommt, bekommt am Ende { $best } Punkte, wer später kommt, weniger. Du hast { $posts } Posten; auch die letzten bringen Punkte, wie dein Tableau zeigt. Stehen alle auf der Karte, versetzt du stattdessen einen davon.

## Stadtkarten

marco-polo-1-lesson-cards = Stadtkarten
marco-polo-1-lesson-cards-about = Was große Städte bieten: Tausch, Karten nach dem Würfel, Schritte und mehr.

marco-polo-1-lesson-cards-posts-head = Deine Karten
marco-polo-1-lesson-cards-posts = Jede große Stadt hat eine Karte, Sumatra mehrere. Zusammen sind es { $cards }, und sie bleiben das ganze Spiel. Um eine zu nutzen, brauchst du in ihrer Stadt einen Posten aus einem früheren Zug. Du hast { $posts } Posten: in Samarcanda und in Alexandria.

marco-polo-1-lesson-cards-place-head = Lies eine Karte
marco-polo-1-lesson-cards-place = Auf eine Karte setzt du einen Würfel. Vor dem Pfeil steht, was du zahlst, danach, was du bekommst; „×“ und ein kleiner Würfel heißt: so oft, wie dein Würfel zeigt. In Samarcanda geht es in beide Richtungen: { $camel } Kamel für { $coins } Münzen oder { $coin } Münze für { $camel } Kamel. Du hast nur { $own } Kamel.
marco-polo-1-lesson-cards-place-do = Wähle die Karte von Samarcanda, dann den höchsten Würfel.
marco-polo-1-lesson-cards-fewer-times = Das geht auch, aber mit einem niedrigeren Würfel seltener. Nimm bitte den höchsten.
marco-polo-1-lesson-cards-camels-first = Diese Karte macht Kamele zu Punkten, und du hast nur { $own } Kamel. Hol dir erst welche in Samarcanda.
marco-polo-1-lesson-cards-card-first = Das könntest du tun. Nutze hier bitte die Karte von Samarcanda.

marco-polo-1-lesson-cards-which-head = Was und wie oft?
marco-polo-1-lesson-cards-which = Du darfst bis zu { $most }-mal tauschen, mindestens aber einmal. Bei dieser Karte musst du jedes Mal dieselbe Richtung wählen. Gleich brauchst du Kamele.
marco-polo-1-lesson-cards-which-do = Nimm so viele Kamele, wie du kannst.
marco-polo-1-lesson-cards-more = Erlaubt. Aber hier sind Kamele billig: Nimm so viele, wie du kannst.
marco-polo-1-lesson-cards-other-way = Damit gibst du dein Kamel für Münzen her. Du brauchst aber Kamele: Nimm bitte die.

marco-polo-1-lesson-cards-closed-head = Zu für diese Runde
marco-polo-1-lesson-cards-closed = Du hast { $camels } Kamele. Stadtkarten sind braun: Wo ein Würfel liegt, kann bis zur nächsten Runde niemand mehr einen setzen, du auch nicht. Zuzahlen musst du bei Braun nie.
marco-polo-1-lesson-cards-closed-do = Beende deinen Zug.
marco-polo-1-lesson-cards-bonus-later = Das ginge, aber behalte Kamele und Würfel. Beende hier bitte den Zug.

marco-polo-1-lesson-cards-second-head = Eine zweite Karte
marco-polo-1-lesson-cards-second = Auch Amina und Borso haben Posten in Alexandria, gingen aber zum Markt. Also ist die Karte noch frei. Dort bringt { $camel } Kamel { $point } Punkt.
marco-polo-1-lesson-cards-second-do = Wähle die Karte von Alexandria, dann den markierten Würfel.
marco-polo-1-lesson-cards-higher = Ein niedrigerer Würfel tauscht seltener. Nimm bitte den markierten.
marco-polo-1-lesson-cards-points-first = Möglich. Aber bis du wieder dran bist, ist diese Karte vielleicht besetzt: Nimm sie bitte jetzt.

marco-polo-1-lesson-cards-often-head = Wie oft?
marco-polo-1-lesson-cards-often = Du hast { $camels } Kamele, und mit diesem Würfel darfst du bis zu { $most }-mal tauschen.
marco-polo-1-lesson-cards-often-do = Tausche, so oft du kannst.
marco-polo-1-lesson-cards-as-often = Weniger ist erlaubt, denn Kamele nützen auch sonst. Tausche hier bitte, so oft du kannst.

marco-polo-1-lesson-cards-die-head = Nach dem Würfel
marco-polo-1-lesson-cards-die = Du hast { $points } Punkte. Andere Karten kosten nichts, und der Würfel allein bestimmt, was sie bringen. In Karakorum bringt ein niedriger Würfel { $few } Seide, ein hoher { $many }. In anderen Partien gibt es vielleicht eine Karte, die Münzen für jedes Auge zahlt.

marco-polo-1-lesson-cards-steps-head = Schritte von einer Karte
marco-polo-1-lesson-cards-steps = Die Karte von Karachi verkauft Schritte, für je { $camels } Kamele, so viele, wie der Würfel zeigt. Alle zusammen sind eine Bewegung, und wo sie endet, setzt du einen Posten. Die Preise der Tabelle gelten nicht, Wege kosten wie immer. Die Sanduhr bleibt, wo sie ist.

marco-polo-1-lesson-cards-sumatra-head = Sumatra
marco-polo-1-lesson-cards-sumatra = Mit einem Posten in Sumatra stehen dir alle Karten dort offen, jede für einen eigenen Würfel. Bei der mittleren geht es in beide Richtungen: eine Ware für { $camels } Kamele oder { $camels } Kamele für eine Ware. Hier darfst du jedes Mal neu wählen.

marco-polo-1-lesson-cards-kinds-head = Karten, die zählen
marco-polo-1-lesson-cards-kinds = In jeder Partie liegen andere Karten. Manche zählen: Münzen oder Punkte für jeden deiner Posten oder für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie der Würfel zeigt. Manche zahlen den Bonus einer kleinen Stadt mit deinem Posten; mehrere Boni müssen aus verschiedenen Städten kommen. Und die Blätter in Kochi sind auch ein Stadtbonus: Sie kopieren einen anderen auf der Karte.

## Aufträge

marco-polo-1-lesson-contracts = Aufträge
marco-polo-1-lesson-contracts-about = Nimm sie, schaff Platz, erfülle sie in der richtigen Reihenfolge.

marco-polo-1-lesson-contracts-row-head = Offene Aufträge
marco-polo-1-lesson-contracts-row = Auf { $places } Plätzen liegen Aufträge, die alle nehmen dürfen. Links steht, was einer verlangt, rechts, was er bringt. Du beginnst mit einem blauen, einem Startauftrag.

marco-polo-1-lesson-contracts-die-head = Was ein Würfel erreicht
marco-polo-1-lesson-contracts-die = Ein Würfel erreicht hier die Plätze bis zu seiner Zahl. Von ihnen nimmst du einen Auftrag oder auch einen zweiten. Platz { $die } bringt dazu eine Münze oder ein Kamel, Platz { $last } das Doppelte.
marco-polo-1-lesson-contracts-die-do = Wähle den markierten Würfel, dann Aufträge.
marco-polo-1-lesson-contracts-too-high = Der erreicht einen Platz mehr, den du heute nicht brauchst. Behalte den höchsten Würfel.
marco-polo-1-lesson-contracts-too-low = Dieser Würfel erreicht Platz { $die } nicht. Nimm bitte den markierten.
marco-polo-1-lesson-contracts-contracts-first = Das könntest du tun. Nimm hier bitte Aufträge.

marco-polo-1-lesson-contracts-first-head = Der erste
marco-polo-1-lesson-contracts-first = Dieser verlangt { $camels } Kamele und je eine der Waren. Er bringt { $points } Punkte und { $goods } Waren deiner Wahl.
marco-polo-1-lesson-contracts-first-do = Nimm den markierten Auftrag.
marco-polo-1-lesson-contracts-that-next = Den nimmst du gleich danach. Beginne bitte mit dem markierten.
marco-polo-1-lesson-contracts-alike = Auch ein guter Auftrag. Aber der markierte geht leichter zusammen mit dem, den du gleich nimmst.

marco-polo-1-lesson-contracts-second-head = Und ein zweiter
marco-polo-1-lesson-contracts-second = Dieser verlangt dasselbe und bringt { $points } Punkte. Auf deinem Tableau ist kein Platz für einen dritten, dein Startauftrag muss also weichen.
marco-polo-1-lesson-contracts-second-do = Nimm auch den markierten Auftrag.
marco-polo-1-lesson-contracts-one-only = Du darfst es bei einem belassen und den Startauftrag behalten. Aber dieser bringt viel mehr: Nimm ihn bitte.

marco-polo-1-lesson-contracts-gift-head = Eine Kleinigkeit dazu
marco-polo-1-lesson-contracts-gift = Er lag auf Platz { $die }, also bekommst du eine Münze oder ein Kamel.
marco-polo-1-lesson-contracts-gift-do = Nimm das Kamel.
marco-polo-1-lesson-contracts-camel = Münzen nützen immer, aber deine Aufträge verlangen Kamele.

marco-polo-1-lesson-contracts-room-head = Was gerückt ist
marco-polo-1-lesson-contracts-room = Der Startauftrag ist aus dem Spiel; jeder andere, den du weglegst, kommt unter den Sonderstapel. Sind es mehrere, wählst du; aber einen, den du mit derselben Aktion genommen hast, darfst du nicht weglegen. Die übrigen offenen Aufträge rückten nach links, wo niedrigere Würfel sie erreichen. Ist keiner mehr da, kommt vor dem nächsten Zug ein Paar vom Sonderstapel.

marco-polo-1-lesson-contracts-fulfil-head = Welchen zuerst?
marco-polo-1-lesson-contracts-fulfil = Einige Züge später: Der Khan und der Markt brachten dir { $camels } Kamele, { $pepper } Pfeffer, { $silk } Seide und { $gold } Gold. Deine Würfel sind gesetzt, aber bis zum Ende des Zugs kannst du Zusatzaktionen ausführen. Beide Aufträge verlangen Gold, und du hast nur { $gold }. Da hilft die Belohnung des einen.
marco-polo-1-lesson-contracts-fulfil-do = Erfülle zuerst den Auftrag, der Waren bringt.
marco-polo-1-lesson-contracts-wrong-order = Dann bliebe kein Gold für den anderen. Beginne bitte mit dem markierten: Er bringt Waren.
marco-polo-1-lesson-contracts-not-yet = Ein Auftrag bringt nichts, bis er erfüllt ist. Du hast alles dafür: Erfülle ihn bitte jetzt.

marco-polo-1-lesson-contracts-goods-head = Verschiedene Waren
marco-polo-1-lesson-contracts-goods = Du wählst aus Pfeffer, Seide und Gold. Bei ≠ müssen es verschiedene sein. Denk an den anderen Auftrag.
marco-polo-1-lesson-contracts-goods-do = Nimm Gold und eine andere Ware.
marco-polo-1-lesson-contracts-no-gold = Ohne Gold kannst du den anderen Auftrag nicht erfüllen.

marco-polo-1-lesson-contracts-again-head = Und der andere
marco-polo-1-lesson-contracts-again = Jetzt hast du wieder von jeder Ware eine und genau { $camels } Kamele.
marco-polo-1-lesson-contracts-again-do = Erfülle den anderen Auftrag.

marco-polo-1-lesson-contracts-drawn-head = Der Sonderstapel
marco-polo-1-lesson-contracts-drawn = Du hast { $points } Punkte und { $done } Aufträge erfüllt, was am Ende zählt. Die letzte Belohnung war ein Auftrag: Er wurde vom Sonderstapel gezogen, offen für alle. Wären deine beiden Plätze besetzt gewesen, hättest du für ihn Platz schaffen oder ihn unter den Stapel legen können.

marco-polo-1-lesson-contracts-swept-head = Eine neue Runde
marco-polo-1-lesson-contracts-swept = Am Ende einer Runde kommen die liegen gebliebenen Aufträge unter den Sonderstapel, und neue werden ausgelegt; für jede der { $rounds } weiteren Runden liegt ein Stapel bereit. Andere Belohnungen: ein kostenloser Schritt auf der Karte, du zahlst nur den Weg; oder ein schwarzer Würfel, gleich gewürfelt und für diese Runde deiner, wenn noch einer da ist.

## Würfel

marco-polo-1-lesson-dice = Mehr aus deinen Würfeln
marco-polo-1-lesson-dice-about = Ein schlechter Wurf, das Zuzahlen und alle Zusatzaktionen.

marco-polo-1-lesson-dice-low-head = Schlecht gewürfelt?
marco-polo-1-lesson-dice-low = Eine neue Runde, alle haben gewürfelt. Deine Würfel ergeben zusammen weniger als { $enough }: Für jeden fehlenden Punkt bekommst du eine Münze oder ein Kamel, zusammen { $missing }, beliebig gemischt. Ein schlechter Wurf ist also kein Unglück.
marco-polo-1-lesson-dice-low-do = Nimm nur Kamele.
marco-polo-1-lesson-dice-mixed = Jede Mischung ist erlaubt. Kamele helfen deinen Würfeln, nimm hier also nur Kamele.

marco-polo-1-lesson-dice-reroll-head = Noch einmal würfeln
marco-polo-1-lesson-dice-reroll = Du hast { $camels } Kamele. Mit ihnen verbesserst du deine Würfel, und zwar durch Zusatzaktionen: vor oder nach deiner Aktion, in jeder Reihenfolge, so oft du zahlen kannst. Für { $price } Kamel würfelst du einen Würfel neu.
marco-polo-1-lesson-dice-reroll-do = Wähle „Neu würfeln“, dann den markierten Würfel.
marco-polo-1-lesson-dice-lower-one = Du darfst jeden deiner Würfel neu würfeln. Der niedrigste hat aber am wenigsten zu verlieren: Nimm den.
marco-polo-1-lesson-dice-reroll-first = Du darfst deine Aktion gleich ausführen. Verbessere hier aber zuerst deine Würfel: Würfle den markierten neu.

marco-polo-1-lesson-dice-coins-head = Zuzahlen
marco-polo-1-lesson-dice-coins = Er zeigt jetzt eine { $new }. Nun deine Aktion. Für Münzen ist jeder Würfel recht, aber dort liegt schon einer: Zu zweit ist es immer ein neutraler. Auf einem besetzten blauen Feld zahlst du zuerst zu, so viele Münzen, wie dein eigener Würfel zeigt. Mit einer { $low } gewinnst du insgesamt { $net }.
marco-polo-1-lesson-dice-coins-do = Wähle den niedrigsten Würfel, dann die Münzen.
marco-polo-1-lesson-dice-dearer = Mit diesem Würfel würdest du mehr zuzahlen. Nimm bitte den niedrigsten.
marco-polo-1-lesson-dice-coins-first = Möglich. Nimm hier aber bitte mit dem niedrigsten Würfel die Münzen.

marco-polo-1-lesson-dice-occupied-head = Der niedrigste zahlt
marco-polo-1-lesson-dice-occupied = Seitdem nahm Amina Seide und du nach ihr. Fürs Zuzahlen gilt wie für die Zeile dein niedrigster Würfel: Es waren { $low } Münzen, egal, was ihre zeigen. Bei Seide und Münzen liegt nun deine Farbe, also kann in dieser Runde dort kein Würfel deiner Farbe mehr hin. Dann setzte Amina eine { $khan } beim Khan: Dort zahlt nie jemand zu, aber die Zahlen dürfen nicht fallen.

marco-polo-1-lesson-dice-buy-head = Ein schwarzer Würfel
marco-polo-1-lesson-dice-buy = Deinem Auftrag fehlt noch Pfeffer, und beim Khan gibt es auch Kamele. Aber er verlangt mindestens eine { $khan }, und deine Würfel sind niedrig. Für { $price } Kamele kaufst du einen schwarzen Würfel für diese Runde, einmal je Zug. { $left } sind noch da, für alle.
marco-polo-1-lesson-dice-buy-do = Kauf einen schwarzen Würfel.
marco-polo-1-lesson-dice-buy-first = Das ginge auch mit einem niedrigen Würfel. Versuch hier aber zuerst einen schwarzen.

marco-polo-1-lesson-dice-black-head = Ohne Farbe
marco-polo-1-lesson-dice-black = Er zeigt eine { $black }! Einen schwarzen Würfel kannst du setzen, neu würfeln und drehen wie deine eigenen. Er hat keine Farbe, darf also auch dorthin, wo deine schon liegt. Setzt du ihn aber zusammen mit eigenen, darf deren Farbe dort noch nicht liegen.
marco-polo-1-lesson-dice-black-do = Wähle den schwarzen Würfel, dann die Gunst des Khan.
marco-polo-1-lesson-dice-dear = Dorthin darf er, obwohl deine Farbe dort liegt. Aber du müsstest { $black } Münzen zuzahlen. Geh bitte zum Khan.
marco-polo-1-lesson-dice-khan-now = Das könntest du tun. Aber beim Khan ist noch der letzte Platz frei: Nimm ihn bitte.

marco-polo-1-lesson-dice-turn-head = Einen Würfel drehen
marco-polo-1-lesson-dice-turn = Der Khan gab dir Pfeffer, und damit hast du deinen Auftrag erfüllt: Du hast { $points } Punkte. Jetzt bist du wieder dran. Deine Würfel sind gleich und niedrig, aber für Kamele darfst du einen um eins drehen.
marco-polo-1-lesson-dice-turn-do = Wähle „Drehen“.
marco-polo-1-lesson-dice-turn-first = Das könntest du tun. Dreh hier aber zuerst einen Würfel.

marco-polo-1-lesson-dice-up-head = Hinauf oder hinunter
marco-polo-1-lesson-dice-up = Es kostet jedes Mal { $price } Kamele. Von der höchsten Zahl geht es nicht weiter zur niedrigsten, umgekehrt auch nicht. In der markierten Zeile stehen { $pepper } Pfeffer und { $coin } Münze.
marco-polo-1-lesson-dice-up-do = Dreh den Würfel hinauf.
marco-polo-1-lesson-dice-down = Erlaubt und manchmal nützlich, um weniger zuzuzahlen. Dreh ihn hier bitte hinauf.

marco-polo-1-lesson-dice-purse-head = Das Säckchen
marco-polo-1-lesson-dice-purse = Du nahmst den Pfeffer und hast noch einen Würfel. Jeder Würfel auf dem Säckchen bringt { $coins } Münzen, ohne Zuzahlen und so oft du willst. Das ist eine Zusatzaktion: Meist musst du trotzdem noch eine Aktion ausführen. Beginnst du deinen Zug aber mit einem einzigen Würfel, darfst du ihn dorthin setzen und brauchst keine Aktion.
marco-polo-1-lesson-dice-purse-do = Wähle den Würfel, dann das Säckchen.
marco-polo-1-lesson-dice-purse-first = Auch möglich. Setz hier aber bitte deinen letzten Würfel aufs Säckchen.

marco-polo-1-lesson-dice-out-head = Keine Würfel mehr
marco-polo-1-lesson-dice-out = Du hast keine Würfel mehr und bist für diese Runde fertig. Solange du welche hast, kannst du nicht passen; ist keine Aktion möglich, musst du einen Würfel aufs Säckchen setzen. Nach der Runde gehen alle schwarzen zurück. Zu zweit gibt es { $two }, zu dritt { $three }, zu viert { $four }. Die neutralen bleiben: Zu zweit liegen sie beim Khan und bei den Münzen, zu dritt liegt einer beim Khan.

## Charaktere

marco-polo-1-lesson-characters = Charaktere und Ziele
marco-polo-1-lesson-characters-about = Vor der ersten Runde: wer du bist und wohin du willst.

marco-polo-1-lesson-characters-start-head = Vor der ersten Runde
marco-polo-1-lesson-characters-start = Das Los verteilt die Plätze. Der Startspieler hat { $first } Münzen, danach jeder eine mehr; du sitzt auf dem letzten Platz und hast { $own }. Alle haben { $camels } Kamele, einen Startauftrag und Zielkarten. Jetzt suchen sich alle einen Charakter aus, der auf seine Weise eine Regel bricht. { $open } liegen offen, einer mehr, als ihr seid. Wer zuletzt am Zug ist, wählt zuerst: du.

marco-polo-1-lesson-characters-raschid-head = Raschid und Mercator
marco-polo-1-lesson-characters-raschid = Raschid würfelt nie. Setzt er einen Würfel, bestimmt er dessen Zahl, zahlt aber wie alle und bekommt nichts für einen schlechten Wurf. Mercator bekommt etwas, wenn andere den Markt nutzen: { $share } von derselben Sorte, egal, wie viel sie nehmen. Zu dritt bekommt er auch ein Kamel, wenn andere den Khan nutzen, und zu zweit noch Münzen, wenn der andere Münzen nimmt.

marco-polo-1-lesson-characters-kubilai-head = Kubilai und Matteo
marco-polo-1-lesson-characters-kubilai = Kubilai beginnt in Beijing, mit einem Posten auf dem Platz für { $best } Punkte; wer später kommt, bekommt die nächsten. Matteo würfelt mit seinen Würfeln auch einen weißen. Wie ein schwarzer hat er keine Farbe, und bei einem schlechten Wurf zählt er mit. Außerdem bekommt Matteo zu Beginn jeder Runde einen Auftrag vom Sonderstapel.

marco-polo-1-lesson-characters-choose-head = Dein Charakter
marco-polo-1-lesson-characters-choose = Johannes Caprini kann aus einer Oase in jede andere springen. Das ist ein Schritt wie jeder andere, aber er zahlt dafür keinen Weg. Und zu Beginn jeder Runde bekommt er { $coins } Münzen.
marco-polo-1-lesson-characters-choose-do = Nimm Johannes Caprini.
marco-polo-1-lesson-characters-any-other = Ein guter Charakter, und du darfst jeden nehmen. Nimm in dieser Lektion bitte Caprini.

marco-polo-1-lesson-characters-absent-head = Wer dir noch begegnen kann
marco-polo-1-lesson-characters-absent = Amina spielt Raschid, Borso Mercator, Chen Kubilai. In anderen Partien triffst du vielleicht Berke Khan, der nie zuzahlt; eine besetzte Stadtkarte ist aber auch für ihn zu. Niccolò und Marco haben ein Paar Figuren: Sie teilen sich die Schritte jeder Reise, und jede setzt am Ende einen Posten; dazu kommt { $camel } Kamel je Runde. Wilhelm hat { $more } Posten mehr und setzt auch in jede Stadt einen, durch die er zieht. Der letzte bringt { $points } Punkte.

marco-polo-1-lesson-characters-goals-head = Zielkarten
marco-polo-1-lesson-characters-goals = Von deinen Zielkarten behältst du die Hälfte; bis zum Ende sieht sie sonst niemand. Eine Karte bringt ihre Punkte, wenn du in beiden ihrer Städte Posten hast. Auch verschiedene Städte beider Karten zählen, von { $one } Punkt für eine einzige bis zu { $all } für alle. Gut sind also Karten ohne gemeinsame Stadt.
marco-polo-1-lesson-characters-goals-do = Behalte die markierten Karten.
marco-polo-1-lesson-characters-same-city = Beide nennen Kochi, und eine Stadt zählt nur einmal. Behalte bitte die markierten Karten.
marco-polo-1-lesson-characters-far = Du darfst jedes Paar behalten. Die Lektion geht aber mit den markierten Karten weiter: Behalte bitte diese.

marco-polo-1-lesson-characters-income-head = Die erste Runde
marco-polo-1-lesson-characters-income = Den Rundenbonus deines Charakters hast du gleich bekommen: Mit Caprinis Münzen hast du { $coins }. Dann bestimmte Amina für ihren Würfel eine { $pips } und nahm Kamele. Borso ist Mercator und bekam auch eines. Die anderen waren ebenfalls dran, und du gehst auf Reisen.

marco-polo-1-lesson-characters-jump-head = Ein Sprung
marco-polo-1-lesson-characters-jump = Dein niedrigerer Würfel beim Reisen ist eine { $low }, und den ersten Schritt hast du gemacht, nach Oase A. Von hier kommst du in jede andere Oase. Oase H liegt gleich bei Xian.
marco-polo-1-lesson-characters-jump-do = Spring nach Oase H.
marco-polo-1-lesson-characters-to-h = Möglich. Aber Xian ist dein Ziel: Spring bitte nach Oase H.

marco-polo-1-lesson-characters-xian-head = Ans Ziel
marco-polo-1-lesson-characters-xian = Xian steht auf einer deiner Zielkarten, und sein Bonus sind { $points } Punkte, jetzt und in jeder weiteren Runde.
marco-polo-1-lesson-characters-xian-do = Geh nach Xian.
marco-polo-1-lesson-characters-to-xian = Das darfst du. Aber hier willst du nach Xian: Beende deine Reise bitte dort.

marco-polo-1-lesson-characters-stay-head = Weiter nach Beijing?
marco-polo-1-lesson-characters-stay = Ein Schritt noch, und du wärst in Beijing; der vierte kostet nicht mehr als der dritte. Aber dann wärst du durch Xian nur hindurchgezogen.
marco-polo-1-lesson-characters-stay-do = Bleib in Xian.
marco-polo-1-lesson-characters-beijing = Verlockend! Aber Chen hat dort den besten Platz, und du kannst auch später kommen. Xian zahlt in jeder Runde: Bleib bitte hier.

marco-polo-1-lesson-characters-ready-head = Ein leichterer Anfang
marco-polo-1-lesson-characters-ready = Du hast { $points } Punkte und schon eine Stadt dieser Zielkarte. Für die erste Partie gibt es einen leichteren Aufbau, den du wählst, wenn du einen Tisch eröffnest: Charaktere werden zugeteilt, alle bekommen nur die Zielkarten, die sie behalten, und jeder Stadtbonus liegt in seiner Stadt. Charaktere kann auch das Los verteilen.

## Das Ende

marco-polo-1-lesson-end = Die letzte Runde
marco-polo-1-lesson-end-about = Was am Ende zählt und wer gewinnt.

marco-polo-1-lesson-end-last-head = Die letzte Runde
marco-polo-1-lesson-end-last = Es ist Runde { $rounds }, und wenn niemand mehr Würfel hat, endet die Partie. Du spielst Caprini und hast { $points } Punkte, Amina { $other }. Wie in jeder Runde kamen zuerst die Boni, dann würfelten alle, und es geht reihum. Jetzt nützt aber nur noch, was am Ende zählt: Zielkarten, Beijing, Waren, Münzen und die meisten Aufträge.

marco-polo-1-lesson-end-goals-head = Zielkarten
marco-polo-1-lesson-end-goals = In Karachi und Anxi hast du Posten, also bringt diese Karte { $points } Punkte. Von der anderen hast du Moscow, aber Kashgar ist jetzt zu weit; ein verfehltes Ziel kostet nichts. Moscow zählt trotzdem zu den verschiedenen Städten deiner Karten, und was die bringen, sagt die kleine Tabelle: { $cities } Punkte.

marco-polo-1-lesson-end-travel-head = Warum Beijing?
marco-polo-1-lesson-end-travel = In Beijing ist noch niemand: Der beste Platz bringt { $best } Punkte. Und nur mit einem Posten dort zählen deine Waren: ein Punkt für je { $pair } von Pfeffer, Seide und Gold, beliebig gemischt. Kamele zählen nie. Du bist in Ormuz, und Caprini springt.
marco-polo-1-lesson-end-travel-do = Wähle einen der höheren Würfel, dann Reisen.
marco-polo-1-lesson-end-too-low = Mit diesem Würfel reichen deine Schritte nicht bis Beijing. Nimm bitte einen höheren.
marco-polo-1-lesson-end-beijing-first = Das hat Zeit. Geh zuerst nach Beijing, solange du Münzen und Würfel dafür hast.

marco-polo-1-lesson-end-jump-head = Ein Sprung
marco-polo-1-lesson-end-jump = Deine beiden Würfel mit { $low } liegen dort, und der erste Schritt führte nach Oase G. Beijing hat einen Nachbarn an der Küste: Oase J.
marco-polo-1-lesson-end-jump-do = Spring nach Oase J.
marco-polo-1-lesson-end-to-j = Das geht auch. Aber von Oase J nach Beijing kostet der Weg nichts: Spring bitte dorthin.

marco-polo-1-lesson-end-arrive-head = Was es kostet
marco-polo-1-lesson-end-arrive = Vor deinen lagen Aminas Würfel beim Reisen: Du zahlst { $surcharge } Münzen zu. Die Schritte kosten { $price }, der Weg zur ersten Oase Kamele. Das alles hast du, und es wird zusammen bezahlt.
marco-polo-1-lesson-end-arrive-do = Geh nach Beijing.
marco-polo-1-lesson-end-to-beijing = Das darfst du. Aber nach Beijing ist es nur ein Schritt: Geh bitte dorthin.

marco-polo-1-lesson-end-khan-head = Was übrig ist
marco-polo-1-lesson-end-khan = Du hast einen Posten in Beijing, und Amina hat ihren letzten Würfel gesetzt. Du hast { $coins } Münzen; am Ende gibt es einen Punkt je { $each }, diese sind also nichts wert. Aber deinem Auftrag fehlt nur Pfeffer, und beim Khan reicht noch ein niedriger Würfel.
marco-polo-1-lesson-end-khan-do = Wähle einen Würfel, dann die Gunst des Khan, für einen Pfeffer.
marco-polo-1-lesson-end-pepper-first = Das bringt keine Punkte mehr. Hol zuerst den Pfeffer für deinen Auftrag.

marco-polo-1-lesson-end-fulfil-head = Noch ein Auftrag
marco-polo-1-lesson-end-fulfil = Den Pfeffer hast du. Der Auftrag bringt { $points } Punkte und einen Schritt. Für die meisten erfüllten Aufträge gibt es { $most } Punkte, und alle, die sich die Führung teilen, bekommen sie. Das schaffst du nicht mehr: Du hast bisher { $own }, Amina { $hers }.
marco-polo-1-lesson-end-fulfil-do = Erfülle deinen Auftrag.
marco-polo-1-lesson-end-not-yet = Ein Auftrag, der nicht erfüllt ist, bringt am Ende nichts. Erfülle ihn bitte jetzt.

marco-polo-1-lesson-end-step-head = Ein Schritt als Belohnung
marco-polo-1-lesson-end-step = Ein solcher Schritt ist kostenlos, du zahlst nur den Weg; und du darfst verzichten. Nach Xian kostet der Weg nichts, und ein Posten dort bringt { $camels } Kamele. Bei gleich vielen Punkten gewinnt, wer mehr Kamele hat.
marco-polo-1-lesson-end-step-do = Geh nach Xian.
marco-polo-1-lesson-end-oasis = Eine Oase bringt nichts. In Xian bekommst du wenigstens Kamele.

marco-polo-1-lesson-end-goods-head = Der letzte Würfel
marco-polo-1-lesson-end-goods = Dir bleiben { $silk } Seide und { $gold } Gold, zusammen einen Punkt wert. Mit diesem Würfel bekommst du { $pepper } Pfeffer und damit noch einen Punkt.
marco-polo-1-lesson-end-goods-do = Wähle den Würfel, dann Pfeffer auf dem Markt.
marco-polo-1-lesson-end-too-few-coins = Damit kämst du nicht auf { $each } Münzen, also gibt es keinen Punkt. Mit Pfeffer bekommst du einen.
marco-polo-1-lesson-end-worthless = Das bringt kaum noch einen Punkt. Pfeffer bringt einen.

marco-polo-1-lesson-end-finish-head = Die Partie endet
marco-polo-1-lesson-end-finish = Niemand hat mehr Würfel. Du hast { $points } Punkte, Amina { $other }; jetzt werden die Zielkarten gezeigt, und der Rest wird gezählt.
marco-polo-1-lesson-end-finish-do = Beende deinen Zug.
marco-polo-1-lesson-end-not-now = Du könntest einen schwarzen Würfel kaufen und mit ihm weiterspielen. Aber er brächte kaum noch einen Punkt: Beende bitte den Zug.

marco-polo-1-lesson-end-won-head = Du gewinnst
marco-polo-1-lesson-end-won = Deine Zielkarte brachte { $goals } Punkte, verschiedene Städte { $cities }, Beijing { $beijing } und deine Waren { $goods }. Das macht { $own }. Amina bekam { $most } für die meisten Aufträge und hat { $other }. Bei Gleichstand entscheiden die Kamele; sind auch sie gleich, wird der Sieg geteilt. Das Blatt zeigt, woher alle Punkte kamen. Jetzt weißt du alles, was du für eine Partie brauchst.
