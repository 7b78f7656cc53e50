### Die Lektionen. Eine Karte hat eine Überschrift (-head), einen Text und, wo etwas zu wählen ist, was (-do).
### Zahlen einer Stellung sind Variablen: Die Datei der Lektion sagt, wo sie zu sehen sind, und ihr Test sieht nach.

## Erster Blick

marco-polo-1-lesson-first-look = Deine ersten Würfel
marco-polo-1-lesson-first-look-about = Würfel und Felder, der Markt, ein Auftrag und dein erster Handelsposten.

marco-polo-1-lesson-first-look-aim-head = Worum es geht
marco-polo-1-lesson-first-look-aim = Du brichst von Venezia nach Beijing auf. Du spielst Blau und beginnst mit { $points } Punkten. Mehr gibt es für Aufträge, die du erfüllst, für Handelsposten und am Ende für deine Ziele. Die meisten Punkte gewinnen.

marco-polo-1-lesson-first-look-dice-head = Deine Würfel
marco-polo-1-lesson-first-look-dice = In jeder Runde werfen alle { $dice } eigene Würfel. In deinem Zug setzt du einen oder mehrere auf ein Feld und tust, was es sagt, eine Aktion je Zug. Es geht reihum, bis niemand mehr Würfel hat.

marco-polo-1-lesson-first-look-khan-head = Die Gunst des Khan
marco-polo-1-lesson-first-look-khan = Die Gunst des Khan nimmt einen Würfel, mindestens so hoch wie der davor. Der letzte dort zeigt { $laid }, sogar deine { $die } reicht also. Du bekommst { $camels } Kamele und eine Ware deiner Wahl.
marco-polo-1-lesson-first-look-khan-do = Wähle den niedrigsten Würfel, dann die Gunst des Khan.
marco-polo-1-lesson-first-look-lowest = Das geht auch. Aber der niedrigste Würfel tut hier dasselbe, und die höheren sind anderswo mehr wert.
marco-polo-1-lesson-first-look-khan-first = Das könntest du tun. Beginne hier bitte mit der Gunst des Khan.

marco-polo-1-lesson-first-look-good-head = Welche Ware?
marco-polo-1-lesson-first-look-good = Pfeffer, Seide oder Gold: Du wählst. Dein Auftrag verlangt Pfeffer; gleich siehst du ihn.
marco-polo-1-lesson-first-look-good-do = Nimm einen Pfeffer.
marco-polo-1-lesson-first-look-pepper = Anderswo eine gute Wahl. Dein Auftrag verlangt Pfeffer, nimm hier also einen.

marco-polo-1-lesson-first-look-end-head = Beende deinen Zug
marco-polo-1-lesson-first-look-end = Jetzt hast du { $camels } Kamele und { $pepper } Pfeffer. Vor dem Ende des Zugs könntest du noch Kleines tun, etwa für ein Kamel einen Würfel neu werfen.
marco-polo-1-lesson-first-look-end-do = Beende deinen Zug.
marco-polo-1-lesson-first-look-bonus-later = Solche Zusatzaktionen gehen vor und nach der Aktion, so oft du sie bezahlen kannst. Beende hier bitte den Zug.

marco-polo-1-lesson-first-look-contract-head = Ein Auftrag
marco-polo-1-lesson-first-look-contract = Amina hat Münzen genommen. Du hast einen Auftrag: Links steht, was er verlangt, { $camels } Kamel und { $pepper } Pfeffer, rechts, was er bringt, { $points } Punkt und einen Schritt auf der Karte. Du hast { $own } Pfeffer.

marco-polo-1-lesson-first-look-bazaar-head = Der Markt
marco-polo-1-lesson-first-look-bazaar = Am Markt gibt es Kamele, Pfeffer, Seide und Gold. Für Pfeffer setzt du einen Würfel, und was er zeigt, ist die Zeile, die du nehmen darfst. Seide verlangt mehr Würfel und Gold noch mehr; dann zählt der niedrigste.
marco-polo-1-lesson-first-look-bazaar-do = Wähle den markierten Würfel, dann Pfeffer.
marco-polo-1-lesson-first-look-high-die = Ein hoher Würfel bringt mehr Pfeffer, als du brauchst. Behalte ihn und nimm den markierten.
marco-polo-1-lesson-first-look-pepper-first = Möglich. Aber dein Auftrag braucht Pfeffer: Nutze bitte den Markt.

marco-polo-1-lesson-first-look-row-head = Eine Zeile
marco-polo-1-lesson-first-look-row = Du darfst die Zeile deines Würfels nehmen oder eine niedrigere. Deine hat { $pepper } Pfeffer und { $coins } Münze.
marco-polo-1-lesson-first-look-row-do = Nimm die markierte Zeile.
marco-polo-1-lesson-first-look-too-few = Das ist zu wenig für deinen Auftrag.

marco-polo-1-lesson-first-look-fulfil-head = Erfülle ihn
marco-polo-1-lesson-first-look-fulfil = Jetzt hast du alles, was der Auftrag verlangt. Ihn zu erfüllen ist eine Zusatzaktion: Sie braucht keinen Würfel. Du bekommst sofort { $points } Punkt und einen Schritt.
marco-polo-1-lesson-first-look-fulfil-do = Erfülle deinen Auftrag.
marco-polo-1-lesson-first-look-now = Auch das könntest du tun. Aber der Auftrag ist bereit: Erfülle ihn bitte.

marco-polo-1-lesson-first-look-step-head = Ein Schritt
marco-polo-1-lesson-first-look-step = Endet eine Bewegung in einer Stadt ohne Posten von dir, setzt du dort einen Handelsposten. Die meisten Wege kosten Kamele oder Münzen, wie daran steht. In Alexandria wartet ein Kontorbonus auf den, der zuerst kommt: { $camels } Kamele.
marco-polo-1-lesson-first-look-step-do = Geh nach Alexandria.
marco-polo-1-lesson-first-look-alexandria = Das darfst du tun. Geh hier bitte nach Alexandria und setze deinen ersten Posten.

marco-polo-1-lesson-first-look-spaces-head = Blau und braun
marco-polo-1-lesson-first-look-spaces = Du hast { $points } Punkte und { $posts } Posten: Von deinem nächsten Zug an darfst du die Karte seiner Stadt nutzen. Achte auf die Felder: Ein blaues können andere nach dir nutzen, zahlen aber so viele Münzen, wie ihr niedrigster Würfel zeigt. Ein brauner Platz ist zu, sobald ein Würfel darauf liegt. Und deine Farbe darf je Runde nur einmal auf ein Feld.
