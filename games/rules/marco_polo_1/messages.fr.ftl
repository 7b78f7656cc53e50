### Marco Polo I.

## La page du jeu

marco-polo-1-title = Marco Polo I : Les Voyages de Marco Polo
marco-polo-1-blurb = De Venezia à Beijing, à travers les déserts et le long des côtes : vous lancez vos dés et les placez, pour des pièces et des chameaux, pour des marchandises du bazar, pour des contrats et pour la longue route vers l’est. Là où finit un voyage, vous posez un comptoir. La ville vous verse alors un bonus à chaque manche, ou vous laisse utiliser sa carte. Chacun des huit personnages enfreint une règle. Après cinq manches, le joueur qui a le plus de points gagne.
marco-polo-1-pitch = Placez des dés, voyagez de Venezia à Beijing et remplissez des contrats en chemin.
marco-polo-1-designer = Simone Luciani & Daniele Tascini
marco-polo-1-publisher = Hans im Glück
marco-polo-1-licence = Les Voyages de Marco Polo est un jeu de Simone Luciani et Daniele Tascini, publié par Hans im Glück en 2015. Le jeu, son nom et ses illustrations appartiennent à ses auteurs et à son éditeur. Les règles, le plateau et les images sont ici notre propre travail ; rien de l’édition imprimée n’est montré. Pour proposer ce jeu au public, il faut leur licence.
marco-polo-1-sources = Les règles, la mise en place et les huit personnages suivent le livret imprimé et son supplément. Les valeurs du plateau, des cartes et des tuiles sont celles du jeu imprimé : deux sources indépendantes s’accordent sur elles, sauf sur deux. La troisième ligne de l’or au bazar (2 or et 2 chameaux) et le prix d’un contrat (2 chameaux, 1 soie et 2 or contre 6 points et 4 chameaux) ne reposent que sur l’une des deux.

## Options

marco-polo-1-option-characters-help = Choisis : on révèle un personnage de plus qu’il n’y a de joueurs, et le dernier dans l’ordre du tour choisit en premier. Aux enchères (une variante) : vous misez des points pour un personnage et les payez à la fin. Au hasard : chacun en reçoit un. Première partie : Raschid, Matteo, Berke et Mercator, dans l’ordre du tour.
marco-polo-1-option-characters-first-game = première partie
marco-polo-1-option-goals-help = Chaque joueur en reçoit quatre et en garde deux ; ou, pour une première partie, en reçoit deux.
marco-polo-1-option-goals-two = deux par joueur
marco-polo-1-option-goals-of-four = deux sur quatre
marco-polo-1-option-bonuses = Bonus de ville
marco-polo-1-option-bonuses-help = Disposés au hasard ; ou, pour une première partie, chacun dans sa propre ville.
marco-polo-1-option-bonuses-random = au hasard
marco-polo-1-option-bonuses-fixed = dans leurs propres villes

## Quantités et listes

marco-polo-1-amount-contracts-pile = { $count ->
    [one] { $count } contrat de la pile spéciale
   *[other] { $count } contrats de la pile spéciale
}

## Cartes et contrats

marco-polo-1-card-city-bonus = Recevez le bonus d’une petite ville où vous avez un comptoir, au plus { $times }, chaque fois d’une autre ville. Chacun coûte { $cost }.

## Le plateau

