### Les leçons. Une carte a un titre (-head), un texte et, là où il y a un choix à faire, ce qu’il faut choisir (-do).
### Les nombres d’une position sont des variables : le fichier de la leçon dit où chacun se voit, et son test le vérifie.

## Premier coup d’œil

rajas-cards-karma-lesson-first-look = Un premier coup d’œil
rajas-cards-karma-lesson-first-look-about = Des cartes à deux faces, et vos premiers tours.

rajas-cards-karma-lesson-first-look-aim-head = Une course
rajas-cards-karma-lesson-first-look-aim = Devant vous se trouve une rangée de { $cards } cartes de piste. Pour { $fame } jetons de gloire, vous retournez celle de gauche ; pour { $coins } pièces, celle de droite. Le joueur qui les a toutes retournées gagne. Rien d’autre ne compte.

rajas-cards-karma-lesson-first-look-grid-head = Face et dos
rajas-cards-karma-lesson-first-look-grid = Au milieu se trouvent { $cards } cartes : bâtiments, bateaux, marchandises et actions de palais. Au dos de chacune, il y a un dé. Le disque dans le coin montre sa couleur, mais pas sa valeur. À votre tour, vous prenez une carte, pour l’une de ses faces.

rajas-cards-karma-lesson-first-look-hand-head = Vos dés
rajas-cards-karma-lesson-first-look-hand = Les cartes de votre main sont des dés, et c’est avec eux que vous payez. Vous commencez avec { $dice } dés ; vous ne pouvez jamais en avoir plus de { $most } : s’il y en a trop avec les nouveaux, vous en défaussez d’abord. Les autres ne voient que la couleur de vos dés.

rajas-cards-karma-lesson-first-look-take-head = Prendre un dé
rajas-cards-karma-lesson-first-look-take = Vous pouvez prendre comme dé n’importe quelle carte de la grille, quoi que montre sa face, et cela ne coûte rien. Vous pouvez donc toujours faire quelque chose. La carte indiquée a un coin bleu, et vous avez déjà un dé bleu.
rajas-cards-karma-lesson-first-look-take-do = Choisissez « comme dé », puis cette carte.
rajas-cards-karma-lesson-first-look-other-die = N’importe quelle carte peut servir de dé. Mais des dés d’une même couleur vont bien ensemble : prenez le bleu.
rajas-cards-karma-lesson-first-look-front = Ce choix utilise la face de la carte. Vous verrez cela plus tard. Pour l’instant, prenez un dé.

rajas-cards-karma-lesson-first-look-pass-head = Le second tour de table
rajas-cards-karma-lesson-first-look-pass = Votre nouveau dé montre { $value }. Amina a pris des marchandises. Quand tout le monde a joué un tour, le premier joueur retourne l’éléphant et reçoit { $karma ->
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
}. Le second tour de table de cette manche commence, et vous êtes premier joueur.

rajas-cards-karma-lesson-first-look-goods-head = Les marchandises sont gratuites
rajas-cards-karma-lesson-first-look-goods = Les marchandises non plus ne coûtent rien. Elles restent devant vous jusqu’à ce que vous puissiez les vendre. Cette carte porte de la soie pour { $silk } et du thé pour { $tea }.
rajas-cards-karma-lesson-first-look-goods-do = Choisissez « pour son action », puis la soie et le thé.
rajas-cards-karma-lesson-first-look-goods-first = C’est aussi un bon choix. Pour l’instant, prenez ces marchandises.

rajas-cards-karma-lesson-first-look-round-head = La fin d’une manche
rajas-cards-karma-lesson-first-look-round = Après le second tour de table, la manche est finie. La grille est de nouveau complétée à { $cards } cartes, et l’éléphant passe au joueur suivant, qui commence à son tour. Si la grille se vide avant, une nouvelle petite grille est disposée aussitôt. Et ainsi de suite, jusqu’à ce que quelqu’un ait retourné sa dernière carte de piste.

## Bâtiments

rajas-cards-karma-lesson-buildings = Bâtiments et gloire
rajas-cards-karma-lesson-buildings-about = Payez avec des dés et retournez votre première carte.

rajas-cards-karma-lesson-buildings-price-head = Un prix dans une couleur
rajas-cards-karma-lesson-buildings-price = Le bâtiment indiqué coûte { $price } en vert : un ou plusieurs dés verts qui montrent ensemble au moins ce nombre. Vous avez un { $low } vert et un { $high } vert. Cela suffit ; on ne rend pas la monnaie.

