### Rajas of the Ganges: Cards & Karma.

## La page du jeu

rajas-cards-karma-title = Rajas of the Ganges: Cards & Karma
rajas-cards-karma-blurb = L’Inde au temps des Moghols : vous élevez des forts et des temples, chargez des bateaux et vendez de la soie, du thé et des épices. Au milieu, chaque carte a deux faces : devant, un bâtiment, un bateau, des marchandises ou une action de palais ; au dos, un dé, dont seule la couleur est connue avant qu’on le prenne. Dépensez bien vos dés, faites en sorte qu’un trio déclenche l’effet suivant, et retournez vos six cartes de piste des deux côtés : par la gauche avec la gloire, par la droite avec les pièces.
rajas-cards-karma-pitch = Prenez des cartes, payez-les avec des dés et retournez vos six cartes de piste avant les autres.
rajas-cards-karma-designer = Inka & Markus Brand
rajas-cards-karma-publisher = HUCH!
rajas-cards-karma-duration = Trois quarts d’heure à une heure d’une traite.
rajas-cards-karma-licence = Rajas of the Ganges: Cards & Karma est un jeu d’Inka et Markus Brand, publié par HUCH! en 2024. Le jeu, son nom et ses illustrations appartiennent à ses auteurs et à son éditeur. Les règles, les cartes et les images sont ici notre propre travail ; rien de l’édition imprimée n’est montré. Pour proposer ce jeu au public, il faut leur licence.
rajas-cards-karma-sources = Les règles, la mise en place, les dix récompenses des bateaux, les cinq actions de palais et les six bonus suivent le livret imprimé en allemand. Les 144 cartes sont reconstituées, car aucune source publique n’en donne la liste : le contenu et le prix de chaque face, la valeur des marchandises, la récompense de chaque bateau et le dé au dos de chaque carte. Elles ont été choisies pour que chaque exemple du livret soit possible. Un exploitant qui possède le jeu peut mettre les cartes imprimées dans un fichier d’édition.

## Cartes, dés, récompenses, bonus
# $building, $good, $card, $goods, $price, $reward, $effect et $back sont des textes de cette section, sans
# article ; $colour est un code là où un message choisit d’après lui, sinon le nom de la couleur, au masculin.


rajas-cards-karma-colour-blue = bleu
rajas-cards-karma-colour-green = vert
rajas-cards-karma-colour-orange = orange
rajas-cards-karma-colour-purple = violet

rajas-cards-karma-building-red = fort rouge
rajas-cards-karma-building-yellow = temple jaune
rajas-cards-karma-building-white = mausolée blanc

rajas-cards-karma-good-silk = soie
rajas-cards-karma-good-tea = thé
rajas-cards-karma-good-spice = épices

rajas-cards-karma-die = { $value } { $colour ->
    [blue] bleu
    [green] vert
    [orange] orange
   *[purple] violet
}
rajas-cards-karma-die-hidden = dé { $colour ->
    [blue] bleu
    [green] vert
    [orange] orange
   *[purple] violet
}

rajas-cards-karma-price-sum = { $cost } en { $colour }
rajas-cards-karma-price-exact = un { $value } exactement
rajas-cards-karma-price-free = gratuit

rajas-cards-karma-card-ship = bateau { $number }
rajas-cards-karma-card-palace = palais { $value }
rajas-cards-karma-card-good = { $good } { $value }
rajas-cards-karma-card-coin = une pièce
rajas-cards-karma-card-and = { $first } et { $second }
rajas-cards-karma-card-with = { $card } avec { $goods }
rajas-cards-karma-card-corner = { $card } ({ $back })
rajas-cards-karma-card-place = { $card } ({ $back }, carte { $place } de sa rangée)
rajas-cards-karma-card-with-good = { $reward } ; { $goods } à bord

rajas-cards-karma-face-building = { $card } : coûte { $price }, rapporte { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
} ; dos : { $back }
rajas-cards-karma-face-ship = { $card } : coûte { $price }, rapporte { $reward } ; dos : { $back }
rajas-cards-karma-face-goods = carte marchandise : { $card } ; gratuite ; dos : { $back }
rajas-cards-karma-face-palace = { $card } : coûte { $price } ; { $effect } ; dos : { $back }

