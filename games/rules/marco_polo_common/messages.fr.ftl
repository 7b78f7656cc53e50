### Ce que disent les deux Marco Polo. Chaque jeu lit ces textes avec son propre préfixe : voir Kin.
### Après $place et $seat, pas d’accord ; devant, "à { $place }" ou deux points plutôt que "de".

## La page du jeu

marco-polo-duration = Une heure et demie à deux heures d’une traite.

## Options

marco-polo-option-characters = Personnages
marco-polo-option-characters-chosen = choisis
marco-polo-option-characters-bid = aux enchères
marco-polo-option-characters-random = au hasard
marco-polo-option-goals = Cartes objectif

## Quantités et listes

marco-polo-amount-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
marco-polo-amount-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
marco-polo-amount-pepper = { $count ->
    [one] { $count } poivre
   *[other] { $count } poivres
}
marco-polo-amount-silk = { $count ->
    [one] { $count } soie
   *[other] { $count } soies
}
marco-polo-amount-gold = { $count ->
    [one] { $count } or
   *[other] { $count } or
}
marco-polo-amount-goods = { $count ->
    [one] { $count } marchandise au choix
   *[other] { $count } marchandises au choix
}
marco-polo-amount-goods-different = { $count } marchandises différentes au choix
marco-polo-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-amount-steps = { $count ->
    [one] un déplacement de { $count } pas
   *[other] un déplacement de { $count } pas
}
marco-polo-amount-black-dice = { $count ->
    [one] { $count } dé noir
   *[other] { $count } dés noirs
}
marco-polo-amount-nothing = rien
marco-polo-either = { $a } ou { $b }
marco-polo-list-2 = { $a } et { $b }
marco-polo-list-3 = { $a }, { $b } et { $c }
marco-polo-list-4 = { $a }, { $b }, { $c } et { $d }
marco-polo-list-5 = { $a }, { $b }, { $c }, { $d } et { $e }
marco-polo-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }
marco-polo-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } et { $g }
marco-polo-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } et { $h }

## Cartes et contrats

marco-polo-label-card = Carte ville
marco-polo-label-contract = { $points ->
    [0] Contrat
    [one] Contrat à { $points } point
   *[other] Contrat à { $points } points
}
marco-polo-label-contract-tip = Livrez { $cost } ; vous recevez { $gain }.
marco-polo-card-times-die = autant de fois que le dé l’indique
marco-polo-card-times = { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}
marco-polo-card-times-by-die = { $times } fois avec un 1, 2, 3, 4, 5, 6
marco-polo-card-exchange = Payez { $cost } et recevez { $gain }, au plus { $times }.
marco-polo-card-option = { $cost } contre { $gain }
marco-polo-card-either = Donnez { $a } ou { $b }, au plus { $times }, en combinant les deux à votre guise.
marco-polo-card-either-same = Donnez soit { $a }, soit { $b }, au plus { $times } ; c’est chaque fois le même échange.
marco-polo-card-by-die = Le dé décide de ce que vous recevez : 1 : { $a } ; 2 : { $b } ; 3 : { $c } ; 4 : { $d } ; 5 : { $e } ; 6 : { $f }.
marco-polo-card-per-pip = Recevez { $gain } autant de fois que la valeur du dé.
marco-polo-card-count-completed-contracts = Recevez { $gain } pour chaque contrat que vous avez rempli, au plus autant de fois que le dé l’indique.
marco-polo-card-count-posts-on-map = Recevez { $gain } pour chacun de vos comptoirs sur la carte, au plus autant de fois que le dé l’indique.
marco-polo-card-move = Achetez { $gain } pour { $cost }, au plus { $times } ; le tout forme un seul déplacement. Vous payez aussi les routes, et vous posez un comptoir à la fin.

## Le plateau

