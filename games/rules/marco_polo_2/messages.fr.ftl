### Marco Polo II.

## La page du jeu

marco-polo-2-title = Marco Polo II : Au service du Khan
marco-polo-2-blurb = Les compagnons de Polo quittent Beijing au service du Khan. Vous lancez vos dés et les placez, pour des marchandises, pour des sceaux de guilde, pour des chameaux et pour la longue route vers l’ouest : par les oasis et par les mers, jusqu’à des villes où vos comptoirs vous rapportent des contrats, des cartes et un bonus à chaque manche. Chacun des sept personnages enfreint une règle. Après cinq manches, le joueur qui a le plus de points gagne.
marco-polo-2-pitch = La route du retour vers l’ouest : sceaux de guilde, routes maritimes, et un personnage qui enfreint les règles.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-licence = Marco Polo II est un jeu de Daniele Tascini et Simone Luciani, publié par Hans im Glück en 2019. Le jeu, son nom et ses illustrations appartiennent à ses auteurs et à son éditeur. Les règles, le plateau et les images sont ici notre propre travail ; rien de l’édition imprimée n’est montré. Pour proposer ce jeu au public, il faut leur licence.
marco-polo-2-sources = Les règles, la mise en place, le dé et le jade de chaque sceau et les sept personnages suivent le livret imprimé et son supplément. La plupart des valeurs des tuiles, des cartes et des routes sont reconstituées, car aucune source publique ne les donne : les offres des livres, ce que coûtent la plupart des routes et les villes qu’elles relient, les blasons, les contrats, les cartes ville et les cartes objectif, la plupart des bonus de ville et d’avant-poste, trois des quatre prix et bonus des sceaux améliorés, ce que rapportent les villes spéciales, et la piste des blasons en dessous de son maximum. Elles ont été choisies pour que chaque valeur connue et chaque exemple du livret soient justes. Un exploitant qui possède le jeu peut mettre les valeurs imprimées dans un fichier d’édition.

## Options

marco-polo-2-option-characters-help = Choisis : on révèle un personnage de plus qu’il n’y a de joueurs, et le dernier dans l’ordre du tour choisit en premier. Aux enchères (une variante) : vous misez des points pour un personnage et les payez à la fin. Au hasard : chacun en reçoit un.
marco-polo-2-option-black-dice = Dés noirs
marco-polo-2-option-black-dice-help = Lancés quand quelqu’un en prend un ; ou tous lancés au début de la manche, pour que vous voyiez ce que vous prenez.
marco-polo-2-option-black-dice-taken = lancés quand on les prend
marco-polo-2-option-black-dice-rolled = lancés au début de la manche
marco-polo-2-option-goals-help = Chacun voit seulement sa propre carte objectif ; ou, pour une première partie, toutes sont visibles.
marco-polo-2-option-goals-hidden = cachées
marco-polo-2-option-goals-open = visibles

## Quantités et listes

marco-polo-2-amount-jade = { $count ->
    [one] { $count } jade
   *[other] { $count } jades
}
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } contrat de la pile
   *[other] { $count } contrats de la pile
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } contrat visible d’une ville où l’on a un comptoir
   *[other] { $count } contrats visibles de villes où l’on a un comptoir
}

## Cartes et contrats

marco-polo-2-label-offer-jade = { $gain }, contre { $cost }.
marco-polo-2-card-min-die = { $what } Le dé doit montrer { $pips } ou plus.
marco-polo-2-card-city-bonus = Recevez le bonus d’une ville qui a un bonus de ville et un de vos comptoirs, au plus { $times }, chaque fois d’une autre ville. Chacun coûte { $cost }.
marco-polo-2-card-guild-seal = Prenez un sceau de guilde avec ce seul dé, comme avec l’action des sceaux. Coûte { $cost }.

## Le plateau