rajas-cards-karma-reward-karma2 = 2 jetons de karma
rajas-cards-karma-reward-dice2 = 2 cartes de la grille comme dés
rajas-cards-karma-reward-coins3 = 3 pièces
rajas-cards-karma-reward-coins2-fame1 = 2 pièces et 1 jeton de gloire
rajas-cards-karma-reward-goods-cards-1to2 = 1 ou 2 cartes marchandise de la grille
rajas-cards-karma-reward-die1-good1 = 1 carte de la grille comme dé
rajas-cards-karma-reward-fame1-good1 = 1 jeton de gloire
rajas-cards-karma-reward-karma1-good1 = 1 jeton de karma
rajas-cards-karma-reward-goods-card1-die1 = 1 carte marchandise et 1 dé de la grille
rajas-cards-karma-reward-palace1 = 1 action de palais de la grille, gratuite

rajas-cards-karma-palace-2 = 2 cartes de la grille comme dés
rajas-cards-karma-palace-3 = 2 jetons de karma et 1 carte de la grille comme dé
rajas-cards-karma-palace-4 = 1 pièce par marchandise de votre province
rajas-cards-karma-palace-5 = 1 jeton de karma et la récompense du dernier bateau d’un joueur au choix
rajas-cards-karma-palace-6 = la carte du dessus de la pioche, gratuitement

rajas-cards-karma-bonus-karma2 = 2 jetons de karma
rajas-cards-karma-bonus-palace-or-coins2 = une action de palais gratuite de la grille, ou 2 pièces
rajas-cards-karma-bonus-ship-or-fame1 = un bateau gratuit de la grille, ou 1 jeton de gloire
rajas-cards-karma-bonus-steward1 = 1 intendant
rajas-cards-karma-bonus-dice2 = 2 cartes de la grille comme dés
rajas-cards-karma-bonus-extra-turn = un tour supplémentaire après celui-ci

## Le plateau

rajas-cards-karma-pane-table = Table
rajas-cards-karma-pane-mine = Mon jeu
rajas-cards-karma-pane-rivals = Adversaires
rajas-cards-karma-pane-players = Joueurs