marco-polo-pane-map = Carte
marco-polo-pane-actions = Actions
marco-polo-pane-mine = Mon jeu
marco-polo-pane-players = Joueurs
marco-polo-label-round = Manche { $round } sur { $rounds }
marco-polo-label-before = Avant la première manche
marco-polo-board-actions = Zone d’actions
marco-polo-board-waiting = Vos dés
marco-polo-board-no-dice = Tous vos dés sont placés.
marco-polo-board-nobody = à personne
marco-polo-board-space-taken = { $count ->
    [one] { $space } : un dé est déjà là, { $pips }
   *[other] { $space } : des dés sont déjà là, { $pips }
}
marco-polo-board-bonus-actions = Actions bonus
marco-polo-board-act-reroll = Relancer
marco-polo-board-act-reroll-tip = Relancez un de vos dés pour { $cost }, aussi souvent que vous pouvez payer. Avant ou après votre action.
marco-polo-board-act-turn = Tourner ±1
marco-polo-board-act-turn-tip = Tournez un de vos dés d’un point vers le haut ou le bas pour { $cost } ; on ne passe pas de 1 à 6, ni de 6 à 1. Avant ou après votre action.
marco-polo-board-act-buy = Dé noir
marco-polo-board-act-buy-tip = Prenez un dé noir pour { $cost }, lancez-le et utilisez-le comme un des vôtres pendant cette manche. Une fois par tour, tant qu’il en reste.
marco-polo-board-supply = { $count ->
    [0] Plus de dé noir
    [one] Encore { $count } dé noir
   *[other] Encore { $count } dés noirs
}
marco-polo-board-khan = Faveur du Khan
marco-polo-board-khan-note = croissant
marco-polo-board-khan-tip = Placez un dé sur la prochaine case libre, au moins égal au précédent, et prenez { $gain }. Il y a quatre cases, et chaque couleur n’y va qu’une fois par manche.
marco-polo-board-bag-note = en plus
marco-polo-board-travel = Voyager
marco-polo-board-travel-note = pas : dé le plus faible
marco-polo-board-contracts = Contrats
marco-polo-board-goal = Carte objectif
marco-polo-board-no-contracts = Aucun contrat.
marco-polo-board-contracts-own = Contrats
marco-polo-board-posts = Comptoirs
marco-polo-board-posts-left = { $count ->
    [one] encore { $count } comptoir
   *[other] encore { $count } comptoirs
}
marco-polo-board-done = { $count ->
    [one] { $count } rempli
   *[other] { $count } remplis
}
marco-polo-board-done-tip = { $count ->
    [one] { $count } contrat rempli
   *[other] { $count } contrats remplis
}
marco-polo-board-wares = Marchandises
marco-polo-board-posts-head = Comptoirs
marco-polo-board-dice = Dés
marco-polo-board-points = Points
marco-polo-board-you = vous
marco-polo-board-hourglass = commence la prochaine manche
marco-polo-board-players = Joueurs
marco-polo-board-scores = Points jusqu’ici, par règle
marco-polo-board-mine = Votre plateau
marco-polo-board-draft = Personnages
marco-polo-board-draft-note = La dernière place choisit en premier.
marco-polo-board-draft-note-bids = C’est au tour de la dernière place sans enchère. Les enchères se paient à la fin de la partie.
marco-polo-board-bid = { $points ->
    [one] Enchère : { $points } point
   *[other] Enchère : { $points } points
}
marco-polo-board-owed = { $points ->
    [one] −{ $points } point à la fin
   *[other] −{ $points } points à la fin
}

## La carte

