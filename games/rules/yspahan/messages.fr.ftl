### Yspahan : tous les textes du jeu.
### Une boutique porte le nom de la case sur laquelle elle s’ouvre, avec sa préposition ("en N4",
### "derrière N2"), pour que les phrases la prennent telle quelle : "un cube { $shop }".
### $seat, $owner et autres sont des noms de personnes : jamais de "d’" devant, ni de participe accordé
### après. $shop, $souk, $building, $card, $level, $quarter et $rule sont des textes de ce fichier
### (souk et quartier au masculin, sans article) ; $field est le nom d’une case ("N4").

## La page du jeu

yspahan-title = Yspahan
yspahan-blurb = Ispahan, 1598 : dans la nouvelle capitale, les marchands remplissent les souks à qui mieux mieux, pendant que l’intendant du Shah parcourt la rue et envoie leurs marchandises à la caravane. Chaque jour, tout le monde se partage un seul jet de dés, et un groupe que vous prenez n’est plus là pour les autres. Après trois semaines de sept jours, le joueur qui a le plus de points gagne.
yspahan-pitch = Un seul jet de dés par jour pour tous : prenez un groupe de dés et remplissez les souks d’une ville.
yspahan-designer = Sébastien Pauchon
yspahan-publisher = Ystari Games
yspahan-duration = Environ une heure d’une traite.
yspahan-licence = Yspahan est un jeu de Sébastien Pauchon, publié par Ystari Games. Le jeu, son nom et ses illustrations appartiennent à ses auteurs et à son éditeur. Les règles, le plateau et les images que vous voyez ici sont notre propre travail ; rien n’est repris de l’édition imprimée. Pour proposer ce jeu au public, il faut leur autorisation.
yspahan-sources = Les règles, la mise en place, les bâtiments, la caravane et les neuf sortes de cartes suivent les règles imprimées ; celles pour deux joueurs suivent une feuille de l’éditeur, car le livret n’a pas de chapitre à ce sujet. Des souks, le livret ne montre qu’une partie du quartier du Coffre. Tout le reste est reconstitué, faute de source publique : le nombre de boutiques de chaque souk, la plupart de leurs points, la rue avec ses portes, et le fait qu’il y a deux cartes de chaque sorte. Cela vient d’une autre adaptation, le jeu de Boardspace.net. Deux tableaux y ont été établis indépendamment l’un de l’autre : ils concordent, et tous les exemples du livret leur correspondent. Les couleurs hors du quartier du Coffre et toutes les formes sont inventées et n’ont aucun effet.

## Étages de la tour, quartiers, souks

yspahan-level-camels = Chameaux
yspahan-level-bag = Sac
yspahan-level-barrel = Tonneau
yspahan-level-chest = Coffre
yspahan-level-vase = Vase
yspahan-level-gold = Or

yspahan-quarter-bag = quartier du Sac
yspahan-quarter-barrel = quartier du Tonneau
yspahan-quarter-chest = quartier du Coffre
yspahan-quarter-vase = quartier du Vase
yspahan-sign-bag = Sac
yspahan-sign-barrel = Tonneau
yspahan-sign-chest = Coffre
yspahan-sign-vase = Vase

yspahan-souk-BAG3 = souk turquoise du Sac
yspahan-souk-BAG4 = souk rose du Sac
yspahan-souk-BAG6 = souk jaune du Sac
yspahan-souk-BAG8 = souk bleu du Sac
yspahan-souk-BAR3 = souk bleu du Tonneau
yspahan-souk-BAR4 = souk jaune du Tonneau
yspahan-souk-BAR6 = souk turquoise du Tonneau
yspahan-souk-BAR8 = souk vert sauge du Tonneau
yspahan-souk-CHE4 = souk bleu du Coffre
yspahan-souk-CHE6 = souk jaune du Coffre
yspahan-souk-CHE8 = souk rose du Coffre
yspahan-souk-VAS4 = souk terre cuite du Vase
yspahan-souk-VAS6 = souk vert sauge du Vase
yspahan-souk-VAS12 = souk violet du Vase

## Boutiques