rajas-cards-karma-board-headline = manche { $round }, tour de table { $pass }
rajas-cards-karma-board-grid = Cartes sur la table
rajas-cards-karma-board-gap = Place vide dans la grille
rajas-cards-karma-board-piles = Pioche et défausse
rajas-cards-karma-board-switch = Comment utiliser une carte
rajas-cards-karma-board-mode-action = Pour son action
rajas-cards-karma-board-mode-die = Comme dé
rajas-cards-karma-board-seen = Le dé au dos est connu
rajas-cards-karma-board-deck = Pioche
rajas-cards-karma-board-discard = Défausse
rajas-cards-karma-board-top-open = carte du dessus visible
rajas-cards-karma-board-playing = en cours
rajas-cards-karma-board-elephant = L’éléphant
rajas-cards-karma-board-elephant-front = Le joueur qui a l’éléphant commence les deux tours de table de la manche. Avant le second, il retourne l’éléphant et reçoit 1 jeton de karma.
rajas-cards-karma-board-elephant-back = Le joueur qui a l’éléphant commence les deux tours de table de la manche. Il l’a déjà retourné pour 1 jeton de karma.
rajas-cards-karma-board-you-start = vous commencez
rajas-cards-karma-board-starts = { $seat } commence
rajas-cards-karma-board-turned = { $count ->
    [one] { $count } retournée sur 6
   *[other] { $count } retournées sur 6
}
rajas-cards-karma-board-fame = Gloire
rajas-cards-karma-board-coins = Pièces
rajas-cards-karma-board-track = Cartes de piste : la gloire les retourne par la gauche, les pièces par la droite
rajas-cards-karma-board-bonuses = Cartes de piste à disposer
rajas-cards-karma-board-buildings = Bâtiments
rajas-cards-karma-board-ships = Bateaux
rajas-cards-karma-board-goods = Marchandises
rajas-cards-karma-board-karma = Karma
rajas-cards-karma-board-stewards = Intendants
rajas-cards-karma-board-third-karma = le troisième : un intendant
rajas-cards-karma-board-third-steward = le troisième : { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
}
rajas-cards-karma-board-next-any = tout numéro
rajas-cards-karma-board-next-ship = { $number } ou plus
rajas-cards-karma-board-next-break = tout numéro rompt la rangée
rajas-cards-karma-board-next-buildings = { $count ->
    [0] Trois bâtiments identiques, ou trois différents, rapportent un intendant.
   *[other] Un bâtiment de plus rapporte un intendant ({ $count } sortes possibles).
}
rajas-cards-karma-board-next-buildings-one = Un de plus rapporte un intendant : { $kind }
rajas-cards-karma-board-next-goods = { $count ->
    [0] Trois marchandises identiques, ou trois différentes, sont vendues.
   *[other] Une marchandise de plus en fait vendre trois ({ $count } sortes possibles).
}
rajas-cards-karma-board-next-goods-one = Une de plus en fait vendre trois : { $kind }
rajas-cards-karma-board-hand = Vos dés
rajas-cards-karma-board-hand-count = { $count } sur { $limit } au plus
rajas-cards-karma-board-pay = Payer au plus juste
rajas-cards-karma-board-pay-sum = Payé jusqu’ici : { $sum } sur { $cost } en { $colour }
rajas-cards-karma-board-pay-exact = À payer : un dé qui montre exactement { $value }
rajas-cards-karma-board-all-building = { $count } cartes bâtiment
rajas-cards-karma-board-all-ship = { $count } bateaux
rajas-cards-karma-board-all-goods = { $count } cartes marchandise
rajas-cards-karma-board-all-palace = { $count } cartes palais
rajas-cards-karma-board-all-track = Cartes de piste de chaque joueur
rajas-cards-karma-board-gets = Vous recevrez
rajas-cards-karma-board-gets-fame = { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
} : { $total } sur { $needed }
rajas-cards-karma-board-gets-fame-turn = { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
} : { $total } en tout, votre prochaine carte de gauche se retourne
rajas-cards-karma-board-gets-trio = trois fois { $kind } : un intendant
rajas-cards-karma-board-gets-kinds = trois sortes de bâtiments : un intendant
rajas-cards-karma-board-gets-sale = trois fois { $good } : vente pour { $coins } pièces
rajas-cards-karma-board-gets-sale-kinds = trois sortes de marchandises sont vendues
rajas-cards-karma-board-gets-ships = troisième bateau : un intendant
rajas-cards-karma-board-gets-break = { $count ->
    [one] votre bateau précédent part
   *[other] vos { $count } bateaux précédents partent
}
rajas-cards-karma-board-jokers = Un intendant comme dé

rajas-cards-karma-label-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
rajas-cards-karma-label-discards = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
rajas-cards-karma-label-fame = { $count ->
    [one] { $count } jeton de gloire
   *[other] { $count } jetons de gloire
}
rajas-cards-karma-label-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rajas-cards-karma-label-karma = { $count ->
    [one] { $count } jeton de karma
   *[other] { $count } jetons de karma
}
rajas-cards-karma-label-stewards = { $count ->
    [one] { $count } intendant
   *[other] { $count } intendants
}
rajas-cards-karma-label-hand = { $count ->
    [one] { $count } dé en main
   *[other] { $count } dés en main
}
rajas-cards-karma-label-turned = { $count ->
    [one] { $count } carte de piste retournée sur 6
   *[other] { $count } cartes de piste retournées sur 6
}
rajas-cards-karma-label-of = { $count } sur { $needed }
rajas-cards-karma-label-track-waiting = Carte de piste { $place }, à retourner : { $bonus }
rajas-cards-karma-label-track-turned = Carte de piste { $place }, retournée : { $bonus }
rajas-cards-karma-label-bonus-hidden = un bonus caché
rajas-cards-karma-label-laid = { $die }, posé pour { $value }
rajas-cards-karma-label-need = demande { $karma ->
    [0] { "" }
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
}{ $stewards ->
    [0] { "" }
   *[other] { $karma ->
        [0] { "" }
       *[other] { " et " }
    }{ $stewards ->
        [one] { $stewards } intendant
       *[other] { $stewards } intendants
    }
}
rajas-cards-karma-label-joker = un intendant valant { $value }

## Option, demandes
# $kind est le code d’un jeton : fame ou stewards.

rajas-cards-karma-option-bonuses = Cartes de piste
rajas-cards-karma-option-bonuses-help = Cachés : les six bonus de chacun sont mélangés et ne se voient qu’une fois retournés. Visibles : tous les bonus se voient dès le début, et chacun les dispose dans l’ordre de son choix.
rajas-cards-karma-option-bonuses-hidden = bonus cachés
rajas-cards-karma-option-bonuses-open = bonus visibles, dans l’ordre de son choix