marco-polo-label-map = La carte : l’Asie avec ses villes, ses oasis et ses routes
marco-polo-label-oasis = Oasis : pas de comptoir, mais chaque passage coûte un pas.
marco-polo-label-start = Tous les voyages commencent ici. Personne ne peut y poser de comptoir.
marco-polo-label-route = { $a } – { $b } : { $cost }
marco-polo-label-post = Comptoir de { $seat } à { $place }
marco-polo-label-figure = Figurine de { $seat } à { $place }
marco-polo-label-ghost = Départ de { $seat } : { $place }
marco-polo-label-bonus = Bonus de ville à { $place }
marco-polo-label-bonus-gain = Un comptoir ici rapporte { $gain } quand vous le posez et au début de chaque manche suivante.
marco-polo-label-bonus-copy = Un comptoir ici rapporte n’importe quel autre bonus de ville de la carte, quand vous le posez et au début de chaque manche suivante.
marco-polo-label-outpost = Bonus d’avant-poste à { $place }
marco-polo-label-outpost-gain = Le premier comptoir posé ici rapporte { $gain }.
marco-polo-label-card-in = Carte ville à { $place }
marco-polo-label-card-in-of = Carte ville { $number } à { $place }
marco-polo-label-supply = En réserve
marco-polo-label-black-dice = { $count ->
    [one] { $count } dé noir en réserve
   *[other] { $count } dés noirs en réserve
}
marco-polo-label-black-die = Un dé noir de la réserve, de valeur { $pips }
marco-polo-label-arabian-sea = Mer d’Arabie
marco-polo-label-indian-ocean = Océan Indien
marco-polo-label-china-sea = Mer de Chine méridionale

## Le jeu

# $seat est le nom d’une personne ; $space, $place, $seal, $source, $rule, $cost, $reward et autres sont des textes.

marco-polo-space-khan = Faveur du Khan
marco-polo-space-contracts = Contrats
marco-polo-space-city-card = Carte ville à { $place }
marco-polo-space-city-card-of = Carte ville { $number } à { $place }
marco-polo-space-bag = Bourse
marco-polo-source-contract = Contrat
marco-polo-source-outpost = Bonus d’avant-poste
marco-polo-source-bonus = Bonus de ville à { $place }
marco-polo-source-surcharge = Supplément
marco-polo-source-reroll = Dé relancé
marco-polo-source-turn = Dé tourné
marco-polo-source-buy = Dé noir
marco-polo-source-compensation = Jet faible
marco-polo-source-bids = Enchère pour le personnage
marco-polo-contract = { $cost } contre { $reward }

## Ce qui est demandé à la place

