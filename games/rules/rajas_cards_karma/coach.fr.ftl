### De quoi il s’agit à chaque décision, dans une première partie : une ou deux phrases par demande, avec ses variables.

rajas-cards-karma-coach-turn = Une carte prise comme dé n’est jamais perdue : deux bons dés d’une même couleur paient un bâtiment. La meilleure carte complète un trio, car il déclenche l’effet suivant.
rajas-cards-karma-coach-pay-sum = On ne rend pas la monnaie. Gardez les dés qu’il vous faut pour une autre carte{ $karma ->
    [0] .
   *[other] , et du karma pour le cas où il manque un point.
  }
rajas-cards-karma-coach-pay-exact = La couleur ne compte pas. Payez avec un dé d’une couleur que vous ne collectionnez pas{ $karma ->
    [0] .
   *[other] ; un jeton de karma change un dé de 1.
  }
rajas-cards-karma-coach-drop = Vous pouvez en garder huit. Défaussez un dé qui ne vous sert pas : un petit dé d’une couleur que vous ne collectionnez pas.
rajas-cards-karma-coach-take-die = Le plus souvent, vous ne voyez que la couleur du dé au dos. Prenez la couleur d’un bâtiment que vous voulez.
rajas-cards-karma-coach-take-goods = Trois marchandises identiques, ou trois différentes, sont vendues aussitôt : cherchez la troisième.
rajas-cards-karma-coach-take-goods-more = Une marchandise de plus peut déclencher une vente, même mauvaise : une vente à bas prix emporte ses cartes.
rajas-cards-karma-coach-take-palace = Choisissez selon vos besoins : des dés, du karma, des pièces pour vos marchandises, ou encore une fois la récompense d’un bateau.
rajas-cards-karma-coach-take-palace-more = Cela ne coûte rien. N’y renoncez que si vous y perdez quelque chose, comme des dés au-delà de huit.
rajas-cards-karma-coach-take-ship = Les numéros de votre rangée doivent monter ; avec un numéro plus petit, les bateaux précédents partent. Le troisième d’une rangée rapporte un intendant.
rajas-cards-karma-coach-take-ship-more = Si son numéro est plus petit que celui de votre dernier bateau, les bateaux précédents partent. Dans ce cas, arrêtez-vous là.
rajas-cards-karma-coach-pick-bonus = La carte est déjà retournée. Choisissez ce qui vous rapproche du prochain trio.
rajas-cards-karma-coach-pick-reward = Vous ne recevez que la récompense, pas le bateau : comparez les derniers bateaux de toutes les rangées.
rajas-cards-karma-coach-pick-trio = Un bâtiment ou une marchandise ne sert qu’à un effet. Regardez ce qui part avec chacun, et ce qui reste pour le prochain trio.
rajas-cards-karma-coach-which-first = L’ordre compte quand l’un des deux retourne une carte de piste ou donne un troisième intendant : ce qu’il rapporte passe alors en premier.
rajas-cards-karma-coach-bonus-turn = C’est un tour entier. Les dés qu’un intendant vous donne maintenant peuvent y servir.
rajas-cards-karma-coach-end = Votre tour est fini ; ensuite, c’est au joueur suivant.
rajas-cards-karma-coach-end-steward = Un intendant vaut un autre tour, un joker au moment de payer, ou deux dés. Au troisième, ils partent tous pour 2 jetons de gloire : n’attendez pas trop.
rajas-cards-karma-coach-arrange = La gloire retourne vos cartes par la gauche, les pièces par la droite. Placez aux deux bouts les bonus qui aident tôt, comme des dés.
