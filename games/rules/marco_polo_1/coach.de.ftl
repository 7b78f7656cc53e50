### Worum es bei einer Entscheidung geht, in einer ersten Partie: zu jeder Aufforderung ein, zwei Sätze, mit ihren Variablen.

marco-polo-1-coach-character = Jeder Charakter ändert eine Regel nur für dich. Nimm einen, bei dem du siehst, wie dir seine Gabe in jeder Runde hilft.
marco-polo-1-coach-bid = Jeder Charakter ändert eine Regel nur für dich. Biete nur, was er dir mehr bringt als der nächstbeste: Die Punkte zahlst du am Ende.
marco-polo-1-coach-bid-points = Diese Punkte zahlst du am Ende der Partie. Bietet jemand mehr, zahlst du nichts und bietest neu.
marco-polo-1-coach-compensate = Kamele tragen dich über die Karte, Münzen bezahlen Zuschläge und Reisen. Nimm, wovon du weniger hast.
marco-polo-1-coach-no-dice = { $contracts ->
    [0] Beende den Zug
   *[other] Erfülle einen Auftrag, wenn du kannst, und beende dann den Zug
  }: Für dich ist diese Runde vorbei, außer du kaufst einen schwarzen Würfel.
marco-polo-1-coach-end = { $contracts ->
    [0] Deine Aktion ist getan. Was deine Würfel oder deinen Beutel verbessert, darf jetzt kommen oder in einem späteren Zug, vor oder nach seiner Aktion.
   *[other] Deine Aktion ist getan. Aufträge, die du bezahlen kannst, erfüllst du jetzt oder in einem späteren Zug, vor oder nach seiner Aktion.
  }
marco-polo-1-coach-more-dice = Der niedrigste Würfel von allen entscheidet, wie viel die Aktion bringt. Leg also keinen unnötig niedrigen dazu, und keinen, den du anderswo brauchst.
marco-polo-1-coach-turn-die = Gedreht zählt ein Würfel eins mehr oder eins weniger: genug für die nächste Reihe oder einen Schritt mehr.
marco-polo-1-coach-card = Tausche so oft, wie es dir jetzt hilft: Was du behältst, brauchst du vielleicht für eine Reise oder einen Auftrag.
marco-polo-1-coach-card-again = Was du eben bekommen hast, darf denselben Tausch noch einmal bezahlen. Hör auf, wenn du das, was du gibst, dringender brauchst.
marco-polo-1-coach-card-bonus = Nimm, was deinem nächsten Auftrag oder deiner nächsten Reise fehlt.
marco-polo-1-coach-contract = Nimm, was du mit Waren bezahlen kannst, die du hast oder in dieser Runde bekommst. Platz hast du nur für zwei offene Aufträge.
marco-polo-1-coach-replace-contract = Gib den auf, für den dir mehr fehlt; was er gebracht hätte, ist verloren.
marco-polo-1-coach-keep-contract = Behalte ihn, wenn du rechtzeitig an seine Waren kommst. Mehr als deine zwei Plätze hast du nicht.
marco-polo-1-coach-no-room-drawn = Auf deinen beiden Plätzen liegen Aufträge, die du gerade genommen hast; du kannst ihn nicht behalten. Erfülle einen davon, dann ist Platz für den nächsten.
marco-polo-1-coach-relocate = Was der Handelsposten in seiner alten Stadt bot, ist verloren. Nimm ihn von dort, wo er dir nichts mehr bringt.
marco-polo-1-coach-bonuses = Du bekommst alle. Die Reihenfolge zählt, wenn einer den anderen bezahlt.
marco-polo-1-coach-copy-bonus = Nimm, was deinem nächsten Auftrag oder deiner nächsten Reise fehlt; beim nächsten Mal darfst du anders wählen.
marco-polo-1-coach-give-goods = { $contracts ->
    [0] Behalte, was am schwersten zu bekommen ist: Gold eher als Seide, Seide eher als Pfeffer.
   *[other] Behalte die Waren, die deine Aufträge verlangen.
  }
marco-polo-1-coach-take-goods = { $contracts ->
    [0] Du hast noch keinen Auftrag: Nimm, was einer auf dem Plan verlangt, oder was am schwersten zu bekommen ist.
   *[other] Schau auf deine Aufträge: Nimm, was ihnen fehlt.
  }
marco-polo-1-coach-goals = Eine Karte zählt am Ende, wenn du in beiden ihrer Städte Handelsposten hast. Zwei Karten, deren Städte an einem Weg liegen, sind leichter.
marco-polo-1-coach-act = Liegen auf einem blauen Feld schon Würfel, zahlst du meist so viele Münzen, wie dein niedrigster Würfel zeigt. Geh also zuerst dorthin, wo du einen hohen setzen willst, und heb niedrige für volle Orte auf.
marco-polo-1-coach-row = Eine niedrigere Reihe als die deines Würfels ist erlaubt. Die Reihen 3 und 5 bringen noch etwas dazu: Schau, was deine Aufträge und deine nächste Reise verlangen.
marco-polo-1-coach-position-bonus = Kamele tragen dich über die Karte, Münzen bezahlen Zuschläge und Reisen. Nimm, wovon du weniger hast.
marco-polo-1-coach-bag = Ein Würfel, den du sonst nicht brauchst, ist 3 Münzen wert. Hast du noch Würfel und noch keine Aktion gemacht, musst du es noch.
marco-polo-1-coach-no-room = Vom Stapel kannst du jetzt nichts behalten: Beim Ziehen siehst du nur einen Auftrag, dann kommt er unter den Stapel.
marco-polo-1-coach-walk = Wo du in einer Stadt stehen bleibst, setzt du einen Handelsposten; eine Stadt, durch die du nur kommst, bekommt meist keinen. Gezahlt wird alles, wenn du stehen bleibst.
marco-polo-1-coach-walk-paying = Wo du in einer Stadt stehen bleibst, setzt du einen Handelsposten; eine Stadt, durch die du nur kommst, bekommt meist keinen. Gezahlt wird alles, wenn du stehen bleibst.