yspahan-shop-BAG3-a = en W3
yspahan-shop-BAG3-b = au coin W1/S1
yspahan-shop-BAG3-c = en S2
yspahan-shop-BAG4-a = en S4
yspahan-shop-BAG4-b = en S6
yspahan-shop-BAG4-c = derrière S4
yspahan-shop-BAG4-d = derrière S6
yspahan-shop-BAG6-a = en W5
yspahan-shop-BAG6-b = en W7
yspahan-shop-BAG6-c = derrière W5
yspahan-shop-BAG6-d = derrière W6
yspahan-shop-BAG6-e = derrière W7
yspahan-shop-BAG8-a = en W9
yspahan-shop-BAG8-b = derrière W9
yspahan-shop-BAG8-c = derrière W10
yspahan-shop-BAG8-d = loin derrière W8
yspahan-shop-BAG8-e = loin derrière W9
yspahan-shop-BAG8-f = loin derrière W10
yspahan-shop-BAR3-a = au coin E1/S1
yspahan-shop-BAR3-b = en E2
yspahan-shop-BAR4-a = en S3
yspahan-shop-BAR4-b = derrière S3
yspahan-shop-BAR4-c = loin derrière S3
yspahan-shop-BAR6-a = en E4
yspahan-shop-BAR6-b = en E6
yspahan-shop-BAR6-c = derrière E5
yspahan-shop-BAR6-d = derrière E6
yspahan-shop-BAR8-a = en S5
yspahan-shop-BAR8-b = en S7
yspahan-shop-BAR8-c = derrière S5
yspahan-shop-BAR8-d = derrière S5/S7
yspahan-shop-BAR8-e = derrière S7
yspahan-shop-CHE4-a = en W2
yspahan-shop-CHE4-b = en W4
yspahan-shop-CHE6-a = en W6
yspahan-shop-CHE6-b = en W8
yspahan-shop-CHE6-c = en W10
yspahan-shop-CHE8-a = en N2
yspahan-shop-CHE8-b = en N4
yspahan-shop-CHE8-c = derrière N2
yspahan-shop-CHE8-d = derrière N4
yspahan-shop-VAS4-a = au coin E1/N1
yspahan-shop-VAS6-a = en N3
yspahan-shop-VAS6-b = derrière N3
yspahan-shop-VAS12-a = en E3
yspahan-shop-VAS12-b = en E5
yspahan-shop-VAS12-c = en E7

## Bâtiments

yspahan-building-pasture = Enclos
yspahan-building-pasture-effect = Un chameau de plus chaque fois que vous prenez des chameaux avec des dés de la tour.
yspahan-building-shop = Échoppe
yspahan-building-shop-effect = Deux pièces d’or de plus chaque fois que vous prenez de l’or avec des dés de la tour.
yspahan-building-bath = Hammam
yspahan-building-bath-effect = Vous pouvez déplacer l’intendant jusqu’à trois cases de plus ou de moins, sans payer.
yspahan-building-caravansary = Caravansérail
yspahan-building-caravansary-effect = Piochez une carte chaque fois qu’un de vos cubes est envoyé à la caravane.
yspahan-building-market = Bazar
yspahan-building-market-effect = Deux points de plus pour chacun de vos souks complets à la fin de la semaine.
yspahan-building-hoist = Palan
yspahan-building-hoist-effect = Vous pouvez poser un cube de plus quand vous livrez avec des dés de la tour.

## Cartes

yspahan-card-swap = Troc
yspahan-card-swap-effect = Échangez autant de chameaux que vous voulez contre autant de pièces d’or, ou l’inverse.
yspahan-card-camels = Trois chameaux
yspahan-card-camels-effect = Prenez trois chameaux.
yspahan-card-gold = Trois pièces d’or
yspahan-card-gold-effect = Prenez trois pièces d’or.
yspahan-card-place = Porteur
yspahan-card-place-effect = Posez un cube dans n’importe quelle boutique de la ville où vous avez le droit de poser.
yspahan-card-caravan = Chamelier
yspahan-card-caravan-effect = Posez un cube de votre réserve sur la caravane et marquez ses points. Le caravansérail ne donne pas de carte pour ce cube.
yspahan-card-sell-camels = Vente de chameaux
yspahan-card-sell-camels-effect = Donnez jusqu’à quatre chameaux, pour deux points chacun.
yspahan-card-sell-gold = Vente d’or
yspahan-card-sell-gold-effect = Donnez jusqu’à dix pièces d’or, pour un point chacune.
yspahan-card-no-camels = Construire sans chameaux
yspahan-card-no-camels-effect = Construisez tout de suite en payant seulement l’or.
yspahan-card-no-gold = Construire sans or
yspahan-card-no-gold-effect = Construisez tout de suite en payant seulement les chameaux.