marco-polo-prompt-character = Choisissez un personnage
marco-polo-prompt-bid = Choisissez le personnage pour lequel vous misez
marco-polo-prompt-bid-points = Misez des points pour { $character }
marco-polo-prompt-compensate = { $count ->
    [one] Votre jet est faible : prenez { $count } pièce ou chameau
   *[other] Votre jet est faible : prenez { $count } pièces ou chameaux, combinés à votre guise
}
marco-polo-prompt-act = { $able ->
    [0] Vos dés ne permettent aucune action : faites des actions bonus
   *[other] Placez un dé{ $bonuses ->
        [0] { "" }
       *[other]  ; des actions bonus sont possibles
    }
}
marco-polo-prompt-no-dice = { $bonuses ->
    [0] Vous n’avez plus de dés : terminez votre tour
   *[other] Vous n’avez plus de dés : faites des actions bonus, ou terminez votre tour
}
marco-polo-prompt-end = { $bonuses ->
    [0] Terminez votre tour
   *[other] Faites des actions bonus, ou terminez votre tour
}
marco-polo-prompt-more-dice = { $count ->
    [one] { $space } : ajoutez encore un dé
   *[other] { $space } : ajoutez encore { $count } dés
}
marco-polo-prompt-turn-die = Quel dé tournez-vous, et dans quel sens ?
marco-polo-prompt-card = { $count ->
    [one] { $space } : choisissez un échange
   *[other] { $space } : choisissez combien de fois échanger, { $count } fois au plus
}
marco-polo-prompt-card-again = { $count ->
    [one] { $space } : échangez encore une fois, ou arrêtez-vous là
   *[other] { $space } : échangez encore, { $count } fois au plus, ou arrêtez-vous là
}
marco-polo-prompt-card-bonus = { $count ->
    [0] Vous n’avez plus de bonus à prendre
    [one] Choisissez une ville et prenez son bonus
   *[other] Choisissez une ville et prenez son bonus, { $count } villes au plus
}
marco-polo-prompt-contract = { $count ->
    [0] Vous ne pouvez prendre aucun contrat
    [one] Prenez un contrat
   *[other] Prenez jusqu’à { $count } contrats
}
marco-polo-prompt-keep-contract = Contrat pioché : { $contract }. Le garder ?
marco-polo-prompt-no-room-drawn = Contrat pioché : { $contract }. Vous n’avez pas de place pour lui : il va sous la pile
marco-polo-prompt-walk = { $left ->
    [0] Choisissez l’étape suivante, ou arrêtez-vous : il ne vous reste aucun pas
    [one] Choisissez l’étape suivante : encore au plus { $left } pas
   *[other] Choisissez l’étape suivante : encore au plus { $left } pas
}
marco-polo-prompt-walk-paying = { $left ->
    [0] Choisissez l’étape suivante, ou arrêtez-vous : il ne vous reste aucun pas ; à payer jusqu’ici : { $owed }
    [one] Choisissez l’étape suivante : encore au plus { $left } pas ; à payer jusqu’ici : { $owed }
   *[other] Choisissez l’étape suivante : encore au plus { $left } pas ; à payer jusqu’ici : { $owed }
}
marco-polo-prompt-relocate = Tous vos comptoirs sont sur la carte : choisissez lequel part pour { $place }
marco-polo-prompt-bonuses = Choisissez le bonus à prendre en premier
marco-polo-prompt-copy-bonus = Choisissez la ville dont vous prenez le bonus
marco-polo-prompt-take-goods = { $count ->
    [one] { $source } : choisissez { $count } marchandise
   *[other] { $source } : choisissez { $count } marchandises
}
marco-polo-prompt-give-goods = { $count ->
    [one] { $source } : choisissez la marchandise que vous donnez
   *[other] { $source } : choisissez les { $count } marchandises que vous donnez
}

## Groupes de choix

marco-polo-group-character = Personnages
marco-polo-group-compensate = Pour le jet faible
marco-polo-group-khan = Faveur du Khan
marco-polo-group-travel = Voyager
marco-polo-group-contracts = Contrats
marco-polo-group-cards = Cartes ville
marco-polo-group-add = Dés
marco-polo-group-exchange = Échanges
marco-polo-group-bonus = Bonus
marco-polo-group-take = Contrats
marco-polo-group-keep = Contrat
marco-polo-group-draw = La pile
marco-polo-group-replace = Vos contrats
marco-polo-group-decline = Refuser
marco-polo-group-walk = Étapes
marco-polo-group-stop = Arrêt
marco-polo-group-relocate = Vos comptoirs
marco-polo-group-goods = Marchandises
marco-polo-group-fulfil = Remplir un contrat
marco-polo-group-bag = Bourse
marco-polo-group-purse = Prendre dans la bourse
marco-polo-group-reroll = Relancer pour 1 chameau
marco-polo-group-turn = Tourner pour 2 chameaux
marco-polo-group-buy = Dé noir
marco-polo-group-bid = Personnage
marco-polo-group-points = Points, payés en fin de partie
marco-polo-group-end = Fin du tour

## Choix