rajas-cards-karma-prompt-turn = Prenez une carte
rajas-cards-karma-prompt-pay-sum = Payez { $cost } ou plus en { $colour } pour : { $card }
rajas-cards-karma-prompt-pay-exact = Payez exactement { $value } pour : { $card }
rajas-cards-karma-prompt-drop = { $count ->
    [one] Votre main est pleine : défaussez d’abord un dé
   *[other] Votre main est trop pleine : défaussez d’abord { $count } dés
}
rajas-cards-karma-prompt-take-die = Prenez une carte de la grille comme dé
rajas-cards-karma-prompt-take-goods = Prenez une carte marchandise gratuite
rajas-cards-karma-prompt-take-goods-more = Prenez encore une carte marchandise gratuite, ou arrêtez-vous là
rajas-cards-karma-prompt-take-palace = Choisissez une action de palais gratuite
rajas-cards-karma-prompt-take-palace-more = Choisissez encore une action de palais gratuite, ou arrêtez-vous là
rajas-cards-karma-prompt-take-ship = Prenez un bateau gratuit
rajas-cards-karma-prompt-take-ship-more = Prenez encore un bateau gratuit, ou arrêtez-vous là
rajas-cards-karma-prompt-pick-bonus = Votre bonus : { $bonus }
rajas-cards-karma-prompt-pick-reward = Choisissez un bateau en bout de rangée et prenez sa récompense
rajas-cards-karma-prompt-pick-trio = Vous ne pouvez pas tout utiliser : choisissez les cartes qui partent
rajas-cards-karma-prompt-which-first = { $kind ->
    [stewards] Vous recevez à la fois des pièces et un intendant : choisissez l’ordre
   *[fame] Vous recevez à la fois des pièces et de la gloire : choisissez l’ordre
}
rajas-cards-karma-prompt-bonus-turn = Vous avez gagné un tour supplémentaire : commencez-le, ou utilisez d’abord un intendant
rajas-cards-karma-prompt-end = Terminez votre tour
rajas-cards-karma-prompt-end-steward = Utilisez un intendant, ou terminez votre tour
rajas-cards-karma-prompt-arrange = Disposez vos cartes de piste de gauche à droite : choisissez le bonus de la place { $place }

## Groupes, choix

rajas-cards-karma-group-action = Pour son action
rajas-cards-karma-group-die = Comme dé
rajas-cards-karma-group-steward = Intendants
rajas-cards-karma-group-pay = Paiement
rajas-cards-karma-group-hand = Dés de votre main
rajas-cards-karma-group-karma = Karma
rajas-cards-karma-group-drop = Dés de votre main
rajas-cards-karma-group-stop = Arrêter
rajas-cards-karma-group-bonus = À la place
rajas-cards-karma-group-reward = Derniers bateaux
rajas-cards-karma-group-trio = Trios
rajas-cards-karma-group-flip = Ordre des gains
rajas-cards-karma-group-turn = Tour supplémentaire
rajas-cards-karma-group-end = Fin du tour
rajas-cards-karma-group-track = Bonus

