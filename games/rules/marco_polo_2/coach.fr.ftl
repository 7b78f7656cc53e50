### De quoi il s’agit à chaque décision, dans une première partie : une ou deux phrases par demande, avec ses variables.

marco-polo-2-coach-character = Chaque personnage change une règle pour vous seulement. Choisissez-en un dont la règle vous servira à chaque manche.
marco-polo-2-coach-bid = Chaque personnage change une règle pour vous seulement. Ne misez que ce qu’il vous apporte de plus que le meilleur des autres : vous payez les points à la fin.
marco-polo-2-coach-bid-points = Vous payez ces points à la fin de la partie. Si quelqu’un mise plus, vous ne payez rien et vous misez de nouveau.
marco-polo-2-coach-compensate = Les chameaux vous font traverser la carte, les pièces paient les suppléments et les voyages. Prenez ce dont vous avez le moins.
marco-polo-2-coach-no-dice = { $contracts ->
    [0] Terminez votre tour
   *[other] Remplissez un contrat si vous le pouvez, puis terminez votre tour
  } : cette manche est finie pour vous, à moins que vous n’achetiez un dé noir.
marco-polo-2-coach-end = { $contracts ->
    [0] Votre action est faite. Vous pouvez faire des actions bonus maintenant, ou à l’un de vos tours suivants, avant ou après son action.
   *[other] Votre action est faite. Si vous pouvez payer un contrat, vous pouvez le remplir maintenant, ou à l’un de vos tours suivants, avant ou après son action.
  }
marco-polo-2-coach-more-dice = Le plus petit de tous les dés décide de ce que l’action rapporte : n’ajoutez ni un dé trop petit, ni un dé qu’il vous faut ailleurs.
marco-polo-2-coach-turn-die = Un dé tourné compte pour un de plus ou un de moins : assez pour atteindre la ligne suivante ou faire un pas de plus.
marco-polo-2-coach-card = Échangez aussi souvent que cela vous sert maintenant : ce que vous gardez sera peut-être utile pour un voyage ou un contrat.
marco-polo-2-coach-card-again = Ce que vous venez de recevoir peut payer encore une fois le même échange. Arrêtez si vous avez plus besoin de ce que vous donnez.
marco-polo-2-coach-card-bonus = Prenez ce qui manque à votre prochain contrat ou à votre prochain voyage.
marco-polo-2-coach-contract = Prenez ce que vous pouvez payer avec les marchandises que vous avez, ou que vous aurez cette manche. Vous n’avez de la place que pour deux contrats en cours.
marco-polo-2-coach-replace-contract = Abandonnez celui que vous êtes le plus loin de pouvoir payer ; ce qu’il aurait rapporté est perdu.
marco-polo-2-coach-keep-contract = Gardez-le si vous pouvez réunir ses marchandises à temps. Vous n’avez que deux places.
marco-polo-2-coach-no-room-drawn = Vos deux places sont occupées par des contrats que vous venez de prendre : vous ne pouvez pas le garder. Remplissez-en un pour faire de la place au suivant.
marco-polo-2-coach-relocate = Vous perdez ce que le comptoir offrait dans son ancienne ville. Choisissez-en un qui ne vous rapporte plus rien.
marco-polo-2-coach-bonuses = Vous les recevez tous. L’ordre compte quand l’un en paie un autre.
marco-polo-2-coach-copy-bonus = Prenez ce qui manque à votre prochain contrat ou à votre prochain voyage ; la fois suivante, vous pourrez en choisir un autre.
marco-polo-2-coach-give-goods = { $contracts ->
    [0] Gardez ce qui est le plus difficile à obtenir : l’or plutôt que la soie, la soie plutôt que le poivre.
   *[other] Gardez les marchandises que demandent vos contrats.
  }
marco-polo-2-coach-take-goods = { $contracts ->
    [0] Vous n’avez pas encore de contrat : prenez ce que demande un contrat du plateau, ou ce qui est le plus difficile à obtenir.
   *[other] Regardez vos contrats : prenez ce qui leur manque.
  }
marco-polo-2-coach-goal = À la fin, ses sceaux rapportent des points si vous les avez améliorés, et ses blasons comptent une fois de plus. Choisissez-en une dont vous pourrez payer les sceaux et atteindre les villes.
marco-polo-2-coach-double = Vous le recevez deux fois maintenant. Prenez ce qui manque à votre premier voyage ou à votre premier contrat.
marco-polo-2-coach-pair = Une paire rapporte une marchandise ou un jade au lieu de deux petits bonus. Les marchandises valent plus si un contrat en demande.
marco-polo-2-coach-act = Là où il y a déjà des dés sur une case bleue, vous payez le plus souvent autant de pièces que montre votre plus petit dé. Allez donc d’abord là où vous voulez placer un grand dé, et gardez les petits pour les cases occupées.
marco-polo-2-coach-offer = Les offres de gauche ne coûtent rien, celles de droite coûtent du jade et rapportent plus. Regardez ce que demandent vos contrats.
marco-polo-2-coach-seal = Un sceau ouvre les routes maritimes qui le montrent. Si vous l’améliorez, il rapporte à chaque manche : le plus tôt est le mieux.
marco-polo-2-coach-bag = Un dé qui ne vous sert pas autrement vaut 3 pièces, 2 chameaux ou 1 jade. S’il vous reste des dés et que vous n’avez pas encore fait d’action, vous devez encore en faire une.
marco-polo-2-coach-no-room = Vous ne pouvez rien garder de la pile maintenant : piocher vous montre seulement un contrat et le met sous la pile.
marco-polo-2-coach-walk = Si vous vous arrêtez dans une ville, vous y posez un comptoir ; dans une ville que vous ne faites que traverser, vous n’en posez en général pas. Tout se paie quand vous vous arrêtez.
marco-polo-2-coach-walk-paying = Si vous vous arrêtez dans une ville, vous y posez un comptoir ; dans une ville que vous ne faites que traverser, vous n’en posez en général pas. Tout se paie quand vous vous arrêtez.
marco-polo-2-coach-extra-post = Il ne coûte rien de plus, et ses bonus viennent aussitôt. Les derniers comptoirs rapportent des points : le neuvième, le dixième et le onzième.
marco-polo-2-coach-oases = Des pièces ou un chameau : prenez ce qui manque à votre prochain voyage.
marco-polo-2-coach-pay = Le jade est plus rare que les pièces et les chameaux, et les meilleures offres des livres en demandent. Ne le dépensez que s’il vous fait avancer maintenant.
marco-polo-2-coach-black-die = Un dé noir n’appartient à aucune couleur : il peut aller là où les vôtres sont déjà. Un grand vaut mieux pour les sceaux et les voyages.
