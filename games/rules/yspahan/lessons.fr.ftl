### Les leçons. Une carte a un titre (-head), un texte et, là où il y a un choix à faire, ce qu’il faut faire (-do).
### Les nombres d’une position sont des variables : le fichier de la leçon dit où chacun se voit, et son test le vérifie.

## Premier regard

yspahan-lesson-first-look = Un premier coup d’œil
yspahan-lesson-first-look-about = Le plateau, le jet de dés et votre premier tour.

yspahan-lesson-first-look-aim-head = Le but du jeu
yspahan-lesson-first-look-aim = Vous êtes marchand à Ispahan. À la fin, le joueur qui a le plus de points gagne. Chaque marchand a sa ligne dans le tableau : chameaux, or, cartes, bâtiments et points. Vous jouez les bleus.

yspahan-lesson-first-look-city-head = La ville
yspahan-lesson-first-look-city = La ville a des quartiers, et chaque quartier a des souks. Dans un quartier, les boutiques d’une même couleur forment un souk. Ce souk bleu du Coffre a { $shops } boutiques. Remplissez-les toutes, et il rapporte { $points } points à la fin de la semaine.

yspahan-lesson-first-look-roll-head = Un jet pour tous
yspahan-lesson-first-look-roll = Chaque jour commence par un jet de { $white } dés blancs. Tous les joueurs se le partagent. Aujourd’hui, vous êtes premier joueur : c’est vous qui lancez.
yspahan-lesson-first-look-roll-do = Lancez les dés blancs.
yspahan-lesson-first-look-yellow = Chaque dé jaune coûte { $price } pièce d’or et ne sert qu’à vous. Une bonne idée pour un autre jour ; aujourd’hui, lancez seulement les blancs.

yspahan-lesson-first-look-tower-head = La tour de dés
yspahan-lesson-first-look-tower = Les dés de même valeur forment un groupe. La plus petite valeur, aujourd’hui { $low }, est à l’étage Chameaux. Les suivantes montent étage par étage. Mais la plus grande, aujourd’hui { $high }, va toujours à l’étage Or, même si des étages restent vides au-dessous.

yspahan-lesson-first-look-take-head = Prendre un groupe
yspahan-lesson-first-look-take = À votre tour, vous prenez un groupe de la tour. Ce qui compte, c’est son nombre de dés. À l’étage Chameaux, il y en a { $dice }.
yspahan-lesson-first-look-take-do = Prenez l’étage Chameaux.
yspahan-lesson-first-look-quarter = Avec ce groupe, vous livreriez des marchandises en ville. C’est la leçon suivante. Pour l’instant, prenez l’étage Chameaux.

yspahan-lesson-first-look-act-head = S’en servir
yspahan-lesson-first-look-act = Chaque dé de l’étage Chameaux est un chameau : vous en recevez { $camels }. Avec n’importe quel groupe, vous pourriez aussi déplacer l’intendant ou piocher une carte et, à deux marchands, construire ; vous verrez tout cela plus tard.
yspahan-lesson-first-look-act-do = Prenez les chameaux.
yspahan-lesson-first-look-any-group = Chaque groupe peut servir à cela. Pour l’instant, prenez les chameaux.

yspahan-lesson-first-look-end-head = Terminer le tour
yspahan-lesson-first-look-end = Vous avez maintenant { $camels } chameaux et { $gold } pièces d’or. Cela suffirait pour un bâtiment ; les bâtiments ont leur propre leçon.
yspahan-lesson-first-look-end-do = Terminez votre tour.
yspahan-lesson-first-look-save = Vous pourriez construire, et ce ne serait pas une erreur. Pour l’instant, gardez vos chameaux et terminez le tour.

yspahan-lesson-first-look-others-head = Les autres
yspahan-lesson-first-look-others = Amina a pris les dés de l’étage Or et a { $gold } pièces d’or. Borso a posé { $cubes } cubes dans le quartier du Sac. Un groupe pris n’est plus là pour les suivants ; s’il n’en reste aucun pour vous, vous piochez une carte. L’ordre des tours compte donc beaucoup.

