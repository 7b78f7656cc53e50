### De quoi il s’agit à chaque décision, dans une première partie : une ou deux phrases par demande, avec ses variables.

marco-polo-1-coach-character = Chaque personnage change une règle pour vous seulement. Choisissez-en un dont la règle vous servira à chaque manche.
marco-polo-1-coach-bid = Chaque personnage change une règle pour vous seulement. Ne misez que ce qu’il vous apporte de plus que le meilleur des autres : vous payez les points à la fin.
marco-polo-1-coach-bid-points = Vous payez ces points à la fin de la partie. Si quelqu’un mise plus, vous ne payez rien et vous misez de nouveau.
marco-polo-1-coach-compensate = Les chameaux vous font traverser la carte, les pièces paient les suppléments et les voyages. Prenez ce dont vous avez le moins.
marco-polo-1-coach-no-dice = { $contracts ->
    [0] Terminez votre tour
   *[other] Remplissez un contrat si vous le pouvez, puis terminez votre tour
  } : cette manche est finie pour vous, à moins que vous n’achetiez un dé noir.
marco-polo-1-coach-end = { $contracts ->
    [0] Votre action est faite. Vous pouvez faire des actions bonus maintenant, ou à l’un de vos tours suivants, avant ou après son action.
   *[other] Votre action est faite. Si vous pouvez payer un contrat, vous pouvez le remplir maintenant, ou à l’un de vos tours suivants, avant ou après son action.
  }
marco-polo-1-coach-more-dice = Le plus petit de tous les dés décide de ce que l’action rapporte : n’ajoutez ni un dé trop petit, ni un dé qu’il vous faut ailleurs.
marco-polo-1-coach-turn-die = Un dé tourné compte pour un de plus ou un de moins : assez pour atteindre la ligne suivante ou faire un pas de plus.
marco-polo-1-coach-card = Échangez aussi souvent que cela vous sert maintenant : ce que vous gardez sera peut-être utile pour un voyage ou un contrat.
marco-polo-1-coach-card-again = Ce que vous venez de recevoir peut payer encore une fois le même échange. Arrêtez si vous avez plus besoin de ce que vous donnez.
marco-polo-1-coach-card-bonus = Prenez ce qui manque à votre prochain contrat ou à votre prochain voyage.
marco-polo-1-coach-contract = Prenez ce que vous pouvez payer avec les marchandises que vous avez, ou que vous aurez cette manche. Vous n’avez de la place que pour deux contrats en cours.
marco-polo-1-coach-replace-contract = Abandonnez celui que vous êtes le plus loin de pouvoir payer ; ce qu’il aurait rapporté est perdu.
marco-polo-1-coach-keep-contract = Gardez-le si vous pouvez réunir ses marchandises à temps. Vous n’avez que deux places.
marco-polo-1-coach-no-room-drawn = Vos deux places sont occupées par des contrats que vous venez de prendre : vous ne pouvez pas le garder. Remplissez-en un pour faire de la place au suivant.
marco-polo-1-coach-relocate = Vous perdez ce que le comptoir offrait dans son ancienne ville. Choisissez-en un qui ne vous rapporte plus rien.
marco-polo-1-coach-bonuses = Vous les recevez tous. L’ordre compte quand l’un en paie un autre.
marco-polo-1-coach-copy-bonus = Prenez ce qui manque à votre prochain contrat ou à votre prochain voyage ; la fois suivante, vous pourrez en choisir un autre.
marco-polo-1-coach-give-goods = { $contracts ->
    [0] Gardez ce qui est le plus difficile à obtenir : l’or plutôt que la soie, la soie plutôt que le poivre.
   *[other] Gardez les marchandises que demandent vos contrats.
  }
marco-polo-1-coach-take-goods = { $contracts ->
    [0] Vous n’avez pas encore de contrat : prenez ce que demande un contrat du plateau, ou ce qui est le plus difficile à obtenir.
   *[other] Regardez vos contrats : prenez ce qui leur manque.
  }
marco-polo-1-coach-goals = Une carte rapporte des points à la fin si vous avez un comptoir dans ses deux villes. Deux cartes dont les villes sont sur un même chemin sont plus faciles.
marco-polo-1-coach-act = Là où il y a déjà des dés sur une case bleue, vous payez le plus souvent autant de pièces que montre votre plus petit dé. Allez donc d’abord là où vous voulez placer un grand dé, et gardez les petits pour les cases occupées.
marco-polo-1-coach-row = Une ligne inférieure à celle de votre dé est permise. Les lignes 3 et 5 rapportent quelque chose en plus : regardez ce que demandent vos contrats et votre prochain voyage.
marco-polo-1-coach-position-bonus = Les chameaux vous font traverser la carte, les pièces paient les suppléments et les voyages. Prenez ce dont vous avez le moins.
marco-polo-1-coach-bag = Un dé qui ne vous sert pas autrement vaut 3 pièces. S’il vous reste des dés et que vous n’avez pas encore fait d’action, vous devez encore en faire une.
marco-polo-1-coach-no-room = Vous ne pouvez rien garder de la pile maintenant : piocher vous montre seulement un contrat et le met sous la pile.
marco-polo-1-coach-walk = Si vous vous arrêtez dans une ville, vous y posez un comptoir ; dans une ville que vous ne faites que traverser, vous n’en posez en général pas. Tout se paie quand vous vous arrêtez.
marco-polo-1-coach-walk-paying = Si vous vous arrêtez dans une ville, vous y posez un comptoir ; dans une ville que vous ne faites que traverser, vous n’en posez en général pas. Tout se paie quand vous vous arrêtez.