marco-polo-2-board-own-die = Votre dé : { $pips }
marco-polo-2-board-black-die = Dé noir : { $pips }
marco-polo-2-board-die-of = { $pips }, { $seat }
marco-polo-2-board-supply-rolled = { $count ->
    [one] { $count } dé noir qui montre { $pips }
   *[other] { $count } dés noirs qui montrent { $pips }
}
marco-polo-2-board-any-die = dé au choix
marco-polo-2-board-least-die = dé { $pips } ou plus
marco-polo-2-board-book-1 = Livre I
marco-polo-2-board-book-2 = Livre II
marco-polo-2-board-book-3 = Livre III
marco-polo-2-board-book-3-1-space = Livre III, case du haut
marco-polo-2-board-book-3-2-space = Livre III, case du bas
marco-polo-2-board-book-tip = { $least ->
    [1] Placez un dé et prenez une offre de ce livre : une gratuite à gauche, ou une contre du jade à droite. S’il y a déjà des dés ici, payez des pièces : autant que montre votre dé.
   *[other] Placez un dé de { $least } ou plus et prenez une offre de ce livre : une gratuite à gauche, ou une contre du jade à droite. S’il y a déjà des dés ici, payez des pièces : autant que montre votre dé.
}
marco-polo-2-board-offer-free = { $gain }, sans payer.
marco-polo-2-board-next-tile = Manche suivante : { $one } pour un jade, { $two } pour deux jades.
marco-polo-2-board-next = suivante
marco-polo-2-board-bag = Bourse
marco-polo-2-board-bag-tip = Une action bonus : placez un dé de n’importe quelle valeur et prenez trois pièces, deux chameaux ou un jade. Elle ne compte jamais comme votre action, et vous pouvez la faire aussi souvent que vous voulez.
marco-polo-2-board-seals = Sceaux de guilde
marco-polo-2-board-seals-note = le plus petit dé décide
marco-polo-2-board-seals-tip = Placez deux dés et prenez un sceau que votre plus petit dé atteint, avec son jade. Un de chaque sorte. Améliorez-le plus tard contre des marchandises et des pièces : il rapporte alors son bonus aussitôt et au début de chaque manche.
marco-polo-2-board-seal = Sceau { $seal }
marco-polo-2-board-seal-tip = À partir d’un dé de { $pips } ; avec lui, vous prenez { $jade }. L’améliorer coûte { $cost } et rapporte { $bonus } aussitôt et à chaque manche.
marco-polo-2-board-travel-lower = Voyager, case du bas
marco-polo-2-board-travel-middle = Voyager, case du milieu
marco-polo-2-board-travel-upper = Voyager, case du haut
marco-polo-2-board-travel-free-tip = { $extra ->
    [0] Placez { $dice } dés et faites jusqu’à { $steps } pas, au plus autant que montre votre plus petit dé. Là où vous finissez, vous laissez un comptoir.
   *[other] Placez { $dice } dés et faites jusqu’à { $steps } pas, au plus autant que montre votre plus petit dé. Là où vous finissez, vous laissez un comptoir, et vous pouvez en poser un autre dans une ville que vous avez traversée.
}
marco-polo-2-board-travel-fee-tip = Placez un dé et faites { $steps } pas pour { $fee }. Là où vous finissez, vous laissez un comptoir.
marco-polo-2-board-extra-post = +1 comptoir
marco-polo-2-board-fee = coûte
marco-polo-2-board-contracts-tip = Placez un dé, prenez un ou deux contrats de villes où vous avez un comptoir, puis prenez { $gain }.
marco-polo-2-board-then = puis
marco-polo-2-board-pile = { $count ->
    [one] { $count } contrat dans la pile
   *[other] { $count } contrats dans la pile
}
marco-polo-2-board-drawn = Pioché dans la pile
marco-polo-2-board-specials = Villes spéciales
marco-polo-2-board-specials-note = avec un comptoir
marco-polo-2-board-special-tip = Placez un dé, si vous y avez un comptoir, et prenez { $gain }. Si votre sceau { $seal } est amélioré, vous recevez aussi son bonus, { $bonus } : une fois avec un dé de { $once } ou plus, deux fois avec { $twice } ou plus.
marco-polo-2-board-cards = Cartes ville
marco-polo-2-board-cards-note = cette manche, pour tous
marco-polo-2-board-no-card = Il n’y a pas de carte ici.
marco-polo-2-board-improved-seal = amélioré
marco-polo-2-board-seal-simple = Sceau { $seal }, simple
marco-polo-2-board-seal-simple-tip = Améliorez-le pour { $cost } : vous recevez { $bonus } aussitôt et au début de chaque manche suivante.
marco-polo-2-board-seal-improved = Sceau { $seal }, amélioré
marco-polo-2-board-seal-improved-tip = Rapporte { $bonus } au début de chaque manche.
marco-polo-2-board-goals = Objectif
marco-polo-2-board-goals-choose = Gardez une de ces cartes objectif
marco-polo-2-board-goal-seal = { $points } points pour le sceau { $seal } amélioré
marco-polo-2-board-goal-shield = { $shield } compte comme un blason différent de plus
marco-polo-2-board-goal-tip = À la fin : { $a } ; { $b } ; { $c } ; { $d }.
marco-polo-2-board-kept = Bonus d’avant-poste gardé : { $gain }
marco-polo-2-board-kept-heading = Bonus d’avant-poste gardés
marco-polo-2-board-no-seals = Pas encore de sceaux.
marco-polo-2-board-seals-own = Sceaux
marco-polo-2-board-character-moengke-khan = Entrer dans une oasis ne coûte pas de pas ; les routes se paient comme toujours. Après un voyage, chaque oasis différente, traversée ou atteinte, rapporte 3 points et 2 pièces ou 1 chameau.
marco-polo-2-board-character-de-wu = Prend un sceau de guilde avec un seul dé. 1 jade chaque fois qu’il améliore un sceau. Un blason différent de plus à la fin.
marco-polo-2-board-character-abha-basu = 2 pièces au début de chaque manche. 1 jade pour chaque contrat rempli. 1 point pour chaque jade reçu, d’où qu’il vienne.
marco-polo-2-board-character-mailin-and-tian-chin = 3 pièces de plus au début. Deux figurines : les pas peuvent être répartis entre elles. Au début de chaque manche, un bonus de manche est reçu deux fois.
marco-polo-2-board-character-filippo-vitello = Garde chaque bonus d’avant-poste une fois qu’il a servi, ceux des autres et les siens. Comme action bonus, il utilise un bonus gardé, puis le rend.
marco-polo-2-board-character-isabella-donati = Chaque dé lancé rapporte : 1 ou 6, 2 pièces ; 2 ou 5, 1 point ; 3 ou 4, 1 chameau. Au début d’une manche, une paire peut rapporter à la place : deux 1 ou deux 6, 1 jade ; deux 2 ou deux 5, 1 soie ; deux 3 ou deux 4, 1 or.
marco-polo-2-board-character-gantulga-od = Ne paie ni chameaux ni pièces sur les routes, y compris pour les pas que donnent des cartes ou des contrats ; le jade et les sceaux restent nécessaires. Ne peut utiliser que la case de voyage du bas.