marco-polo-choice-character = { $character }
marco-polo-choice-bid = { $points ->
    [0] { $character }
    [one] { $character }, à partir de { $points } point
   *[other] { $character }, à partir de { $points } points
}
marco-polo-choice-bid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marco-polo-choice-receive = Prendre { $reward }
marco-polo-choice-place = { $space } avec un { $pips }
marco-polo-choice-place-black = { $space } avec un { $pips } noir
marco-polo-choice-add = Ajouter un { $pips }
marco-polo-choice-add-black = Ajouter un { $pips } noir
marco-polo-choice-exchange = Donner { $cost }, prendre { $gain }
marco-polo-choice-enough = Arrêter les échanges
marco-polo-choice-take-contract = Prendre le contrat : { $contract }
marco-polo-choice-take-contract-for = Prendre le contrat : { $contract }. Abandonner : { $old }
marco-polo-choice-keep-contract = Garder le contrat : { $contract }
marco-polo-choice-keep-contract-for = Garder le contrat : { $contract }. Abandonner : { $old }
marco-polo-choice-decline-contract = Ne pas garder le contrat : { $contract }
marco-polo-choice-no-contract = Ne prendre aucun contrat
marco-polo-choice-go = { $paid ->
    [0] Étape suivante : { $place }
   *[other] Étape suivante : { $place }, pour { $cost }
}
marco-polo-choice-go-1 = { $paid ->
    [0] Première figurine : { $place }
   *[other] Première figurine : { $place }, pour { $cost }
}
marco-polo-choice-go-2 = { $paid ->
    [0] Seconde figurine : { $place }
   *[other] Seconde figurine : { $place }, pour { $cost }
}
marco-polo-choice-stop = S’arrêter ici : { $place }
marco-polo-choice-stop-two = S’arrêter ici : { $place } et { $other }
marco-polo-choice-stay = Ne pas voyager
marco-polo-choice-relocate = Déplacer le comptoir situé à { $place }
marco-polo-choice-bonus-city = Prendre le bonus de ville à { $place } : { $reward }
marco-polo-choice-bonus-copy = Prendre le bonus de ville à { $place } : celui d’une autre ville
marco-polo-choice-bonus-outpost = Prendre le bonus d’avant-poste à { $place } : { $reward }
marco-polo-choice-goods = Prendre { $goods }
marco-polo-choice-give = Donner { $goods }
marco-polo-choice-fulfil = Remplir le contrat : { $contract }
marco-polo-choice-reroll = Relancer un { $pips }
marco-polo-choice-reroll-black = Relancer un { $pips } noir
marco-polo-choice-turn-die = Tourner un dé d’un point
marco-polo-choice-turn = Tourner un { $pips } en { $now }
marco-polo-choice-turn-black = Tourner un { $pips } noir en { $now }
marco-polo-choice-buy = Acheter un dé noir (3 chameaux)
marco-polo-choice-end = Terminer le tour

## Ce qui n’est pas possible, et pourquoi