yspahan-lesson-first-look-days-head = Jours et semaines
yspahan-lesson-first-look-days = Quand tout le monde a joué, le jour est fini, et le joueur suivant, dans le sens horaire, devient premier joueur. Une semaine a { $days } jours, une partie { $weeks } semaines. Les souks rapportent à la fin de chaque semaine. À deux marchands, il y a { $white } dés blancs, et chaque jour le premier joueur joue avant l’autre, et de nouveau après.

## Livrer

yspahan-lesson-deliver = Des marchandises pour les souks
yspahan-lesson-deliver-about = Posez des cubes dans les boutiques, et gardez vos souks pour vous.

yspahan-lesson-deliver-souks-head = Petits et grands souks
yspahan-lesson-deliver-souks = Regardez le quartier du Coffre. Le petit souk bleu rapporte { $small } points par semaine au marchand qui l’a rempli, le grand souk rose { $large }. Un souk incomplet ne rapporte rien.

yspahan-lesson-deliver-take-head = Les dés deviennent des cubes
yspahan-lesson-deliver-take = Un groupe de l’étage Sac, Tonneau, Coffre ou Vase livre dans le quartier de ce nom : un cube par dé. À l’étage Coffre, il y a { $dice } dés aujourd’hui.
yspahan-lesson-deliver-take-do = Prenez l’étage Coffre.
yspahan-lesson-deliver-fewer = Ce groupe peut servir, mais il a moins de dés. Pour l’instant, prenez l’étage Coffre.

yspahan-lesson-deliver-act-head = Livrer
yspahan-lesson-deliver-act = Vous avez { $cubes } cubes à poser, tous dans le quartier du Coffre. Vous devez en poser autant que possible.
yspahan-lesson-deliver-act-do = Choisissez de livrer.
yspahan-lesson-deliver-other-act = Chaque groupe le permet. Mais avec autant de dés, une livraison vaut mieux : choisissez de livrer.

yspahan-lesson-deliver-first-head = Le premier cube
yspahan-lesson-deliver-first = Une boutique contient un cube. Dès votre premier cube, le souk n’est qu’à vous. Le bleu n’a que { $shops } boutiques : vous pouvez le remplir tout de suite.
yspahan-lesson-deliver-first-do = Posez un cube dans une boutique bleue.
yspahan-lesson-deliver-larger = Vous pouvez aussi commencer là. Mais il faudrait alors compléter d’abord ce souk. Pour l’instant, commencez par le bleu.

yspahan-lesson-deliver-begin-head = Finir avant de commencer
yspahan-lesson-deliver-begin = Le cube suivant s’est posé tout seul à côté du premier : dans un quartier, on continue un souk incomplet avant d’en commencer un autre. Maintenant, { $placed } cubes remplissent le souk bleu. Le dernier commence un nouveau souk. Le rose a { $shops } boutiques et rapporte { $points }. Certaines sont des boutiques intérieures, sans porte sur la rue. L’intendant, que vous verrez bientôt, ne peut pas en faire partir les cubes.
yspahan-lesson-deliver-begin-do = Choisissez la boutique rose marquée, à l’intérieur.
yspahan-lesson-deliver-door = Cette boutique donne sur la rue : l’intendant peut s’y arrêter et faire partir le cube. Choisissez plutôt une boutique intérieure.
yspahan-lesson-deliver-yellow-souk = Vous pouvez aussi poser dans le souk jaune, mais toutes ses boutiques donnent sur la rue. Pour l’instant, prenez une boutique rose.

yspahan-lesson-deliver-end-head = Aux autres de jouer
yspahan-lesson-deliver-end = C’était votre action. Observez maintenant le quartier du Tonneau et celui du Vase.
yspahan-lesson-deliver-end-do = Terminez votre tour.

yspahan-lesson-deliver-foreign-head = Les souks des autres
yspahan-lesson-deliver-foreign = Le souk bleu du Tonneau est à Amina, le souk terre cuite du Vase à Borso. Vous ne pouvez rien y poser, même si une boutique est libre. Et personne d’autre ne peut entrer dans votre souk rose.