## Ce qui est demandé à la place

yspahan-prompt-roll = { $yellow ->
    [0] Lancez les dés
   *[other] Lancez les dés, avec ou sans dés jaunes
}
yspahan-prompt-choose-group = Choisissez un groupe de dés
yspahan-prompt-action = { $count ->
    [one] { $level } : { $count } dé de valeur { $pips }. Choisissez une action
   *[other] { $level } : { $count } dés de valeur { $pips }. Choisissez une action
}
yspahan-prompt-place = { $left ->
    [one] Posez un cube dans le { $quarter }
   *[other] Posez { $left } cubes dans le { $quarter }
}
yspahan-prompt-place-hoist = Poser un cube de plus dans le { $quarter } grâce au palan ?
yspahan-prompt-move = Déplacez l’intendant de { $pips ->
    [one] { $pips } case
   *[other] { $pips } cases
  }{ $payable ->
    [0] { "" }
   *[other] , ou payez de l’or pour changer ce nombre
  }
yspahan-prompt-send = Choisissez le cube qui rejoint la caravane en premier
yspahan-prompt-send-last = Envoyez l’autre cube à la caravane
yspahan-prompt-save = Donner un chameau pour garder le cube { $shop } ?
yspahan-prompt-save-gone = Vous n’avez pas de chameau : laissez partir le cube { $shop }
yspahan-prompt-forced-draw = Il ne reste pas de dés pour vous : piochez une carte
yspahan-prompt-forced-pass = Il ne reste pour vous ni dés, ni carte à piocher : passez
yspahan-prompt-build = Choisissez un bâtiment
yspahan-prompt-end = { $builds ->
    [0] { yspahan-prompt-end-plain }
   *[other] Construisez, ou terminez le tour
  }
yspahan-prompt-end-plain = { $cards ->
    [0] Terminez le tour
   *[other] Autre chose ? Sinon, terminez le tour
  }

## Groupes de choix

yspahan-group-roll = Jet de dés
yspahan-group-take = Dés
yspahan-group-boost = Défausser pour un dé de plus
yspahan-group-act = Actions
yspahan-group-place = Boutiques
yspahan-group-move = Cases
yspahan-group-send = Caravane
yspahan-group-save = Votre cube
yspahan-group-draw = Pioche
yspahan-group-build = Bâtiments
yspahan-group-card = Cartes
yspahan-group-end = Fin du tour
yspahan-family-card = { $card } : { $place }

## Choix

