### Exemples des règles, et leurs pièces. Les nombres d’une position sont des variables : docs/rulebooks.md.

## Pièces

rajas-cards-karma-piece-sign-red = fort
rajas-cards-karma-piece-sign-yellow = temple
rajas-cards-karma-piece-sign-white = mausolée
rajas-cards-karma-piece-sign-ship = bateau
rajas-cards-karma-piece-sign-silk = soie
rajas-cards-karma-piece-sign-tea = thé
rajas-cards-karma-piece-sign-spice = épices
rajas-cards-karma-piece-sign-coin = pièce
rajas-cards-karma-piece-sign-fame = gloire
rajas-cards-karma-piece-sign-karma = karma
rajas-cards-karma-piece-sign-steward = intendant
rajas-cards-karma-piece-sign-goods-card = carte marchandise
rajas-cards-karma-piece-sign-palace-card = carte palais
rajas-cards-karma-piece-sign-deck-card = carte du dessus de la pioche
rajas-cards-karma-piece-sign-again = tour supplémentaire
rajas-cards-karma-piece-die-blue = dé bleu
rajas-cards-karma-piece-die-green = dé vert
rajas-cards-karma-piece-die-orange = dé orange
rajas-cards-karma-piece-die-purple = dé violet
rajas-cards-karma-piece-elephant = l’éléphant

## Exemples

rajas-cards-karma-example-cards = Un bâtiment, un bateau, des marchandises et le palais ; à côté, la main de Mara. Sur la face visible, le bas de chaque carte montre ce qu’elle coûte et ce qu’elle rapporte : ce bâtiment coûte { $price }, ce bateau porte le numéro { $ship }. Le disque dans le coin a la couleur du dé qui est au dos. En main, c’est l’inverse : des { $dice } cartes de Mara, seuls les dés comptent.
rajas-cards-karma-example-cards-grid = Des cartes, face action visible : un bâtiment qui coûte { $price }, le bateau { $ship }, une carte marchandise et une carte palais.
rajas-cards-karma-example-cards-hand = Une main de { $dice } cartes, face dé visible.

rajas-cards-karma-example-setup = Mara a { $cards } cartes de piste alignées, face jour visible, et encore ni gloire ni pièces. Elle a { $dice } dés en main, et la grille compte { $grid } cartes, car seuls Mara et Jonas jouent.
rajas-cards-karma-example-setup-track = Une rangée de { $cards } cartes de piste, dont aucune n’est retournée ; à côté, des places vides pour la gloire et les pièces.

rajas-cards-karma-example-elephant = Tout le monde a joué un tour. Avant son second tour, Mara, qui est première joueuse, retourne l’éléphant et reçoit { $karma ->
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
}. Il montre maintenant son autre face jusqu’à la fin de la manche.
rajas-cards-karma-example-elephant-elephant = L’éléphant.

rajas-cards-karma-example-die = Mara a pris une carte comme dé. C’est ici le dernier, et il montre { $value } ; personne d’autre ne le voit. Elle en a maintenant { $dice } et peut en avoir { $most }.
rajas-cards-karma-example-die-hand = Une main de { $dice } dés ; le dernier montre { $value }.

rajas-cards-karma-example-building = Le temple et le mausolée de cette carte coûtent { $price } en vert. Mara paie avec un { $low } vert et un { $high } vert ; on ne rend pas la monnaie. Chacun des bâtiments lui rapporte un jeton de gloire : { $fame } en tout.
rajas-cards-karma-example-building-card = Une carte avec un temple et un mausolée, qui coûte { $price } en vert.
rajas-cards-karma-example-building-dice = Un { $low } vert et un { $high } vert.
rajas-cards-karma-example-building-fame = La piste de Mara ; à côté, { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
}.

rajas-cards-karma-example-ship = Ce bateau coûte un seul dé, qui montre exactement { $price }. Le { $die } violet de Mara convient, car la couleur ne compte pas. Elle pose le bateau { $number } dans sa rangée et reçoit sa récompense, { $coins } pièces.
rajas-cards-karma-example-ship-card = Le bateau { $number }, qui coûte un { $price } et rapporte { $coins } pièces.
rajas-cards-karma-example-ship-dice = Un { $die } violet.
rajas-cards-karma-example-ship-coins = La piste de Mara ; à côté, { $coins } pièces.