marco-polo-blocked-space-taken = { $space } : il n’y a plus de place pour un dé.
marco-polo-blocked-surcharge-missing = D’autres dés sont déjà là : le supplément est de { $cost }.
marco-polo-blocked-surcharge-from = D’autres dés sont déjà là : le supplément est d’au moins { $cost }.
marco-polo-blocked-dice-missing = { $count ->
    [one] Vous n’avez plus de dé à placer ici.
   *[other] Il faut ici { $count } dés, plus que vous ne pouvez en placer.
}
marco-polo-blocked-no-such-die = Vous n’avez plus de { $pips } de votre couleur.
marco-polo-blocked-no-such-die-black = Vous n’avez plus de { $pips } noir.
marco-polo-blocked-khan-falling = Le prochain dé pour le Khan doit être de { $least } au moins.
marco-polo-blocked-no-post-there = Il vous faut un comptoir à { $place }.
marco-polo-blocked-post-too-new = Votre comptoir à { $place } est nouveau : il sert à partir de votre prochain tour.
marco-polo-blocked-no-route-payable = Vous ne pouvez faire et payer aucun pas.
marco-polo-blocked-contracts-fresh = Vous n’avez pas de place : vous avez pris vos deux contrats avec cette action.
marco-polo-blocked-card-too-dear = Cette carte demande au moins { $cost }.
marco-polo-blocked-no-completed-contracts = Vous n’avez encore rempli aucun contrat.
marco-polo-blocked-no-posts-on-map = Vous n’avez encore aucun comptoir sur la carte.
marco-polo-blocked-no-steps-left = Il ne vous reste aucun pas pour cela.
marco-polo-blocked-route-too-dear = Pour ce voyage, il vous faudrait { $cost }.
marco-polo-blocked-no-step-yet = Faites d’abord au moins un pas.
marco-polo-blocked-not-your-contract = Vous n’avez pas ce contrat.
marco-polo-blocked-contract-cost-missing = Ce contrat demande { $cost }.
marco-polo-blocked-camels-missing = { $camels ->
    [one] Cela coûte { $camels } chameau.
   *[other] Cela coûte { $camels } chameaux.
}
marco-polo-blocked-bought-already = Vous avez déjà acheté un dé noir pendant ce tour.
marco-polo-blocked-no-black-dice = Il ne reste plus de dés noirs.
marco-polo-blocked-no-wrap = On ne tourne pas un dé de 6 en 1, ni de 1 en 6.
marco-polo-blocked-acted-already = Vous avez déjà fait votre action pour ce tour.
marco-polo-blocked-bid-highest = L’enchère est déjà à { $points } points ; personne ne peut miser plus.
marco-polo-blocked-must-act = Tant que vous avez des dés, vous devez faire une action.
marco-polo-blocked-bag-last-die = Vous avez déjà mis un dé sur la bourse ; il vous faut le dernier pour votre action.

## Le journal

marco-polo-log-became = { $seat } joue { $character }
marco-polo-log-bid = { $points ->
    [one] { $seat } mise { $points } point pour { $character }
   *[other] { $seat } mise { $points } points pour { $character }
}
marco-polo-log-outbid = { $points ->
    [one] { $seat } mise { $points } point pour { $character } et surenchérit sur { $other }
   *[other] { $seat } mise { $points } points pour { $character } et surenchérit sur { $other }
}
marco-polo-log-round-began = Manche { $round } : { $seat } commence
marco-polo-log-rolled = { $seat } lance les dés : { $dice }
marco-polo-log-round-ended = La manche { $round } est finie
marco-polo-log-game-ended = La dernière manche est finie : les cartes objectif sont révélées, la partie est décomptée
marco-polo-log-placed = { $seat } utilise « { $space } » avec { $dice }
marco-polo-log-took-hourglass = { $seat } prend le sablier
marco-polo-log-drew-contract = { $seat } pioche un contrat : { $contract }
marco-polo-log-kept-contract = { $seat } garde le contrat pioché
marco-polo-log-replaced-contract = { $seat } abandonne un contrat : { $contract }
marco-polo-log-travelled = { $steps ->
    [one] { $seat } voyage de { $steps } pas : { $start } – { $end }
   *[other] { $seat } voyage de { $steps } pas : { $start } – { $end }
}
marco-polo-log-no-step = { $seat } ne peut faire aucun pas : { $source }
marco-polo-log-declined-step = { $seat } ne fait aucun pas : { $source }
marco-polo-log-steps-lost = { $count ->
    [one] { $seat } perd un pas : { $source }
   *[other] { $seat } perd { $count } pas : { $source }
}
marco-polo-log-placed-post = { $seat } pose un comptoir à { $place }
marco-polo-log-relocated-post = { $seat } déplace un comptoir : { $old } – { $place }
marco-polo-log-claimed-outpost = { $seat } arrive en premier à { $place } et prend le bonus d’avant-poste : { $reward }
marco-polo-log-received = { $seat } reçoit { $what } : { $source }
marco-polo-log-paid = { $seat } paie { $what } : { $source }
marco-polo-log-scored = { $points ->
    [one] { $seat } marque { $points } point : { $rule }
   *[other] { $seat } marque { $points } points : { $rule }
}
marco-polo-log-fulfilled = { $seat } remplit un contrat : { $contract }
marco-polo-log-used-bag = { $seat } place un dé sur la bourse : { $dice }
marco-polo-log-rerolled = { $seat } relance un { $old } : { $dice }
marco-polo-log-turned = { $seat } tourne un dé de { $old } en { $dice }
marco-polo-log-took-black-die = { $seat } prend un dé noir : { $dice }
marco-polo-log-no-black-die = { $seat } ne reçoit pas de dé noir : il n’en reste plus
marco-polo-log-no-other-bonus = { $count ->
    [one] { $seat } perd un bonus, faute d’une autre ville : { $source }
   *[other] { $seat } perd { $count } bonus, faute d’autres villes : { $source }
}
marco-polo-log-ended-turn = { $seat } termine son tour
marco-polo-log-out-of-dice = { $seat } n’a plus de dés et ne joue plus dans cette manche