# Ce que coûte un bâtiment, entre parenthèses dans les phrases ; ce qui est nul n’est pas dit.
yspahan-cost = { $camels ->
    [0] { $gold ->
        [0] gratuit
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
    [one] { $gold ->
        [0] { $camels } chameau
        [one] { $camels } chameau et { $gold } pièce d’or
       *[other] { $camels } chameau et { $gold } pièces d’or
    }
   *[other] { $gold ->
        [0] { $camels } chameaux
        [one] { $camels } chameaux et { $gold } pièce d’or
       *[other] { $camels } chameaux et { $gold } pièces d’or
    }
}

yspahan-choice-roll = { $count ->
    [0] Lancer { $white } dés blancs
    [one] Lancer avec { $count } dé jaune pour { $count } pièce d’or
   *[other] Lancer avec { $count } dés jaunes pour { $count } pièces d’or
}
yspahan-choice-take = { $count ->
    [one] { $level } : { $count } dé de valeur { $pips }
   *[other] { $level } : { $count } dés de valeur { $pips }
}
yspahan-choice-boost = Défausser « { $card } » pour un dé de plus
yspahan-choice-act-deliver = { $count ->
    [one] Livrer { $count } cube dans le { $quarter }
   *[other] Livrer { $count } cubes dans le { $quarter }
}
yspahan-choice-act-camels = { $count ->
    [one] Prendre { $count } chameau
   *[other] Prendre { $count } chameaux
}
yspahan-choice-act-gold = { $count ->
    [one] Prendre { $count } pièce d’or
   *[other] Prendre { $count } pièces d’or
}
yspahan-choice-act-supervisor = { $pips ->
    [one] Déplacer l’intendant de { $pips } case
   *[other] Déplacer l’intendant de { $pips } cases
}
yspahan-choice-act-draw = Piocher une carte
yspahan-choice-act-build = Construire avec ces dés
yspahan-choice-place = Poser { $shop }
yspahan-choice-skip-hoist = Ne pas utiliser le palan
yspahan-choice-move = { $gold ->
    [0] Intendant en { $field }
    [one] Intendant en { $field } pour { $gold } pièce d’or
   *[other] Intendant en { $field } pour { $gold } pièces d’or
}
yspahan-choice-stay = { $gold ->
    [0] Laisser l’intendant en { $field }
    [one] Laisser l’intendant en { $field } pour { $gold } pièce d’or
   *[other] Laisser l’intendant en { $field } pour { $gold } pièces d’or
}
yspahan-choice-send = D’abord le cube { $shop } ({ $owner })
yspahan-choice-send-last = Envoyer le cube { $shop } ({ $owner })
yspahan-choice-save = Donner un chameau, garder le cube { $shop }
yspahan-choice-give = Laisser partir le cube { $shop }
yspahan-choice-draw = Piocher une carte
yspahan-choice-pass = Passer
yspahan-choice-build = { $building } ({ yspahan-cost })
yspahan-choice-build-no-camels = Carte sans chameaux : { $building } ({ yspahan-cost })
yspahan-choice-build-no-gold = Carte sans or : { $building } ({ yspahan-cost })
yspahan-choice-card-camels = Jouer « Trois chameaux »
yspahan-choice-card-gold = Jouer « Trois pièces d’or »
yspahan-choice-card-place = Porteur : poser { $shop } ({ $souk })
yspahan-choice-card-caravan = { $points ->
    [one] Chamelier : un cube sur la caravane pour { $points } point
   *[other] Chamelier : un cube sur la caravane pour { $points } points
}
yspahan-choice-card-sell-camels = { $count ->
    [one] Vente de chameaux : { $count } chameau pour { $points } points
   *[other] Vente de chameaux : { $count } chameaux pour { $points } points
}
yspahan-choice-card-sell-gold = { $points ->
    [one] Vente d’or : { $count } pièce d’or pour { $points } point
   *[other] Vente d’or : { $count } pièces d’or pour { $points } points
}
yspahan-choice-card-swap-camels = { $count ->
    [one] Troc : { $count } chameau contre { $count } pièce d’or
   *[other] Troc : { $count } chameaux contre { $count } pièces d’or
}
yspahan-choice-card-swap-gold = { $count ->
    [one] Troc : { $count } pièce d’or contre { $count } chameau
   *[other] Troc : { $count } pièces d’or contre { $count } chameaux
}
yspahan-choice-end = Terminer le tour

## Ce qui n’est pas possible, et pourquoi

yspahan-blocked-not-offered = Ce n’est pas possible maintenant.
yspahan-blocked-yellow-gold = Chaque dé jaune coûte 1 pièce d’or : il en faut { $need }, vous en avez { $have }.
yspahan-blocked-empty-level = Cet étage est vide.
yspahan-blocked-yellow-only = Il n’y a ici que des dés jaunes ; ils ne comptent que pour le premier joueur.
yspahan-blocked-deliver = Vous ne pouvez poser de cube dans aucune boutique du { $quarter }.
yspahan-blocked-shop-taken = Cette boutique contient déjà un cube.
yspahan-blocked-foreign-souk = { $owner } a déjà des marchandises dans le { $souk }.
yspahan-blocked-unfinished-souk = Complétez d’abord le { $souk }, dans ce quartier.
yspahan-blocked-other-quarter = Ces dés ne livrent que dans le { $quarter }.
yspahan-blocked-too-far = { $gold ->
    [one] Pour aller en { $fields }, il faut { $gold } pièce d’or.
   *[other] Pour aller en { $fields }, il faut { $gold } pièces d’or.
}
yspahan-blocked-boosted = Vous ne pouvez défausser qu’une carte par groupe.
yspahan-blocked-boost-group = Vous ne pouvez défausser une carte que pour un groupe de dés.
yspahan-blocked-boost-late = Vous ne pouvez défausser une carte qu’avant l’action.
yspahan-blocked-already-built = Vous avez déjà ce bâtiment : { $building }.
yspahan-blocked-cost = { $building } : il faut { yspahan-cost }.
yspahan-blocked-built-this-turn = Un seul bâtiment par tour ; une carte de construction peut en ajouter un.
yspahan-blocked-build-later = Vous pouvez construire après l’action.
yspahan-blocked-build-group = Il faut un groupe de dés pour construire.
yspahan-blocked-build-nothing = Avec ce que vous avez, vous ne pouvez rien construire.
yspahan-blocked-nothing-to-draw = La pioche et la défausse sont vides.
yspahan-blocked-must-draw = Il ne reste pas de dés pour vous ; vous devez piocher une carte.
yspahan-blocked-card-time = Choisissez d’abord le bâtiment.
yspahan-blocked-card-turn = Vous ne pouvez jouer des cartes que pendant votre propre tour.
yspahan-blocked-card-place = Vous ne pouvez poser de cube dans aucune boutique de la ville.
yspahan-blocked-card-swap = Vous n’avez rien à échanger.
yspahan-blocked-card-sell-camels = Vous n’avez pas de chameau à vendre.
yspahan-blocked-card-sell-gold = Vous n’avez pas d’or à vendre.
yspahan-blocked-card-build = Cette carte ne permet de payer aucun bâtiment.
yspahan-blocked-card-build-action = Cette carte se joue avec l’action de construire.
yspahan-blocked-one-build-card = Une seule carte de construction par bâtiment.
yspahan-blocked-card-not-held = « { $card } » n’est pas dans votre main.
yspahan-blocked-card-most = Vous pouvez en donner { $most } au plus.
yspahan-blocked-card-none = Vous devez en donner au moins 1.
yspahan-blocked-no-camel = Garder le cube coûte un chameau, et vous n’en avez pas.
yspahan-blocked-end-action = Choisissez d’abord un groupe de dés et une action.

## Le journal ; les points ont leurs propres lignes ("scored")

yspahan-log-day-began = Semaine { $week }, jour { $day } : { $seat } commence
yspahan-log-bought = { $count ->
    [one] { $seat } paie { $count } pièce d’or pour un dé jaune
   *[other] { $seat } paie { $count } pièces d’or pour { $count } dés jaunes
}
yspahan-log-rolled = { $seat } lance les dés : { $dice }
yspahan-log-took = { $count ->
    [one] { $seat } prend l’étage { $level } : { $count } dé de valeur { $pips }
   *[other] { $seat } prend l’étage { $level } : { $count } dés de valeur { $pips }
}
yspahan-log-boosted = { $seat } défausse « { $card } » pour un dé de plus
yspahan-log-yellow-unused = { $seat } met de côté les dés jaunes du groupe
yspahan-log-yellow-removed = Les dés jaunes sont retirés
yspahan-log-took-camels = { $count ->
    [one] { $seat } prend { $count } chameau
   *[other] { $seat } prend { $count } chameaux
}
yspahan-log-took-gold = { $count ->
    [one] { $seat } prend { $count } pièce d’or
   *[other] { $seat } prend { $count } pièces d’or
}
yspahan-log-placed = { $seat } pose un cube { $shop } ({ $souk })
yspahan-log-completed = { $seat } complète le { $souk }
yspahan-log-surplus = { $count ->
    [one] { $seat } ne trouve pas de boutique pour { $count } cube
   *[other] { $seat } ne trouve pas de boutique pour { $count } cubes
}
yspahan-log-skipped-hoist = { $seat } n’utilise pas le palan
yspahan-log-moved = { $gold ->
    [0] { $seat } déplace l’intendant de { $from } à { $field }
    [one] { $seat } déplace l’intendant de { $from } à { $field } pour { $gold } pièce d’or
   *[other] { $seat } déplace l’intendant de { $from } à { $field } pour { $gold } pièces d’or
}
yspahan-log-stayed = { $gold ->
    [0] { $seat } laisse l’intendant en { $field }
    [one] { $seat } laisse l’intendant en { $field } pour { $gold } pièce d’or
   *[other] { $seat } laisse l’intendant en { $field } pour { $gold } pièces d’or
}
yspahan-log-sent = Le cube { $shop } ({ $seat }) rejoint la caravane
yspahan-log-saved = { $seat } donne un chameau : le cube { $shop } reste et un autre, de la réserve, rejoint la caravane
yspahan-log-loaded = Le chameau { $camel } porte un cube ({ $seat })
yspahan-log-caravan-full = La caravane est pleine : on la décompte et elle part
yspahan-log-drew = { $seat } pioche une carte
yspahan-log-drew-card = { $seat } pioche « { $card } »
yspahan-log-passed = { $seat } passe : il n’y a pas de carte à piocher
yspahan-log-shuffled = { $count ->
    [one] La défausse, { $count } carte, devient la nouvelle pioche
   *[other] Les { $count } cartes défaussées sont mélangées et forment une nouvelle pioche
}
yspahan-log-played = { $seat } joue « { $card } »
yspahan-log-swapped-camels = { $count ->
    [one] { $seat } échange { $count } chameau contre { $count } pièce d’or
   *[other] { $seat } échange { $count } chameaux contre { $count } pièces d’or
}
yspahan-log-swapped-gold = { $count ->
    [one] { $seat } échange { $count } pièce d’or contre { $count } chameau
   *[other] { $seat } échange { $count } pièces d’or contre { $count } chameaux
}
yspahan-log-sold-camels = { $count ->
    [one] { $seat } vend { $count } chameau
   *[other] { $seat } vend { $count } chameaux
}
yspahan-log-sold-gold = { $count ->
    [one] { $seat } vend { $count } pièce d’or
   *[other] { $seat } vend { $count } pièces d’or
}
yspahan-log-set-aside = { $seat } met de côté un groupe de dés pour construire : { $level }
yspahan-log-built = { $seat } construit : { $building } ({ yspahan-cost })
yspahan-log-scored = { $points ->
    [one] { $seat } marque { $points } point : { $rule }
   *[other] { $seat } marque { $points } points : { $rule }
}
yspahan-log-scored-souk = { $seat } marque { $points } points : { $souk }
yspahan-log-scored-caravan = { $points ->
    [one] { $seat } marque { $points } point avec la caravane : { $cubes } × { $row }
   *[other] { $seat } marque { $points } points avec la caravane : { $cubes } × { $row }
}
yspahan-log-ended-turn = { $seat } termine son tour
yspahan-log-week-ended = Fin de la semaine { $week } : décompte des souks et de la caravane
yspahan-log-cleared = Les cubes de la ville retournent à leurs propriétaires
yspahan-log-last-day-order = Le dernier jour se joue dans l’ordre des points, du moins au plus : { $first }, { $second }, { $third }, { $fourth }
yspahan-log-last-day-starter = { $seat } a le moins de points et commence le dernier jour
yspahan-log-last-day-tie = Égalité de points : le premier joueur change comme d’habitude, { $seat } commence le dernier jour
yspahan-log-game-over = La partie se termine après la troisième semaine

## Points et fin de partie

yspahan-score-souks-1 = Souks, semaine 1
yspahan-score-souks-2 = Souks, semaine 2
yspahan-score-souks-3 = Souks, semaine 3
yspahan-score-market = Bazar
yspahan-score-arrival = Cubes posés sur la caravane
yspahan-score-full = Caravanes pleines
yspahan-score-week = Caravane en fin de semaine
yspahan-score-buildings = Bâtiments
yspahan-score-cards = Cartes
yspahan-end-weeks = Trois semaines ont été jouées
yspahan-tie-shared = À égalité de points, on partage la place

## Réponses automatiques

yspahan-answer-yellow-dice = Quand je commence un jour, lancer
yspahan-answer-yellow-dice-ask = me demander
yspahan-answer-yellow-dice-0 = les dés blancs seulement
yspahan-answer-yellow-dice-1 = avec 1 dé jaune
yspahan-answer-yellow-dice-2 = avec 2 dés jaunes
yspahan-answer-yellow-dice-3 = avec 3 dés jaunes
yspahan-answer-yellow-dice-help = Les dés sont alors lancés dès que le jour précédent est fini, et tout le monde peut prévoir son tour. Si l’or vous manque, la question vous est posée.
yspahan-answer-save-cube = Si un de mes cubes doit rejoindre la caravane
yspahan-answer-save-cube-ask = me demander
yspahan-answer-save-cube-always = toujours donner un chameau et le garder
yspahan-answer-save-cube-never = toujours le laisser partir
yspahan-answer-save-cube-complete = donner un chameau seulement si le souk est complet
yspahan-answer-save-cube-help = Ainsi, personne n’a à vous attendre. Sans chameau, le cube part dans tous les cas.

## Ce qu’un choix prévu peut remplacer

yspahan-pick-most-dice = Le groupe qui a le plus de dés
yspahan-pick-most-goods = Les marchandises qui ont le plus de dés
yspahan-pick-highest = Le groupe de plus grande valeur

## Le plateau, pour qui l’écoute ou le montre du doigt

yspahan-pane-city = Ville
yspahan-pane-tower = Dés
yspahan-pane-caravan = Caravane
yspahan-pane-merchants = Marchands
yspahan-pane-hand = Main
yspahan-pane-calendar = Calendrier
yspahan-city-description = La ville d’Ispahan : une rue à quatre branches, ouest, est, nord et sud, bordée par les boutiques de quatre quartiers
yspahan-label-street = Case { $field } de la rue
yspahan-label-supervisor = L’intendant est en { $field }
yspahan-label-shop-empty = Boutique libre { $shop }, { $souk }
yspahan-label-shop-taken = { $seat } : cube { $shop }, { $souk }
yspahan-label-souk = { $shops ->
    [one] { $souk } : { $points } points, { $shops } boutique
   *[other] { $souk } : { $points } points, { $shops } boutiques
}
yspahan-label-souk-complete = { $souk } : complet, { $points } points
yspahan-label-inner = Cette boutique n’a pas de porte sur la rue : l’intendant ne peut pas l’atteindre.
yspahan-label-level = { $count ->
    [one] { $level } : { $count } dé de valeur { $pips }
   *[other] { $level } : { $count } dés de valeur { $pips }
}
yspahan-label-level-yellow = { $count ->
    [one] { yspahan-label-level }, jaune
   *[other] { $yellow ->
        [one] { yspahan-label-level }, dont { $yellow } jaune
       *[other] { yspahan-label-level }, dont { $yellow } jaunes
    }
}
yspahan-label-level-empty = { $level } : vide
yspahan-label-yellow-of = Les dés jaunes ne comptent que pour { $seat }
yspahan-label-camel-free = Chameau { $camel }, libre : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-label-camel-taken = Chameau { $camel } : un cube ({ $seat })
yspahan-label-row = Rangée { $row }
yspahan-label-caravan-now = La caravane en ce moment : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-label-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
yspahan-label-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
yspahan-label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
yspahan-label-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
yspahan-label-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
yspahan-label-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
yspahan-label-discards-none = Défausse vide
yspahan-label-hand-empty = Aucune carte en main
yspahan-label-week = Semaine { $week }
yspahan-label-day = Jour { $day }
yspahan-label-date = Semaine { $week }, jour { $day }
yspahan-label-last-day = Dernier jour : du moins au plus de points
yspahan-label-starter = Premier joueur de ce jour : { $seat }
yspahan-label-built = { $seat } a ce bâtiment : { $building }
yspahan-label-cost = { yspahan-cost }
yspahan-label-yours = à vous

## Les mots du plateau

yspahan-board-merchants = Les marchands
yspahan-board-you = vous
yspahan-board-starts = commence
yspahan-board-built = Bâtiments construits
yspahan-board-not-built = pas construit
yspahan-board-next = prochain +{ $points }
yspahan-board-all-built = tous construits
yspahan-board-building-points = Points par bâtiment : 1er et 2e, 0 · 3e à 5e, 5 · 6e, 10
yspahan-board-scores = Points jusqu’ici, règle par règle
yspahan-board-piles = Pioche et défausse
yspahan-board-day = Jour
yspahan-board-week-end = à la fin de la semaine
yspahan-board-row = Rangée { $times } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un cube qui arrive ici ; à la fin de la semaine, chaque cube compte autant que la plus haute rangée de son propriétaire
yspahan-board-deck = { $count } à piocher
yspahan-board-discards = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
yspahan-board-no-dice = vide
yspahan-board-steps = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
yspahan-board-bonus = +{ $count } { $building }
yspahan-board-boost = Un dé de plus, pour une carte défaussée
yspahan-board-yellow = { $count ->
    [one] { $count } dé jaune
   *[other] { $count } dés jaunes
}
yspahan-board-yellow-price = Dés jaunes : 1 pièce d’or chacun
yspahan-board-yellow-yours = Dés jaunes : seulement pour vous
yspahan-board-yellow-of = Dés jaunes : seulement pour { $seat }
yspahan-board-act-deliver = Livrer dans le quartier
yspahan-board-act-camels = Prendre des chameaux
yspahan-board-act-gold = Prendre de l’or
yspahan-board-act-supervisor = Déplacer l’intendant
yspahan-board-act-draw = Piocher une carte
yspahan-board-act-build = Construire

yspahan-building-pasture-brief = +1 chameau quand vous en prenez
yspahan-building-shop-brief = +2 pièces d’or quand vous en prenez
yspahan-building-bath-brief = intendant ±3 cases, gratuit
yspahan-building-caravansary-brief = une carte pour chacun de vos cubes envoyés à la caravane
yspahan-building-market-brief = +2 points par souk complet
yspahan-building-hoist-brief = +1 cube quand vous livrez

yspahan-card-swap-brief = chameaux contre or, ou l’inverse
yspahan-card-camels-brief = prenez 3 chameaux
yspahan-card-gold-brief = prenez 3 pièces d’or
yspahan-card-place-brief = 1 cube dans une boutique au choix
yspahan-card-caravan-brief = 1 cube sur le prochain chameau
yspahan-card-sell-camels-brief = jusqu’à 4, pour 2 points chacun
yspahan-card-sell-gold-brief = jusqu’à 10, pour 1 point chacune
yspahan-card-no-camels-brief = payez seulement l’or
yspahan-card-no-gold-brief = payez seulement les chameaux

## Ce qu’un joueur possède, en quantités

yspahan-purse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
yspahan-purse-camels = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
yspahan-purse-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
yspahan-purse-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
yspahan-purse-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
yspahan-purse-shops = { $count ->
    [one] { $count } cube dans les souks
   *[other] { $count } cubes dans les souks
}
yspahan-purse-caravan = { $count ->
    [one] { $count } cube sur la caravane
   *[other] { $count } cubes sur la caravane
}

## Les trois cartes d’une première partie

yspahan-primer-want = Vous voulez des points.
yspahan-primer-want-more = Remplissez de vos cubes un souk entier : il rapporte les points de son panneau.
yspahan-primer-turn = À votre tour, prenez un groupe de dés.
yspahan-primer-turn-more = Il donne de l’or, des chameaux ou des cubes.
yspahan-primer-end = La partie dure trois semaines de sept jours.
yspahan-primer-end-more = Les souks sont décomptés tous les sept jours.

## Chiffres du titre

yspahan-opening-deliver = Placer des marchandises
yspahan-opening-camels = Prendre des chameaux
yspahan-opening-gold = Prendre de l’or
yspahan-opening-supervisor = Déplacer l’intendant
yspahan-opening-draw = Piocher une carte
yspahan-opening-build = Construire avec les dés