## La carte

marco-polo-2-label-city = Ville au blason { $shield }. Si vous finissez un déplacement ici, vous posez un comptoir.
marco-polo-2-label-sea-route = { $a } – { $b } : { $cost } ; par mer, seulement avec le sceau de guilde { $seal }
marco-polo-2-label-contract-in = { $slip }, à { $place }
marco-polo-2-label-track = Blasons différents à la fin
marco-polo-2-label-shields = { $shields ->
    [one] { $shields } blason
   *[other] { $shields } blasons différents
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marco-polo-2-label-pile = { $count ->
    [one] { $count } contrat dans la pile
   *[other] { $count } contrats dans la pile
}
marco-polo-2-label-deck = { $count ->
    [one] { $count } carte ville dans la pile
   *[other] { $count } cartes ville dans la pile
}

## Le jeu

# $seat est le nom d’une personne ; $space, $place, $seal, $source, $rule, $cost, $reward et autres sont des textes.

marco-polo-2-space-book-1 = Livre I
marco-polo-2-space-book-2 = Livre II
marco-polo-2-space-book-3-1 = Case du haut du Livre III
marco-polo-2-space-book-3-2 = Case du bas du Livre III
marco-polo-2-space-seals = Sceaux de guilde
marco-polo-2-space-travel-lower = Case de voyage du bas
marco-polo-2-space-travel-middle = Case de voyage du milieu
marco-polo-2-space-travel-upper = Case de voyage du haut
marco-polo-2-space-special = Ville spéciale { $place }
marco-polo-2-space-card-area-1 = Carte ville 1 de la zone d’actions
marco-polo-2-space-card-area-2 = Carte ville 2 de la zone d’actions
marco-polo-2-source-seal = Sceau de guilde { $seal }
marco-polo-2-goal-seal = { $points ->
    [one] { $points } point pour le sceau { $seal }
   *[other] { $points } points pour le sceau { $seal }
}
marco-polo-2-goal-shield = blason { $shield }
marco-polo-2-copied-bonus = le bonus d’une autre ville

## Demandes : ce que la place doit choisir

marco-polo-2-prompt-goal = Gardez une de vos trois cartes objectif
marco-polo-2-prompt-double = Choisissez le bonus de manche que vous recevez deux fois
marco-polo-2-prompt-pair = Prenez le bonus d’une paire, ou le bonus de chaque dé
marco-polo-2-prompt-offer = { $book } : prenez une offre
marco-polo-2-prompt-seal = Prenez un sceau de guilde qu’un { $pips } atteint
marco-polo-2-prompt-bag = Prenez des pièces, des chameaux ou du jade dans la bourse
marco-polo-2-prompt-replace-contract = Vous avez de la place pour deux contrats : mettez-en un plus ancien sous la pile
marco-polo-2-prompt-no-room = Vous n’avez pas de place pour un contrat de la pile : vous avez pris les deux vôtres pendant ce tour. Si vous en piochez un, il va sous la pile. Le piocher ?
marco-polo-2-prompt-extra-post = Poser encore un comptoir dans une ville que vous avez traversée ?
marco-polo-2-prompt-oases = { $count ->
    [one] Vous avez traversé une oasis : prenez des pièces ou un chameau
   *[other] Vous avez traversé { $count } oasis : prenez des pièces ou un chameau pour chacune
}
marco-polo-2-prompt-pay = { $source } : choisissez comment vous payez { $cost } ; un jade remplace une pièce ou un chameau
marco-polo-2-prompt-black-die = Choisissez un dé noir

## Groupes de choix

marco-polo-2-group-goal = Cartes objectif
marco-polo-2-group-double = Bonus de manche
marco-polo-2-group-pair = Paires
marco-polo-2-group-books = Livres
marco-polo-2-group-seals = Sceaux de guilde
marco-polo-2-group-special = Villes spéciales
marco-polo-2-group-offer = Offres
marco-polo-2-group-seal = Sceaux de guilde
marco-polo-2-group-post = Comptoir
marco-polo-2-group-gift = Oasis
marco-polo-2-group-pay = Paiement
marco-polo-2-group-black = Dés noirs
marco-polo-2-group-upgrade = Améliorer un sceau de guilde
marco-polo-2-group-kept = Utiliser un bonus gardé

## Choix

marco-polo-2-choice-goal = Carte objectif { $number } : { $goal }
marco-polo-2-choice-double-seal = Sceau de guilde { $seal }, une seconde fois : { $reward }
marco-polo-2-choice-double-city = Bonus de ville à { $place }, une seconde fois : { $reward }
marco-polo-2-choice-pair = Paire de { $pips } : { $reward }
marco-polo-2-choice-no-pair = Pas de paire, chaque dé séparément
marco-polo-2-choice-offer = Prendre { $what }
marco-polo-2-choice-offer-jade = { $jade ->
    [one] Prendre { $what } pour { $jade } jade
   *[other] Prendre { $what } pour { $jade } jades
}
marco-polo-2-choice-take-seal = { $jade ->
    [0] Prendre le sceau de guilde { $seal }
    [one] Prendre le sceau de guilde { $seal } et { $jade } jade
   *[other] Prendre le sceau de guilde { $seal } et { $jade } jades
}
marco-polo-2-choice-replace-contract = Mettre le contrat sous la pile : { $contract }
marco-polo-2-choice-leave-contract = Le laisser sur la pile
marco-polo-2-choice-draw-contract = Le piocher et le mettre sous la pile
marco-polo-2-choice-post = Poser un comptoir à { $place }
marco-polo-2-choice-no-post = Pas d’autre comptoir
marco-polo-2-choice-bonus-contract = Prendre un contrat à { $place }
marco-polo-2-choice-pay = Payer { $cost }
marco-polo-2-choice-pay-jade = Payer { $cost } (jade pour { $what })
marco-polo-2-choice-jade-for-camels = { $count ->
    [0] Pas de jade pour des chameaux
    [one] { $count } jade pour un chameau
   *[other] { $count } jades pour { $count } chameaux
}
marco-polo-2-choice-black-die = Prendre un { $pips } noir
marco-polo-2-choice-upgrade = Améliorer le sceau de guilde { $seal } pour { $cost }
marco-polo-2-choice-kept = Utiliser un bonus d’avant-poste gardé : { $reward }
marco-polo-2-choice-kept-in-vain = Utiliser un bonus d’avant-poste gardé : { $reward }. { $why }
marco-polo-2-lost-contract = Vous ne recevriez pas de contrat : la pile est vide.
marco-polo-2-lost-black-die = Vous ne recevriez pas de dé noir : il n’en reste plus.
marco-polo-2-lost-step = Vous ne pourriez pas utiliser les pas : vous ne pouvez prendre aucune route.
marco-polo-2-choice-bag = Bourse avec un { $pips }
marco-polo-2-choice-bag-black = Bourse avec un { $pips } noir

## Ce qui n’est pas possible, et pourquoi

marco-polo-2-blocked-colour-there = { $space } : un dé de votre couleur est déjà là ; seuls des dés noirs peuvent suivre.
marco-polo-2-blocked-die-too-low = Il faut un dé de { $least } ou plus.
marco-polo-2-blocked-jade-missing = { $jade ->
    [one] Cette offre coûte { $jade } jade.
   *[other] Cette offre coûte { $jade } jades.
}
marco-polo-2-blocked-all-seals-owned = Vous avez déjà un sceau de guilde de chaque sorte.
marco-polo-2-blocked-no-seal-for-die = Vous avez déjà tous les sceaux de guilde qu’un { $pips } atteint.
marco-polo-2-blocked-seal-owned = Vous avez déjà ce sceau de guilde.
marco-polo-2-blocked-only-lower-travel = Votre personnage ne peut utiliser que la case de voyage du bas.
marco-polo-2-blocked-no-contract-city = Il vous faut un comptoir dans une ville à contrats.
marco-polo-2-blocked-no-open-contract = Il n’y a pas de contrat dans les villes où vous avez un comptoir.
marco-polo-2-blocked-no-bonus-city = Vous n’avez de comptoir dans aucune ville avec un bonus de ville.
marco-polo-2-blocked-seal-missing = Cette route maritime demande le sceau de guilde { $seal }.
marco-polo-2-blocked-improved-already = Ce sceau de guilde est déjà amélioré.
marco-polo-2-blocked-upgrade-cost-missing = L’améliorer coûte { $cost }.

## Le journal

marco-polo-2-log-chose-goal = { $seat } garde une carte objectif
marco-polo-2-log-new-cards = De nouvelles cartes ville arrivent dans la zone d’actions
marco-polo-2-log-rolled-black = Les dés noirs montrent { $dice }
marco-polo-2-log-took-seal = { $seat } prend le sceau de guilde { $seal }
marco-polo-2-log-took-contract = { $seat } prend un contrat : { $contract }
marco-polo-2-log-declined-contract = { $seat } met le contrat pioché sous la pile
marco-polo-2-log-no-contract = { $seat } ne reçoit pas de contrat : la pile est vide
marco-polo-2-log-no-open-contract = { $seat } ne reçoit pas de contrat : aucun n’est visible
marco-polo-2-log-no-room = { $seat } ne reçoit pas de contrat : il n’y a pas de place
marco-polo-2-log-left-contract = { $seat } n’a pas de place et laisse le contrat sur la pile
marco-polo-2-log-laid-contract = Nouveau contrat à { $place } : { $contract }
marco-polo-2-log-kept-outpost = { $seat } garde le bonus d’avant-poste : { $reward }
marco-polo-2-log-improved = { $seat } améliore le sceau de guilde { $seal }
marco-polo-2-log-used-kept = { $seat } utilise un bonus d’avant-poste gardé : { $reward }

## Points et fin

marco-polo-2-score-bonuses = Bonus de ville et sceaux de guilde
marco-polo-2-score-special = Villes spéciales
marco-polo-2-score-goal = Carte objectif
marco-polo-2-score-shields = Blasons
marco-polo-2-score-goods = Jade et marchandises restants

## Ce qu’un joueur compte, en quantités

marco-polo-2-purse-jade = { $count ->
    [one] { $count } jade
   *[other] { $count } jades
}
marco-polo-2-purse-seals = { $count ->
    [one] { $count } sceau de guilde
   *[other] { $count } sceaux de guilde
}
marco-polo-2-purse-improved = { $count ->
    [one] { $count } sceau amélioré
   *[other] { $count } sceaux améliorés
}
marco-polo-2-purse-kept = { $count ->
    [one] { $count } bonus d’avant-poste gardé
   *[other] { $count } bonus d’avant-poste gardés
}