marco-polo-1-board-own-die = { $pips ->
    [0] Votre dé ; vous choisirez sa valeur plus tard
   *[other] Votre dé : { $pips }
}
marco-polo-1-board-black-die = { $pips ->
    [0] Dé noir ; vous choisirez sa valeur plus tard
   *[other] Dé noir : { $pips }
}
marco-polo-1-board-white-die = Dé blanc : { $pips }
marco-polo-1-board-die-of = { $pips ->
    [0] Un dé, { $seat }
   *[other] { $pips }, { $seat }
}
marco-polo-1-board-space-undeclared = { $count ->
    [one] { $space } : un dé est déjà là
   *[other] { $space } : { $count } dés sont déjà là
}
marco-polo-1-board-coins = Cinq pièces
marco-polo-1-board-coins-tip = Placez un dé de n’importe quelle valeur et prenez { $gain }. S’il y a déjà des dés ici, payez d’abord des pièces : autant que montre votre dé.
marco-polo-1-board-market = Bazar
marco-polo-1-board-market-note = ligne du plus petit dé, ou moins
marco-polo-1-board-market-camels = Chameaux
marco-polo-1-board-market-pepper = Poivre
marco-polo-1-board-market-silk = Soie
marco-polo-1-board-market-gold = Or
marco-polo-1-board-market-tip = { $dice ->
    [one] Placez { $dice } dé et prenez ce qu’indique la ligne de votre dé, ou une ligne inférieure. S’il y a déjà des dés ici, payez des pièces : autant que montre votre dé.
   *[other] Placez { $dice } dés et prenez ce qu’indique la ligne de votre plus petit dé, ou une ligne inférieure. S’il y a déjà des dés ici, payez des pièces : autant que montre votre plus petit dé.
}
marco-polo-1-board-market-row = { $ware }, ligne { $row } : { $gain }
marco-polo-1-board-bag = Bourse
marco-polo-1-board-bag-tip = Une action bonus : placez un dé de n’importe quelle valeur et prenez trois pièces. Elle ne compte jamais comme votre action, et vous pouvez la faire aussi souvent que vous voulez.
marco-polo-1-board-travel-tip = Placez { $dice } dés et faites au plus autant de pas que montre votre plus petit dé. Vous payez les pas et, pour chaque route, ce qu’elle indique. Là où vous finissez, vous laissez un comptoir.
marco-polo-1-board-travel-price = { $steps ->
    [one] { $steps } pas : { $price }
   *[other] { $steps } pas : { $price }
}
marco-polo-1-board-contracts-tip = Placez un dé et prenez un ou deux contrats dont il atteint la position. La position 5 rapporte en plus 1 pièce ou 1 chameau, la position 6 deux d’une même sorte.
marco-polo-1-board-position = Position { $number }
marco-polo-1-board-position-bonus = Position { $number } : en plus, { $a } ou { $b }
marco-polo-1-board-piles = { $count ->
    [0] Plus de contrats pour d’autres manches
    [one] Contrats pour encore { $count } manche
   *[other] Contrats pour encore { $count } manches
}
marco-polo-1-board-pile = { $count ->
    [one] { $count } contrat dans la pile spéciale
   *[other] { $count } contrats dans la pile spéciale
}
marco-polo-1-board-drawn = Pioché dans la pile spéciale
marco-polo-1-board-goals = Objectifs
marco-polo-1-board-goals-choose = Gardez deux de ces cartes objectif
marco-polo-1-board-goal-tip = À la fin : { $points } points avec des comptoirs dans les deux, { $a } et { $b } ; et davantage pour les villes différentes de vos deux cartes.
marco-polo-1-board-goal-table = Villes différentes des deux cartes
marco-polo-1-board-goal-cities = { $cities ->
    [one] { $cities } ville : { $points }
   *[other] { $cities } villes différentes : { $points }
}
marco-polo-1-board-character-raschid-ad-din-sinan = Ne lance jamais ses dés : il choisit la valeur de chaque dé quand il le place, même d’un dé noir. Ne reçoit rien pour un jet faible.
marco-polo-1-board-character-matteo-polo = Lance aussi le dé blanc. Reçoit, au début de chaque manche, le contrat du dessus de la pile spéciale.
marco-polo-1-board-character-berke-khan = Ne paie jamais de supplément. Les cartes ville occupées lui restent fermées.
marco-polo-1-board-character-mercator-ex-tabriz = { $players ->
    [2] Quand l’autre joueur utilise le bazar : 1 de la même sorte. La faveur du Khan : 1 chameau. Les cinq pièces : 2 pièces.
    [3] Quand un autre joueur utilise le bazar : 1 de la même sorte. La faveur du Khan : 1 chameau.
   *[other] Quand un autre joueur utilise le bazar : 1 de la même sorte, chameau, poivre, soie ou or.
}
marco-polo-1-board-character-niccolo-and-marco-polo = Deux figurines : les pas de chaque déplacement peuvent être répartis entre elles. 1 chameau au début de chaque manche.
marco-polo-1-board-character-wilhelm-von-rubruk = A 11 comptoirs, et en pose aussi un dans chaque ville qu’il traverse. Le onzième rapporte 10 points de plus.
marco-polo-1-board-character-kubilai-khan = Commence à Beijing, avec un comptoir sur la place à 10 points.
marco-polo-1-board-character-johannes-caprini = Un pas le mène d’une oasis à n’importe quelle autre, et il ne paie aucune route. 3 pièces au début de chaque manche.

## La carte

marco-polo-1-label-large = Grande ville : une carte ville, et un bonus d’avant-poste pour le premier comptoir. Si vous finissez un déplacement ici, vous posez un comptoir.
marco-polo-1-label-small = Petite ville : un bonus de ville pour chaque comptoir, à chaque manche. Si vous finissez un déplacement ici, vous posez un comptoir.
marco-polo-1-label-beijing = Beijing. Si vous finissez un déplacement ici, vous prenez la place libre qui vaut le plus de points à la fin de la partie.
marco-polo-1-label-beijing-slot = { $points ->
    [one] Place à { $points } point à la fin
   *[other] Place à { $points } points à la fin
}
marco-polo-1-label-beijing-taken = { $points ->
    [one] { $seat } est à Beijing : { $points } point à la fin
   *[other] { $seat } est à Beijing : { $points } points à la fin
}
marco-polo-1-label-contract-in = { $slip }, à la position { $place }
marco-polo-1-label-pile = { $count ->
    [one] { $count } contrat dans la pile spéciale
   *[other] { $count } contrats dans la pile spéciale
}

## Le jeu