rajas-cards-karma-lesson-buildings-double-head = Un double bâtiment
rajas-cards-karma-lesson-buildings-double = Chaque bâtiment d’une carte rapporte un jeton de gloire. Cette carte montre un temple et un mausolée : elle en rapporte { $fame }.
rajas-cards-karma-lesson-buildings-double-do = Prenez la carte avec temple et mausolée.
rajas-cards-karma-lesson-buildings-building-first = Vous pourrez le faire plus tard. Pour l’instant, construisez le double bâtiment.

rajas-cards-karma-lesson-buildings-pay-head = Payer
rajas-cards-karma-lesson-buildings-pay = Pour { $price }, il vous faut tous vos dés verts. Vous pourriez les poser un par un ; « Payer » pose les dés qui conviennent.
rajas-cards-karma-lesson-buildings-pay-do = Payez.
rajas-cards-karma-lesson-buildings-one-by-one = Ainsi, vous choisissez les dés vous-même. Ici, rien d’autre ne convient : utilisez « Payer ».

rajas-cards-karma-lesson-buildings-two-head = Presque
rajas-cards-karma-lesson-buildings-two = Vous avez { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
}. Avec { $needed }, vous retournez une carte. Amina a pris un dé, et c’est de nouveau à vous.

rajas-cards-karma-lesson-buildings-third-head = Une troisième sorte
rajas-cards-karma-lesson-buildings-third = Le fort rouge coûte { $price } en bleu, et votre dé bleu montre { $die }. On ne rend pas la monnaie, mais regardez ce qui se passe.
rajas-cards-karma-lesson-buildings-third-do = Prenez le fort rouge.
rajas-cards-karma-lesson-buildings-fort = C’est possible. Mais le fort vous ferait retourner une carte : prenez-le.

rajas-cards-karma-lesson-buildings-chain-head = Et payer
rajas-cards-karma-lesson-buildings-chain = Un jeton de gloire de plus, et une sorte de bâtiment de plus.
rajas-cards-karma-lesson-buildings-chain-do = Payez.

rajas-cards-karma-lesson-buildings-happened-head = Il s’est passé beaucoup de choses
rajas-cards-karma-lesson-buildings-happened = Avec { $needed } jetons de gloire, vous avez retourné { $turned ->
    [one] { $turned } carte, la plus à gauche : son bonus est
   *[other] { $turned } cartes, les plus à gauche : leur bonus est
} un tour supplémentaire. Et comme un fort, un temple et un mausolée se trouvaient devant vous, ils sont tous partis, et vous avez reçu { $stewards ->
    [one] { $stewards } intendant
   *[other] { $stewards } intendants
}. Un trio de bâtiments identiques fait de même. Vous n’avez pas le choix : un trio complet part, mais vous gardez la gloire.

rajas-cards-karma-lesson-buildings-again-head = Votre bonus
rajas-cards-karma-lesson-buildings-again = Le bonus vous donne maintenant un tour de plus.
rajas-cards-karma-lesson-buildings-again-do = Commencez le tour supplémentaire.
rajas-cards-karma-lesson-buildings-keep-steward = Un intendant pourrait aussi le faire. Mais gardez-le : c’est maintenant qu’il faut utiliser votre bonus, sinon il est perdu.

rajas-cards-karma-lesson-buildings-kinds-head = Prévoir
rajas-cards-karma-lesson-buildings-kinds = Vous pourriez maintenant continuer. En général, plus un bâtiment rapporte, plus il coûte. Collectionnez des dés d’une même couleur, et n’oubliez pas quelles sortes vous avez déjà.

## Bateaux

rajas-cards-karma-lesson-ships = Bateaux et marchandises
rajas-cards-karma-lesson-ships-about = Des pièces, et comment un effet déclenche le suivant.

rajas-cards-karma-lesson-ships-ship-head = Un prix exact
rajas-cards-karma-lesson-ships-ship = Un bateau coûte un seul dé, de n’importe quelle couleur, qui montre exactement la valeur du dé blanc. Ces bateaux coûtent { $price }, et votre dé violet montre { $die }. Les petits dés sont bons pour les bateaux.

rajas-cards-karma-lesson-ships-buy-head = Un bateau
rajas-cards-karma-lesson-ships-buy = La récompense est en bas de la carte. Vous la recevez aussitôt : ici, { $coins } pièces.
rajas-cards-karma-lesson-ships-buy-do = Prenez le bateau qui porte des pièces.
rajas-cards-karma-lesson-ships-ship-first = C’est permis. Mais regardez d’abord le bateau qui porte des pièces.