rajas-cards-karma-choice-take = { $die }, au dos de : { $card }
rajas-cards-karma-choice-build = Construire : { $card }, pour { $price }
rajas-cards-karma-choice-ship = { $card }, pour { $price } : { $reward }
rajas-cards-karma-choice-goods = Marchandises : { $card }
rajas-cards-karma-choice-palace = { $card }, pour { $price } : { $effect }
rajas-cards-karma-choice-free-goods = Marchandises : { $card }
rajas-cards-karma-choice-free-palace = { $card } : { $effect }
rajas-cards-karma-choice-free-ship = { $card } : { $reward }
rajas-cards-karma-choice-stop = En rester là
rajas-cards-karma-choice-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rajas-cards-karma-choice-fame = { $count ->
    [one] { $count } jeton de gloire
   *[other] { $count } jetons de gloire
}
rajas-cards-karma-choice-drop = Défausser le { $die }
rajas-cards-karma-choice-pay = Payer : { $payment }
rajas-cards-karma-choice-die = { $die }, total { $total }
rajas-cards-karma-choice-karma = { $die } monté à { $value }, total { $total }
rajas-cards-karma-choice-joker = Intendant valant { $value }, total { $total }
rajas-cards-karma-choice-exact = { $karma ->
    [0] { $die }
    [one] { $die } changé en { $value }, avec { $karma } jeton de karma
   *[other] { $die } changé en { $value }, avec { $karma } jetons de karma
}
rajas-cards-karma-choice-reward = { $card } ({ $owner }) : { $reward }
rajas-cards-karma-choice-trio-red = Trois forts rouges : un intendant
rajas-cards-karma-choice-trio-yellow = Trois temples jaunes : un intendant
rajas-cards-karma-choice-trio-white = Trois mausolées blancs : un intendant
rajas-cards-karma-choice-trio-ships = Trois bateaux : un intendant
rajas-cards-karma-choice-trio-silk = Vendre la soie pour { $coins } pièces
rajas-cards-karma-choice-trio-tea = Vendre le thé pour { $coins } pièces
rajas-cards-karma-choice-trio-spice = Vendre les épices pour { $coins } pièces
rajas-cards-karma-choice-mixed-buildings = Trois bâtiments différents : { $one } ; { $two } ; { $three }
rajas-cards-karma-choice-mixed-goods = Trois marchandises différentes pour { $coins } pièces : { $one } ; { $two } ; { $three }
rajas-cards-karma-choice-coins-first = { $count ->
    [one] D’abord la pièce
   *[other] D’abord les { $count } pièces
}
rajas-cards-karma-choice-fame-first = { $count ->
    [one] D’abord le jeton de gloire
   *[other] D’abord les { $count } jetons de gloire
}
rajas-cards-karma-choice-stewards-first = { $count ->
    [one] D’abord l’intendant
   *[other] D’abord les { $count } intendants
}
rajas-cards-karma-choice-steward-dice = Un intendant pour deux dés
rajas-cards-karma-choice-steward-turn = Un intendant pour un autre tour
rajas-cards-karma-choice-bonus-turn = Commencer le tour supplémentaire
rajas-cards-karma-choice-end = Terminer le tour
rajas-cards-karma-choice-lay = { $bonus }

rajas-cards-karma-paid-and = { $first }, { $second }
rajas-cards-karma-paid-raised = { $die } + { $karma } karma
rajas-cards-karma-paid-lowered = { $die } − { $karma } karma
rajas-cards-karma-paid-joker = intendant valant { $value }
rajas-cards-karma-paid-karma = { $count ->
    [one] { $count } jeton de karma
   *[other] { $count } jetons de karma
}
rajas-cards-karma-paid-stewards =
  { $count ->
    [one] un intendant
   *[other] { $count } intendants
  }

## Ce qui n’est pas possible, et pourquoi

rajas-cards-karma-blocked-too-dear = Il faut { $cost } en { $colour } ; avec tout votre karma et tous vos intendants, vous n’arrivez qu’à { $have }.
rajas-cards-karma-blocked-no-exact-die = { $karma ->
    [0] Vous n’avez ni dé qui montre exactement { $value }, ni karma, ni intendant.
    [one] Aucun de vos dés ne peut devenir { $value } avec votre jeton de karma, et vous n’avez pas d’intendant.
   *[other] Aucun de vos dés ne peut devenir { $value } avec vos { $karma } jetons de karma, et vous n’avez pas d’intendant.
}
rajas-cards-karma-blocked-no-steward = Vous n’avez plus d’intendant.
rajas-cards-karma-blocked-hand-full = Vous ne pouvez pas avoir plus de { $limit } dés en main : défaussez d’abord, prenez ensuite.
rajas-cards-karma-blocked-die-pips = { $karma ->
    [0] Ce { $value } n’est pas un { $price }, et vous n’avez pas de karma.
    [one] Avec votre jeton de karma, ce { $value } ne devient pas un { $price }.
   *[other] Avec vos { $karma } jetons de karma, ce { $value } ne devient pas un { $price }.
}
rajas-cards-karma-blocked-die-colour = Seuls les dés de cette couleur comptent ici : { $colour }.
rajas-cards-karma-blocked-superfluous = Le prix se paie sans cela : vous ne pouvez rien ajouter de superflu.
rajas-cards-karma-blocked-die-six = Un dé ne peut pas compter pour plus de 6.
rajas-cards-karma-blocked-no-karma = Vous n’avez plus de karma.
rajas-cards-karma-blocked-act-first = Vous ne pouvez pas passer : prenez d’abord une carte, pour son action ou comme dé.
rajas-cards-karma-blocked-turn-later = Un intendant ne peut vous donner un autre tour qu’à la fin de celui-ci.
rajas-cards-karma-blocked-turn-won = Jouez d’abord le tour supplémentaire de votre bonus.
rajas-cards-karma-blocked-acted = Vous avez déjà fait votre action pour ce tour.