rajas-cards-karma-example-goods = Cette carte ne coûte rien. Elle porte de la soie pour { $silk } et du thé pour { $tea }. Avec des épices, Mara aurait une marchandise de chaque sorte et les vendrait aussitôt.
rajas-cards-karma-example-goods-card = Une carte marchandise avec soie { $silk } et thé { $tea }.

rajas-cards-karma-example-palace = Cette carte palais coûte un dé qui montre exactement { $price } ; le { $die } bleu de Mara convient. Elle reçoit { $karma ->
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
} et la récompense d’un bateau qui est le dernier de sa rangée : les pièces de son propre bateau. Elle en avait { $before }, elle en a maintenant { $coins }.
rajas-cards-karma-example-palace-card = Une carte palais { $price }.
rajas-cards-karma-example-palace-dice = Un { $die } bleu.
rajas-cards-karma-example-palace-coins = La piste de Mara ; à côté, { $coins } pièces.

rajas-cards-karma-example-trio = Mara a une carte avec temple et mausolée, et { $before ->
    [one] { $before } jeton de gloire
   *[other] { $before } jetons de gloire
}. Elle prend maintenant ce fort rouge. D’abord vient sa gloire : elle suffit pour retourner { $turned ->
    [one] { $turned } carte de piste
   *[other] { $turned } cartes de piste
}, et il en reste { $fame }. Ensuite le fort, le temple et le mausolée partent, et Mara reçoit { $stewards ->
    [one] { $stewards } intendant
   *[other] { $stewards } intendants
}.
rajas-cards-karma-example-trio-card = Un fort rouge.
rajas-cards-karma-example-trio-track = La piste de Mara ensuite : la carte la plus à gauche est retournée.

rajas-cards-karma-example-karma = Ce temple coûte { $price } en vert. Le { $die } vert de Mara ne suffit pas seul, mais avec { $karma ->
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
}, il compte pour { $price }.
rajas-cards-karma-example-karma-card = Un temple qui coûte { $price } en vert.
rajas-cards-karma-example-karma-dice = Un { $die } vert.

rajas-cards-karma-example-joker = Ce bâtiment coûte { $price } en bleu. Mara n’a qu’un { $die } bleu et { $stewards ->
    [one] { $stewards } intendant
   *[other] { $stewards } intendants
} : comme joker, l’intendant est le dé bleu qui manque.
rajas-cards-karma-example-joker-card = Un bâtiment qui coûte { $price } en bleu.
rajas-cards-karma-example-joker-dice = Un { $die } bleu.

rajas-cards-karma-example-coins = Mara avait { $had } pièces, de la soie pour { $silk } et du thé pour { $tea }, et a pris des épices pour { $spice }. Tout s’est vendu aussitôt. Avec { $needed } pièces, elle a retourné la carte la plus à droite ; il en reste { $left }. Le bonus de la carte est de { $bonus } jetons de karma. Avec { $karma ->
    [one] celui
   *[other] les { $karma }
} qu’elle avait, ils sont revenus à la réserve pour { $stewards ->
    [one] { $stewards } intendant
   *[other] { $stewards } intendants
}.
rajas-cards-karma-example-coins-before = La piste de Mara avant, avec { $had } pièces et aucune carte retournée.
rajas-cards-karma-example-coins-after = La piste de Mara après : la carte la plus à droite est retournée, et il reste { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
}.

rajas-cards-karma-example-end = Toutes les cartes de piste de Mara sont retournées, { $left } par la gauche et { $right } par la droite, et le tour de table est terminé. Personne d’autre n’y est arrivé : elle gagne. Si Jonas y était arrivé aussi, les jetons et les pièces qui restent décideraient : { $own } pour Mara, { $other } pour lui.
rajas-cards-karma-example-end-track = Une piste dont toutes les cartes sont retournées.