rajas-cards-karma-lesson-ships-pay-head = Le payer
rajas-cards-karma-lesson-ships-pay = Votre dé violet convient exactement.
rajas-cards-karma-lesson-ships-pay-do = Payez.
rajas-cards-karma-lesson-ships-same = C’est le même dé. Utilisez « Payer ».

rajas-cards-karma-lesson-ships-row-head = Une rangée qui monte
rajas-cards-karma-lesson-ships-row = Vous avez { $coins } pièces. Sur son pavillon, votre bateau porte le numéro { $number }. Le prochain devrait en avoir un plus grand : avec un plus petit, tous les bateaux qui le précèdent partent. Quand il y en a { $trio } dans une rangée qui monte, ils partent aussi, et vous recevez un intendant.

rajas-cards-karma-lesson-ships-goods-head = Marchandises
rajas-cards-karma-lesson-ships-goods = Dès que vous avez { $trio } marchandises de la même sorte, ou une de chaque (soie, thé et épices), vous les vendez. Celles des bâtiments et des bateaux comptent aussi ; ces cartes partent avec les marchandises vendues, mais vous gardez la gloire. Cette carte porte de la soie et du thé.
rajas-cards-karma-lesson-ships-goods-do = Prenez la soie et le thé.
rajas-cards-karma-lesson-ships-goods-first = C’est possible. Pour l’instant, prenez la soie et le thé.

rajas-cards-karma-lesson-ships-sum-head = Un plan
rajas-cards-karma-lesson-ships-sum = Une manche plus tard. Les épices de la carte indiquée valent { $spice }, votre soie { $silk }, votre thé { $tea }. Vous avez déjà { $coins } pièces et, grâce à l’éléphant, { $karma ->
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
}. À { $needed } pièces, vous retournez une carte.

rajas-cards-karma-lesson-ships-sell-head = La troisième
rajas-cards-karma-lesson-ships-sell = Avec des épices, vous avez une marchandise de chaque sorte, et elles sont vendues aussitôt.
rajas-cards-karma-lesson-ships-sell-do = Prenez les épices.
rajas-cards-karma-lesson-ships-spice = Plus tard, peut-être. Prenez les épices indiquées et regardez la suite.

rajas-cards-karma-lesson-ships-chain-head = Réaction en chaîne
rajas-cards-karma-lesson-ships-chain = Les marchandises ont été vendues, { $needed } pièces ont retourné la carte de droite, et il en reste { $left }. Le bonus de la carte : { $bonus } jetons de karma. Avec le vôtre, cela faisait { $trio } : ils sont revenus à la réserve pour { $stewards ->
    [one] { $stewards } intendant
   *[other] { $stewards } intendants
}. Dans un bon tour, un effet déclenche le suivant.

## Karma

rajas-cards-karma-lesson-karma = Karma, intendants, palais
rajas-cards-karma-lesson-karma-about = Des aides qui rendent un tour meilleur.

rajas-cards-karma-lesson-karma-steward-head = Un intendant
rajas-cards-karma-lesson-karma-steward = Vous avez un intendant. Il sert à l’une de ces choses, puis revient à la réserve : un autre tour à la fin de celui-ci ; un dé de n’importe quelle couleur et valeur quand vous payez ; ou { $dice } dés de la pioche. N’en gardez pas trop : à { $trio }, ils partent tous pour { $fame } jetons de gloire.

rajas-cards-karma-lesson-karma-turn-head = Un autre tour
rajas-cards-karma-lesson-karma-turn = Votre tour se terminerait maintenant.
rajas-cards-karma-lesson-karma-turn-do = Utilisez l’intendant pour un autre tour.
rajas-cards-karma-lesson-karma-dice = Des dés sont toujours utiles. Mais ici, un autre tour vaut mieux.
rajas-cards-karma-lesson-karma-not-yet = Vous pouvez le garder. Pour l’instant, utilisez-le pour un autre tour.

rajas-cards-karma-lesson-karma-palace-head = Le palais
rajas-cards-karma-lesson-karma-palace = Une carte palais coûte un dé qui montre exactement sa valeur, et son action a lieu aussitôt. Pour { $price }, elle donne du karma, puis la récompense du dernier bateau d’un joueur au choix. Votre dé bleu montre { $die }, et votre bateau porte des pièces.
rajas-cards-karma-lesson-karma-palace-do = Prenez la carte palais.
rajas-cards-karma-lesson-karma-palace-first = C’est possible aussi. Pour l’instant, essayez le palais.

rajas-cards-karma-lesson-karma-favour-head = Votre propre bateau
rajas-cards-karma-lesson-karma-favour = Personne d’autre n’a de bateau : vous recevez donc encore une fois la récompense du vôtre, { $coins } pièces. La carte palais va à la défausse.
rajas-cards-karma-lesson-karma-favour-do = Payez.
rajas-cards-karma-lesson-karma-same = C’est le même dé. Utilisez « Payer ».