yspahan-lesson-deliver-again-head = Un autre jour, le même quartier
yspahan-lesson-deliver-again = C’est le deuxième jour, et vous jouez en dernier. À l’étage Coffre, il y a de nouveau { $dice } dés. Vous avez { $own } cubes dans ce quartier, et des { $open } boutiques roses, toutes sauf une sont libres.
yspahan-lesson-deliver-again-do = Reprenez l’étage Coffre.
yspahan-lesson-deliver-quarter = Vous pouvez y livrer : un souk incomplet du Coffre ne gêne pas dans un autre quartier. Mais ici, le groupe du Coffre tombe juste.
yspahan-lesson-deliver-gold = L’or sert toujours. Mais ici, le groupe du Coffre tombe juste.

yspahan-lesson-deliver-finish-head = Le compte est bon
yspahan-lesson-deliver-finish = Votre souk rose est incomplet : tous les cubes y vont. S’il en restait, ils pourraient commencer un autre souk ; sans boutique où les poser, ils retourneraient dans votre réserve.
yspahan-lesson-deliver-finish-do = Livrez pour compléter le souk.

yspahan-lesson-deliver-score-head = Ce que cela rapporte
yspahan-lesson-deliver-score = À la fin de la semaine, vous marquez { $small } points pour le souk bleu et { $large } pour le rose. Puis tous les cubes quittent la ville, et la semaine suivante, tout le monde recommence à zéro.

## L’intendant

yspahan-lesson-supervisor = L’intendant et la caravane
yspahan-lesson-supervisor-about = Il fait partir les marchandises. Ce n’est pas qu’un danger.

yspahan-lesson-supervisor-street-head = L’intendant
yspahan-lesson-supervisor-street = La figurine blanche au centre est l’intendant du Shah. Sur chaque case de la rue s’ouvrent des portes de boutiques. Le souk bleu du Tonneau est à vous ; il rapporte { $points } points, mais ses boutiques ont des portes.

yspahan-lesson-supervisor-threat-head = Borso a un plan
yspahan-lesson-supervisor-threat = C’est le troisième jour, et Borso a lancé les dés. Ceux de l’étage Chameaux sont de valeur { $pips }. Avec n’importe quel groupe, on peut déplacer l’intendant d’un nombre de cases égal à la valeur de ses dés ; le nombre de dés est sans importance. Borso va l’arrêter en E1, entre sa propre boutique et la vôtre. Tout cube dont la boutique a une porte sur cette case est envoyé à la caravane. Là où l’intendant ne fait que passer, les cubes ne risquent rien.

yspahan-lesson-supervisor-save-head = Le laisser partir ?
yspahan-lesson-supervisor-save = Le cube de Borso est parti, c’est le tour du vôtre. Pour un chameau, il reste dans sa boutique, et un cube de votre réserve rejoint la caravane à sa place. Vous avez { $camels } chameaux. Dans tous les cas, la caravane vous rapporte aussitôt { $points } points.
yspahan-lesson-supervisor-save-do = Donnez un chameau et gardez le cube.
yspahan-lesson-supervisor-lose = Vous pouvez garder le chameau. Mais votre souk serait incomplet et ne rapporterait rien. Pour l’instant, gardez le cube.

yspahan-lesson-supervisor-loaded-head = Des points tout de suite
yspahan-lesson-supervisor-loaded = Vous avez { $points } points, et le souk est toujours complet. À cette table, la caravane a { $camels } chameaux en rangées. Un cube de la rangée du bas rapporte aussitôt { $bottom } points, de celle du milieu { $middle }, de celle du haut aucun. On charge les chameaux de bas en haut.

yspahan-lesson-supervisor-group-head = À vous de le déplacer
yspahan-lesson-supervisor-group = Vous pouvez faire de même avec vos propres cubes ! L’intendant est en E1, et votre autre cube est en E2. Les dés de l’étage Sac sont de valeur { $pips }.
yspahan-lesson-supervisor-group-do = Prenez l’étage Sac.
yspahan-lesson-supervisor-far = Avec ce groupe, le chemin vers E2 serait plus cher, ou trop long pour votre or. Pour l’instant, prenez l’étage Sac.

yspahan-lesson-supervisor-act-head = Pas de livraison
yspahan-lesson-supervisor-act = Avec des dés de valeur { $pips }, il avancerait d’autant de cases. Il ne fait jamais demi-tour pendant un déplacement, mais au centre, il peut prendre n’importe quelle branche.
yspahan-lesson-supervisor-act-do = Choisissez de déplacer l’intendant.
yspahan-lesson-supervisor-not-now = Ce groupe le permet aussi. Pour l’instant, déplacez l’intendant.

