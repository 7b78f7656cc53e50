### Marco Polo II.

## Mengen und Listen

marco-polo-2-amount-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-2-amount-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-2-amount-jade = { $count } Jade
marco-polo-2-amount-pepper = { $count } Pfeffer
marco-polo-2-amount-silk = { $count } Seide
marco-polo-2-amount-gold = { $count } Gold
marco-polo-2-amount-goods = { $count ->
    [one] { $count } Ware deiner Wahl
   *[other] { $count } Waren deiner Wahl
}
marco-polo-2-amount-goods-different = { $count } verschiedene Waren deiner Wahl
marco-polo-2-amount-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-2-amount-steps = { $count ->
    [one] eine Reise von { $count } Schritt
   *[other] eine Reise von { $count } Schritten
}
marco-polo-2-amount-black-dice = { $count ->
    [one] { $count } schwarzer Würfel
   *[other] { $count } schwarze Würfel
}
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } Auftrag vom Stapel
   *[other] { $count } Aufträge vom Stapel
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } ausliegender Auftrag einer Stadt mit einer Niederlassung von dir
   *[other] { $count } ausliegende Aufträge aus Städten mit einer Niederlassung von dir
}
marco-polo-2-amount-nothing = nichts
marco-polo-2-list-2 = { $a } und { $b }
marco-polo-2-list-3 = { $a }, { $b } und { $c }
marco-polo-2-list-4 = { $a }, { $b }, { $c } und { $d }
marco-polo-2-list-5 = { $a }, { $b }, { $c }, { $d } und { $e }
marco-polo-2-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } und { $f }
marco-polo-2-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } und { $g }
marco-polo-2-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } und { $h }

## Karten und Aufträge

marco-polo-2-label-card = Stadtkarte
marco-polo-2-label-contract = { $points ->
    [0] Auftrag
    [one] Auftrag für { $points } Punkt
   *[other] Auftrag für { $points } Punkte
}
marco-polo-2-label-contract-tip = Zu liefern: { $cost }. Du bekommst: { $gain }.
marco-polo-2-label-offer-jade = { $gain } für { $cost }.

marco-polo-2-card-min-die = { $what } Der Würfel muss mindestens { $pips } zeigen.
marco-polo-2-card-times-die = so oft, wie der Würfel zeigt
marco-polo-2-card-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
marco-polo-2-card-times-by-die = { $times } Mal bei einer 1, 2, 3, 4, 5, 6
marco-polo-2-card-exchange = Zahle { $cost } und nimm { $gain }, höchstens { $times }.
marco-polo-2-card-option = { $cost } für { $gain }
marco-polo-2-card-either = Gib { $a } oder { $b }, höchstens { $times }, beides beliebig gemischt.
marco-polo-2-card-either-same = Gib entweder { $a } oder { $b }, höchstens { $times }; es ist jedes Mal derselbe Tausch.
marco-polo-2-card-by-die = Der Würfel bestimmt, was du bekommst: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-2-card-per-pip = Nimm { $gain } für jedes Auge des Würfels.
marco-polo-2-card-count-completed-contracts = Nimm { $gain } für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie der Würfel zeigt.
marco-polo-2-card-count-posts-on-map = Nimm { $gain } für jede deiner Niederlassungen auf dem Plan, höchstens so oft, wie der Würfel zeigt.
marco-polo-2-card-city-bonus = Nimm den Bonus einer Stadt, in der ein Bonusplättchen liegt und eine Niederlassung von dir steht, höchstens { $times }, jedes Mal den einer anderen Stadt. Jeder kostet { $cost }.
marco-polo-2-card-guild-seal = Nimm mit diesem einen Würfel ein Gildensiegel, wie mit der Aktion dafür. Kostet { $cost }.
marco-polo-2-card-move = Reise: { $gain } für { $cost }, höchstens { $times }, alles in einer Reise. Wege kosten wie immer, am Ende steht eine Niederlassung.