rajas-cards-karma-lesson-karma-karma-head = Karma
rajas-cards-karma-lesson-karma-karma = Vous avez { $coins } pièces et { $karma ->
    [one] { $karma } jeton de karma
   *[other] { $karma } jetons de karma
}. Quand vous payez, chaque jeton de karma fait compter un dé pour un de plus ou un de moins, mais jamais au-delà de ce qu’un dé peut montrer. Le temple coûte { $price } en vert. Vous avez un { $low } vert et un { $high } vert.
rajas-cards-karma-lesson-karma-karma-do = Prenez le temple.
rajas-cards-karma-lesson-karma-temple = C’est permis. Pour l’instant, prenez le temple.

rajas-cards-karma-lesson-karma-die-head = Quel dé ?
rajas-cards-karma-lesson-karma-die = Le plus grand dé suffirait seul, mais vous en aurez peut-être besoin pour quelque chose de plus cher. Choisissez plutôt le { $low } et un jeton de karma.
rajas-cards-karma-lesson-karma-die-do = Posez le plus petit dé.
rajas-cards-karma-lesson-karma-wasteful = Ainsi, vous payez avec le plus grand dé. Gardez-le, et posez le plus petit.

rajas-cards-karma-lesson-karma-lift-head = L’augmenter
rajas-cards-karma-lesson-karma-lift = Il manque un point pour atteindre { $price }.
rajas-cards-karma-lesson-karma-lift-do = Ajoutez un jeton de karma au dé.

rajas-cards-karma-lesson-karma-rest-head = Bien dépensé
rajas-cards-karma-lesson-karma-rest = Le temple est construit, et le { $high } est encore dans votre main. Le jeton de karma est revenu à la réserve. Si vous l’aviez gardé, { $trio } jetons de karma seraient devenus un intendant.

## La fin

rajas-cards-karma-lesson-end = La dernière carte
rajas-cards-karma-lesson-end-about = Un intendant comme joker, la fin, et qui gagne.

rajas-cards-karma-lesson-end-close-head = Près de la fin
rajas-cards-karma-lesson-end-close = Une longue partie est derrière vous. Vous avez retourné { $left } cartes par la gauche et { $right } par la droite, sur { $all }. Amina n’en est pas encore là. Plus qu’une carte !

rajas-cards-karma-lesson-end-need-head = Ce qu’il vous faut
rajas-cards-karma-lesson-end-need = Vous avez { $fame ->
    [one] { $fame } jeton de gloire
   *[other] { $fame } jetons de gloire
}, et { $needed } retournent une carte. Le bâtiment indiqué en rapporte { $brings }. Il coûte { $price } en bleu. Votre seul dé est un { $die } bleu, mais vous avez un intendant.

rajas-cards-karma-lesson-end-build-head = Construire
rajas-cards-karma-lesson-end-build = Une carte que vous pouvez payer avec un intendant est proposée comme une autre.
rajas-cards-karma-lesson-end-build-do = Prenez le double bâtiment.
rajas-cards-karma-lesson-end-this-one = C’est possible, mais cela ne retourne pas votre dernière carte. Ce bâtiment, si.

rajas-cards-karma-lesson-end-joker-head = Un joker
rajas-cards-karma-lesson-end-joker = Quand vous payez, un intendant est un dé de n’importe quelle couleur et valeur. Avec votre dé bleu, cela fait { $price }.
rajas-cards-karma-lesson-end-joker-do = Payez avec le dé et l’intendant.
rajas-cards-karma-lesson-end-by-hand = Vous pouvez les poser un par un. « Payer » pose tout d’un coup : utilisez-le.

rajas-cards-karma-lesson-end-sixth-head = La dernière carte
rajas-cards-karma-lesson-end-sixth = Toutes vos cartes sont retournées : { $left } par la gauche, { $right } par la droite. Le bonus compte encore. On joue le tour de table jusqu’au bout, pour que tout le monde ait le même nombre de tours. Vous y jouez en dernier.
rajas-cards-karma-lesson-end-sixth-do = Terminez votre tour.

rajas-cards-karma-lesson-end-won-head = Vous gagnez
rajas-cards-karma-lesson-end-won = Personne d’autre n’a retourné toutes ses cartes : vous gagnez, { $own } à { $other }. Si d’autres l’avaient fait aussi, on compterait ce qui reste, { $fame } par jeton de gloire et { $coin } par pièce, puis le karma.