## Points et fin de partie

marco-polo-score-start = Départ
marco-polo-score-contracts = Contrats
marco-polo-score-cards = Cartes ville
marco-polo-score-outposts = Bonus d’avant-poste
marco-polo-score-posts = Derniers comptoirs
marco-polo-score-character = Personnage
marco-polo-score-bids = Enchères pour les personnages
marco-polo-score-coins = Pièces restantes
marco-polo-score-most-contracts = Plus grand nombre de contrats remplis
marco-polo-end-rounds = Cinq manches ont été jouées
marco-polo-tie-camels = Chameaux
marco-polo-tie-shared = À égalité de points et de chameaux, on partage la place

## Réponses automatiques

marco-polo-answer-low-roll = Si mon jet est faible
marco-polo-answer-low-roll-ask = me demander
marco-polo-answer-low-roll-camels = prendre seulement des chameaux
marco-polo-answer-low-roll-coins = prendre seulement des pièces
marco-polo-answer-low-roll-help = Si vous obtenez moins de 15 au début d’une manche, vous recevez 1 chameau ou 1 pièce par point manquant. Avec une réponse automatique, personne n’a à vous attendre.

## Ce qu’un choix prévu peut remplacer

marco-polo-pick-lowest = { $space } avec le dé le plus faible qui suffit
marco-polo-pick-highest = { $space } avec le dé le plus élevé
marco-polo-pick-add-lowest = Ajouter le dé le plus faible qui suffit
marco-polo-pick-add-highest = Ajouter le dé le plus élevé

## Ce qu’un joueur possède, en quantités

marco-polo-purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco-polo-purse-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
marco-polo-purse-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
marco-polo-purse-pepper = { $count ->
    [one] { $count } poivre
   *[other] { $count } poivres
}
marco-polo-purse-silk = { $count ->
    [one] { $count } soie
   *[other] { $count } soies
}
marco-polo-purse-gold = { $count ->
    [one] { $count } or
   *[other] { $count } or
}
marco-polo-purse-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
marco-polo-purse-black-dice = { $count ->
    [one] { $count } dé noir
   *[other] { $count } dés noirs
}
marco-polo-purse-posts = { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
marco-polo-purse-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
marco-polo-purse-fulfilled = { $count ->
    [one] { $count } contrat rempli
   *[other] { $count } contrats remplis
}

## Les trois cartes d’une première partie

marco-polo-primer-want = Vous voulez des points.
marco-polo-primer-want-more = Voyagez, et laissez un comptoir dans chaque ville où vous vous arrêtez.
marco-polo-primer-turn = À votre tour, vous placez des dés
marco-polo-primer-turn-more = et faites une action : marchandises, contrats ou voyage.
marco-polo-primer-end = Les marchandises servent à remplir des contrats.
marco-polo-primer-end-more = Après cinq manches, le joueur qui a le plus de points gagne.

## Chiffres du titre

marco-polo-trait-character = Victoires par personnage
marco-polo-trait-goal = Victoires par carte objectif