yspahan-lesson-supervisor-move-head = De l’or pour une case
yspahan-lesson-supervisor-move = L’intendant peut atteindre toutes les cases éclairées. Les dés seuls le mènent au-delà d’E2, mais pour chaque pièce d’or, il avance d’une case de plus ou de moins. Une pièce sur une case en indique le prix : pour E2, c’est { $price }. Il peut aussi rester sur place ; les cubes de cette case sont alors visés de nouveau.
yspahan-lesson-supervisor-move-do = Déplacez-le en E2.
yspahan-lesson-supervisor-raid = Cela ferait partir un cube du souk rose d’Amina, qui n’a pas de chameau pour le garder. Un bon coup dans une partie ! Mais pour l’instant, allez en E2.
yspahan-lesson-supervisor-elsewhere = Il peut y aller. Mais votre propre cube est en E2.
yspahan-lesson-supervisor-stays = S’il reste, votre cube en E1 est de nouveau visé. Pour l’instant, allez en E2.

yspahan-lesson-supervisor-keep-head = Encore une fois
yspahan-lesson-supervisor-keep = La question vous est posée de nouveau. Votre dernier chameau garde aussi ce cube, et un cube de votre réserve rapporte { $points } points.
yspahan-lesson-supervisor-keep-do = Donnez le chameau.

yspahan-lesson-supervisor-worth-head = Ce que vaut la caravane
yspahan-lesson-supervisor-worth = Vous avez déjà { $points } points. De plus, à la fin de chaque semaine, on décompte la caravane : le nombre de vos cubes, maintenant { $own }, fois votre plus haute rangée. La rangée du bas compte { $bottom } fois, celle du milieu { $middle } fois, celle du haut { $top } fois. Les cubes restent pour la semaine suivante. Dès que le dernier chameau est chargé, on décompte la caravane pour tout le monde, et elle recommence à vide.

## Bâtiments

yspahan-lesson-build = Bâtiments et cartes
yspahan-lesson-build-about = Dépensez chameaux et or, et achetez des dés.

yspahan-lesson-build-six-head = { $count } bâtiments
yspahan-lesson-build-six = Chaque marchand peut construire chacun d’eux une fois, dans l’ordre qu’il veut. Le prix est écrit sous le nom : des chameaux, et le plus souvent de l’or. Un bâtiment vous aide pour le reste de la partie. Après votre action, vous pouvez en construire un ; à deux marchands, construire est l’action elle-même et coûte un groupe de dés.

yspahan-lesson-build-camels-head = D’abord les chameaux
yspahan-lesson-build-camels = L’enclos coûte { $price } chameaux et pas d’or. À l’étage Chameaux, il y a { $dice } dés.
yspahan-lesson-build-camels-do = Prenez l’étage Chameaux.
yspahan-lesson-build-need-camels = Chaque groupe a son utilité. Mais pour l’enclos, il vous faut des chameaux.

yspahan-lesson-build-pasture-head = L’enclos
yspahan-lesson-build-pasture = Avec l’enclos, vous recevez un chameau de plus chaque fois que vous prenez des chameaux de la tour. Plus il est construit tôt, plus il donne.
yspahan-lesson-build-pasture-do = Construisez l’enclos pour { $price } chameaux.
yspahan-lesson-build-pasture-first = Vous pourriez aussi payer celui-ci. Pour l’instant, commencez par l’enclos.
yspahan-lesson-build-not-yet = Vous pouvez terminer votre tour sans construire. Mais un enclos construit tôt se rembourse.

yspahan-lesson-build-bonus-head = Il se rembourse
yspahan-lesson-build-bonus = La leçon a terminé votre tour à votre place. Un jour plus tard, les autres vous ont laissé l’étage Chameaux. Il y a { $dice } dés, et l’enclos ajoute { $extra }.
yspahan-lesson-build-bonus-do = Reprenez l’étage Chameaux.
yspahan-lesson-build-more-camels = C’est aussi possible. Mais voyez ce que fait l’enclos : prenez l’étage Chameaux.