# $seat est le nom d’une personne ; $space, $place, $source, $rule, $cost, $reward et autres sont des textes.

marco-polo-1-space-coins = Cinq pièces
marco-polo-1-space-market-camels = Chameaux au bazar
marco-polo-1-space-market-pepper = Poivre au bazar
marco-polo-1-space-market-silk = Soie au bazar
marco-polo-1-space-market-gold = Or au bazar
marco-polo-1-space-travel = Voyager
marco-polo-1-goal = { $points ->
    [one] { $one } – { $other } ({ $points } point)
   *[other] { $one } – { $other } ({ $points } points)
}

## Demandes : ce que la place doit choisir

marco-polo-1-prompt-goals = Gardez deux de vos cartes objectif
marco-polo-1-prompt-row = { $space } : choisissez ce que vous prenez
marco-polo-1-prompt-position-bonus = La position { $position } rapporte davantage : prenez des pièces ou des chameaux
marco-polo-1-prompt-bag = Prenez des pièces dans la bourse
marco-polo-1-prompt-replace-contract = Vous avez de la place pour deux contrats : abandonnez-en un plus ancien
marco-polo-1-prompt-no-room = Vous n’avez pas de place pour un contrat de la pile spéciale : vous avez pris les deux vôtres pendant ce tour. Si vous en piochez un, il va sous la pile. Le piocher ?

## Groupes de choix

marco-polo-1-group-coins = Cinq pièces
marco-polo-1-group-market = Bazar
marco-polo-1-group-row = Lignes
marco-polo-1-group-gift = En plus du contrat
marco-polo-1-group-goals = Cartes objectif

## Choix

marco-polo-1-choice-goals = Garder les cartes objectif { $one } et { $other }
marco-polo-1-choice-place-white = { $space } avec un { $pips } blanc
marco-polo-1-choice-add-white = Ajouter un { $pips } blanc
marco-polo-1-choice-row = Bazar, ligne { $row } : prendre { $what }
marco-polo-1-choice-replace-contract = Abandonner le contrat : { $contract }
marco-polo-1-choice-leave-contract = Le laisser sur la pile spéciale
marco-polo-1-choice-draw-contract = Le piocher et le mettre sous la pile spéciale
marco-polo-1-choice-bag = { $pips ->
    [0] Bourse avec un dé
   *[other] Bourse avec un { $pips }
}
marco-polo-1-choice-bag-black = { $pips ->
    [0] Bourse avec un dé noir
   *[other] Bourse avec un { $pips } noir
}
marco-polo-1-choice-bag-white = Bourse avec le { $pips } blanc
marco-polo-1-choice-reroll-white = Relancer le { $pips } blanc
marco-polo-1-choice-turn-white = Tourner le { $pips } blanc en { $now }

## Ce qui n’est pas possible, et pourquoi

marco-polo-1-blocked-colour-there = { $space } : un dé de votre couleur est déjà là ; seuls des dés noirs et blancs peuvent suivre.
marco-polo-1-blocked-no-such-die-white = Vous n’avez plus de { $pips } blanc.
marco-polo-1-blocked-no-open-contract = Aucun contrat n’est visible.
marco-polo-1-blocked-position-too-high = Pour la position { $position }, le dé doit montrer { $position } ou plus.
marco-polo-1-blocked-no-bonus-city = Vous n’avez de comptoir dans aucune petite ville.
marco-polo-1-blocked-nothing-rolled = Vos dés n’ont pas de valeur avant d’être placés : il n’y a rien à relancer ni à tourner.

## Le journal

marco-polo-1-log-dealt-goals = Chaque joueur reçoit { $number } cartes objectif
marco-polo-1-log-chose-goals = { $seat } garde deux cartes objectif
marco-polo-1-log-took-contract = { $seat } prend le contrat de la position { $position } : { $contract }
marco-polo-1-log-declined-contract = { $seat } met le contrat pioché sous la pile spéciale
marco-polo-1-log-no-contract = { $seat } ne reçoit pas de contrat : la pile spéciale est vide
marco-polo-1-log-left-contract = { $seat } n’a pas de place et laisse le contrat sur la pile spéciale
marco-polo-1-log-new-contracts = De nouveaux contrats sont disposés ; ceux qui restaient vont sous la pile spéciale
marco-polo-1-log-laid-contract = Un contrat de la pile spéciale est disposé : { $contract }
marco-polo-1-log-used-bag-undeclared = { $seat } place un dé sur la bourse
marco-polo-1-log-took-undeclared-die = { $seat } prend un dé noir sans le lancer

## Points et fin

marco-polo-1-score-bonuses = Bonus de ville
marco-polo-1-score-goals = Cartes objectif
marco-polo-1-score-cities = Villes objectif différentes
marco-polo-1-score-beijing = Beijing
marco-polo-1-score-goods = Marchandises restantes, avec Beijing

## Ce qu’un joueur compte, en quantités

marco-polo-1-purse-white-dice = { $count ->
    [one] { $count } dé blanc
   *[other] { $count } dés blancs
}