## Le journal

rajas-cards-karma-log-arranged = { $seat } pose une carte de piste à la place { $place } : { $bonus }
rajas-cards-karma-log-round-began = Manche { $round } : { $seat } commence
rajas-cards-karma-log-elephant-turned = { $seat } retourne l’éléphant
rajas-cards-karma-log-grid-filled = { $count ->
    [one] { $count } carte complète la grille
   *[other] { $count } cartes complètent la grille
}
rajas-cards-karma-log-small-grid = { $count ->
    [one] La grille est épuisée : { $count } carte est disposée
   *[other] La grille est épuisée : { $count } cartes sont disposées
}
rajas-cards-karma-log-reshuffled = { $count ->
    [one] La défausse est mélangée : { $count } carte
   *[other] La défausse est mélangée : { $count } cartes
}
rajas-cards-karma-log-took-die = { $seat } prend un dé : { $die }, au dos de : { $card }
rajas-cards-karma-log-drew-die = { $seat } pioche un dé : { $die }
rajas-cards-karma-log-took-value = Il montre : { $die }
rajas-cards-karma-log-dropped = { $seat } défausse un dé : { $die }
rajas-cards-karma-log-paid = { $seat } paie : { $payment } (pour : { $card })
rajas-cards-karma-log-placed-building = { $seat } construit : { $card }
rajas-cards-karma-log-placed-ship = { $seat } prend le { $card }
rajas-cards-karma-log-placed-goods = { $seat } prend des marchandises : { $card }
rajas-cards-karma-log-placed-palace = { $seat } utilise la carte { $card } : { $effect }
rajas-cards-karma-log-row-broken = { $count ->
    [one] Numéro plus petit : { $seat } défausse { $count } bateau
   *[other] Numéro plus petit : { $seat } défausse { $count } bateaux
}
rajas-cards-karma-log-top-card = { $seat } prend la carte du dessus de la pioche : { $card }
rajas-cards-karma-log-ship-reward = { $seat } prend la récompense du { $card } : { $reward }
rajas-cards-karma-log-no-goods = Pas de carte marchandise dans la grille pour { $seat }
rajas-cards-karma-log-no-palace = Pas d’action de palais dans la grille pour { $seat }
rajas-cards-karma-log-no-ship = Pas de bateau dans la grille pour { $seat }
rajas-cards-karma-log-no-coins-per-good = { $seat } n’a pas de marchandises : aucune pièce
rajas-cards-karma-log-no-ship-rewards = Personne n’a de bateau : aucune récompense pour { $seat }
rajas-cards-karma-log-gained-fame = { $count ->
    [one] { $seat } reçoit { $count } jeton de gloire
   *[other] { $seat } reçoit { $count } jetons de gloire
}
rajas-cards-karma-log-gained-coins = { $count ->
    [one] { $seat } reçoit { $count } pièce
   *[other] { $seat } reçoit { $count } pièces
}
rajas-cards-karma-log-gained-karma = { $count ->
    [one] { $seat } reçoit { $count } jeton de karma
   *[other] { $seat } reçoit { $count } jetons de karma
}
rajas-cards-karma-log-gained-stewards = { $count ->
    [one] { $seat } reçoit un intendant
   *[other] { $seat } reçoit { $count } intendants
}
rajas-cards-karma-log-karma-trio = { $seat } a trois jetons de karma : ils reviennent à la réserve
rajas-cards-karma-log-steward-trio = { $seat } a trois intendants : ils reviennent à la réserve
rajas-cards-karma-log-turned-by-fame = Gloire : { $seat } retourne la carte de piste la plus à gauche : { $bonus }
rajas-cards-karma-log-turned-by-coins = Pièces : { $seat } retourne la carte de piste la plus à droite : { $bonus }
rajas-cards-karma-log-trio-red = { $seat } défausse trois forts rouges
rajas-cards-karma-log-trio-yellow = { $seat } défausse trois temples jaunes
rajas-cards-karma-log-trio-white = { $seat } défausse trois mausolées blancs
rajas-cards-karma-log-trio-mixed-buildings = { $seat } défausse trois bâtiments différents
rajas-cards-karma-log-trio-ships = { $seat } défausse trois bateaux
rajas-cards-karma-log-trio-silk = { $seat } vend de la soie pour { $coins } pièces
rajas-cards-karma-log-trio-tea = { $seat } vend du thé pour { $coins } pièces
rajas-cards-karma-log-trio-spice = { $seat } vend des épices pour { $coins } pièces
rajas-cards-karma-log-trio-mixed-goods = { $seat } vend trois marchandises différentes pour { $coins } pièces
rajas-cards-karma-log-steward-dice = { $seat } rend un intendant pour des dés de la pioche
rajas-cards-karma-log-steward-turn = { $seat } rend un intendant pour un autre tour
rajas-cards-karma-log-bonus-turn = { $seat } commence le tour supplémentaire d’un bonus
rajas-cards-karma-log-ended-turn = { $seat } termine son tour
rajas-cards-karma-log-finishing = { $seat } retourne sa sixième carte de piste : la partie s’arrête à la fin du tour de table
rajas-cards-karma-log-finished-too = { $seat } retourne aussi sa sixième carte de piste
rajas-cards-karma-log-game-over = La partie est terminée