yspahan-lesson-build-shop-head = L’échoppe
yspahan-lesson-build-shop = Vous avez maintenant { $camels } chameaux. L’échoppe fait pour l’or ce que l’enclos fait pour les chameaux, et mieux : { $extra } pièces d’or en plus chaque fois que vous prenez de l’or de la tour.
yspahan-lesson-build-shop-do = Construisez l’échoppe.
yspahan-lesson-build-shop-first = C’est permis aussi. Pour l’instant, construisez l’échoppe ; il y aura beaucoup d’or le jour suivant.

yspahan-lesson-build-gold-head = L’or
yspahan-lesson-build-gold = À l’étage Or, il y a { $dice } dés, et l’échoppe ajoute { $extra }.
yspahan-lesson-build-gold-do = Prenez l’étage Or.
yspahan-lesson-build-more-gold = Cela marche aussi. Mais voyez ce que fait l’échoppe : prenez l’étage Or.

yspahan-lesson-build-yellow-head = Dés jaunes
yspahan-lesson-build-yellow = Vous êtes de nouveau premier joueur, avec { $gold } pièces d’or. Avant le jet, le premier joueur peut ajouter jusqu’à { $most } dés jaunes, pour { $price } pièce d’or chacun. Ils vont dans les groupes comme les autres, mais ne comptent que pour vous.
yspahan-lesson-build-yellow-do = Lancez avec un dé jaune.
yspahan-lesson-build-one-yellow = Dans une partie, c’est à vous de voir. Pour l’instant, ajoutez exactement un dé jaune.

yspahan-lesson-build-group-head = Un dé de plus
yspahan-lesson-build-group = Le dé jaune a rejoint l’étage Sac : { $white } blancs et { $yellow } jaune. Vous pourriez livrer avec tous. Mais aujourd’hui vous voulez une carte, et pour cela n’importe quel groupe convient.
yspahan-lesson-build-group-do = Prenez l’étage Sac.
yspahan-lesson-build-any-for-a-card = Pour une carte, n’importe quel groupe convient. Pour l’instant, prenez l’étage Sac.

yspahan-lesson-build-draw-head = Piocher une carte
yspahan-lesson-build-draw = Au lieu de faire ce que propose l’étage, ou de déplacer l’intendant, vous pouvez piocher la carte du dessus. Personne d’autre ne la voit.
yspahan-lesson-build-draw-do = Piochez une carte.
yspahan-lesson-build-card-first = C’est possible, bien sûr. Pour l’instant, piochez une carte.

yspahan-lesson-build-card-head = Les cartes
yspahan-lesson-build-card = Elle donne { $camels } chameaux. Pendant votre tour, vous pouvez jouer autant de cartes que vous voulez, avant ou après l’action. Ou en défausser une, quelle qu’elle soit, quand vous avez pris un groupe : il compte alors un dé de plus.
yspahan-lesson-build-card-do = Jouez la carte.
yspahan-lesson-build-card-then-build = Vous pouvez construire tout de suite. Mais la carte permet quelque chose de plus grand : jouez-la d’abord.
yspahan-lesson-build-later = Vous pouvez garder la carte pour plus tard. Pour l’instant, jouez-la.

yspahan-lesson-build-third-head = Le troisième bâtiment
yspahan-lesson-build-third = Le bazar est maintenant à votre portée : { $camels } chameaux et { $gold } pièces d’or. Vos premiers bâtiments n’ont pas rapporté de points. Le troisième en rapporte { $points } aussitôt, quel qu’il soit.
yspahan-lesson-build-third-do = Construisez le bazar.
yspahan-lesson-build-build-now = Vous pouvez attendre. Mais les points sont à prendre : construisez le bazar.

yspahan-lesson-build-points-head = Des points pour les bâtiments
yspahan-lesson-build-points = Vous avez { $points } points. Le quatrième et le cinquième bâtiment en rapportent { $each } chacun, le sixième { $last }. Le bazar ajoute { $market } points à chacun de vos souks complets en fin de semaine. Le hammam déplace l’intendant jusqu’à { $bath } cases de plus ou de moins, gratuitement, le caravansérail donne une carte quand un de vos cubes est envoyé à la caravane, le palan livre un cube de plus.

## La fin

yspahan-lesson-end = Le dernier jour
yspahan-lesson-end-about = La fin d’une semaine, la fin de la partie, et qui gagne.

yspahan-lesson-end-last-head = Le tout dernier tour
yspahan-lesson-end-last = C’est la semaine { $week }, jour { $day }, et le dernier tour de la partie est le vôtre. Cette fois, vous jouez les jaunes et vous avez { $points } points. Voyez les lignes des autres : c’est serré.

yspahan-lesson-end-souks-head = Ce que vous allez marquer
yspahan-lesson-end-souks = À la fin de la semaine, vos souks complets comptent : { $barrel } points pour le vert sauge du Tonneau et { $chest } pour le jaune du Coffre. Vous avez le bazar : { $extra } de plus pour chacun.

yspahan-lesson-end-unfinished-head = Et ce que vous ne marquerez pas
yspahan-lesson-end-unfinished = Dans ce souk, vous avez un cube, mais il en faut { $shops }. Un souk incomplet ne rapporte rien, et il n’y a plus de dés à l’étage Tonneau.

yspahan-lesson-end-caravan-head = La caravane
yspahan-lesson-end-caravan = Vous y avez { $own } cube, dans la rangée du bas. La rangée du bas compte { $bottom } fois, celle du milieu { $middle } fois, celle du haut { $top } fois. Cela fera donc un point.

yspahan-lesson-end-choose-head = Votre dernier groupe
yspahan-lesson-end-choose = Les chameaux, l’or et les cartes qui restent ne valent rien. Mais vous avez une carte qui change l’or en points. Vous avez { $gold } pièce d’or, il y a { $dice } dés à l’étage Or, et votre échoppe ajoute { $extra }.
yspahan-lesson-end-choose-do = Prenez l’étage Or.
yspahan-lesson-end-no-points = Cela rapporte moins de points maintenant. Avec votre carte, l’or en rapporte plus.
yspahan-lesson-end-too-early = Prenez d’abord plus d’or, puis vendez tout d’un coup : la carte ne se joue qu’une fois.

yspahan-lesson-end-gold-head = Autant que possible
yspahan-lesson-end-gold = Ici, l’action rapporte { $gold } pièces d’or.
yspahan-lesson-end-gold-do = Prenez l’or.
yspahan-lesson-end-keep-card = Défausser une carte ajouterait un dé. Mais c’est justement cette carte qu’il vous faut pour vendre l’or.

yspahan-lesson-end-sell-head = Vendre
yspahan-lesson-end-sell = Vous avez { $gold } pièces d’or. Chaque pièce donnée rapporte un point : { $points } en tout.
yspahan-lesson-end-sell-do = Jouez la carte et donnez tout votre or.
yspahan-lesson-end-all-of-it = Vous pouvez en donner moins. Mais ce qui reste ne vaut rien.
yspahan-lesson-end-worthless = L’or qui reste à la fin ne vaut rien. Vendez-le d’abord.

yspahan-lesson-end-finish-head = La partie se termine
yspahan-lesson-end-finish = Vous avez { $points } points. Tous vos bâtiments sont construits, il n’y a donc rien d’autre à faire.
yspahan-lesson-end-finish-do = Terminez votre tour.

yspahan-lesson-end-result-head = Vous gagnez
yspahan-lesson-end-result = Vos souks ont rapporté { $souks } points, le bazar { $market }, et { $caravan } cube sur la caravane, un point. Vous en avez { $total } en tout, et personne n’en a plus. À égalité, la victoire est partagée. La feuille sous le plateau montre d’où viennent tous les points.

yspahan-lesson-end-two-head = À deux, à quatre
yspahan-lesson-end-two = Certaines règles dépendent du nombre de joueurs. À deux, il y a { $dice } dés blancs, le premier joueur a chaque jour un second tour, les dés jaunes restent toute la journée, et construire est une action qui demande un groupe de dés. La caravane a { $camels } chameaux à deux, { $three } à trois, { $four } à quatre. À deux ou à quatre, le joueur qui a le moins de points commence le dernier jour ; à quatre, les autres suivent, jusqu’à celui qui en a le plus.