## La fin

rajas-cards-karma-end-track = Six cartes de piste sont retournées, et le tour de table est terminé.
rajas-cards-karma-score-fame = Retournées par la gloire
rajas-cards-karma-score-coins = Retournées par les pièces
rajas-cards-karma-tie-left = Ce qui reste : 2 par gloire, 1 par pièce
rajas-cards-karma-tie-karma = Karma restant

## Ce qu’un joueur compte, en quantités

rajas-cards-karma-purse-fame = { $count ->
    [one] { $count } jeton de gloire
   *[other] { $count } jetons de gloire
}
rajas-cards-karma-purse-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rajas-cards-karma-purse-karma = { $count ->
    [one] { $count } jeton de karma
   *[other] { $count } jetons de karma
}
rajas-cards-karma-purse-stewards = { $count ->
    [one] { $count } intendant
   *[other] { $count } intendants
}
rajas-cards-karma-purse-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
rajas-cards-karma-purse-buildings = { $count ->
    [one] { $count } carte bâtiment
   *[other] { $count } cartes bâtiment
}
rajas-cards-karma-purse-ships = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
rajas-cards-karma-purse-goods = { $count ->
    [one] { $count } carte marchandise
   *[other] { $count } cartes marchandise
}
rajas-cards-karma-purse-turned = { $count ->
    [one] { $count } carte de piste retournée
   *[other] { $count } cartes de piste retournées
}

## Ce qu’un choix prévu peut désigner

rajas-cards-karma-pick-colour = Toute carte qui a ce dé au dos : { $die }
rajas-cards-karma-pick-palace = La carte palais la plus haute que vous pouvez payer

## Les trois cartes d’une première partie

rajas-cards-karma-primer-want = Vous voulez retourner vos six cartes de piste :
rajas-cards-karma-primer-want-more = trois jetons de gloire retournent celle de gauche, six pièces celle de droite.
rajas-cards-karma-primer-turn = À votre tour, vous prenez une carte :
rajas-cards-karma-primer-turn-more = comme dé, bâtiment, bateau, marchandises ou action de palais.
rajas-cards-karma-primer-end = La partie finit quand quelqu’un a retourné les six.
rajas-cards-karma-primer-end-more = Vous jouez le tour de table jusqu’au bout.

## Chiffres du titre

rajas-cards-karma-trait-leftmost = Victoires par carte de piste la plus à gauche
rajas-cards-karma-trait-rightmost = Victoires par carte de piste la plus à droite
rajas-cards-karma-opening-build = Bâtiment
rajas-cards-karma-opening-ship = Bateau
rajas-cards-karma-opening-goods = Marchandises
rajas-cards-karma-opening-palace = Action de palais
rajas-cards-karma-opening-take = Carte prise comme dé
