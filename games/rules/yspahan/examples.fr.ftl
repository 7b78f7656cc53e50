### Les exemples des règles : un texte chacun, et ce que montre chaque image pour qui ne peut pas la voir.
### Les nombres d’une position sont des variables : le fichier de l’exemple dit où chacun se voit, et son test le vérifie.

## Pièces

yspahan-piece-shop = une boutique
yspahan-piece-plaque = ce que vaut un souk
yspahan-piece-field = une case de la rue
yspahan-piece-supervisor = l’intendant
yspahan-piece-camel = chameau
yspahan-piece-gold = or
yspahan-piece-deck = la pioche
yspahan-piece-die-white = un dé blanc
yspahan-piece-die-yellow = un dé jaune
yspahan-piece-cube-blue = un cube de Mara
yspahan-piece-cube-yellow = un cube de Jonas
yspahan-piece-loaded-blue = un chameau chargé
yspahan-piece-level-camels = { yspahan-level-camels }
yspahan-piece-level-bag = { yspahan-level-bag }
yspahan-piece-level-barrel = { yspahan-level-barrel }
yspahan-piece-level-chest = { yspahan-level-chest }
yspahan-piece-level-vase = { yspahan-level-vase }
yspahan-piece-level-gold = { yspahan-level-gold }
yspahan-piece-building-pasture = { yspahan-building-pasture }
yspahan-piece-building-shop = { yspahan-building-shop }
yspahan-piece-building-bath = { yspahan-building-bath }
yspahan-piece-building-caravansary = { yspahan-building-caravansary }
yspahan-piece-building-market = { yspahan-building-market }
yspahan-piece-building-hoist = { yspahan-building-hoist }
yspahan-piece-card-swap = { yspahan-card-swap }
yspahan-piece-card-camels = { yspahan-card-camels }
yspahan-piece-card-gold = { yspahan-card-gold }
yspahan-piece-card-place = { yspahan-card-place }
yspahan-piece-card-caravan = { yspahan-card-caravan }
yspahan-piece-card-sell-camels = { yspahan-card-sell-camels }
yspahan-piece-card-sell-gold = { yspahan-card-sell-gold }
yspahan-piece-card-no-camels = { yspahan-card-no-camels }
yspahan-piece-card-no-gold = { yspahan-card-no-gold }

## Exemples

yspahan-example-setup = La partie commence. Chacun a { $gold } pièces d’or, { $cards } carte, et encore ni chameau, ni bâtiment, ni point.
yspahan-example-setup-merchants = La liste des marchands : chacun a { $gold } pièces d’or et rien d’autre.

yspahan-example-souk = Le quartier du Coffre. Mara joue les bleus et a un cube dans chacune des { $shops } boutiques du souk bleu : il est complet et vaut { $points } points. Des { $pink } boutiques du souk rose, elle en a une. C’est une boutique intérieure : elle n’a pas de porte sur la rue, l’intendant ne peut donc pas l’atteindre.
yspahan-example-souk-chest = Le quartier du Coffre avec une partie de la rue. Les boutiques bleues contiennent chacune un cube bleu, de même qu’une boutique rose sans porte.

yspahan-example-tower = Mara a lancé { $white } dés blancs. La plus petite valeur, { $low }, est à l’étage Chameaux. Les suivantes montent étage par étage : { $bag } à l’étage Sac, et ainsi de suite jusqu’à l’étage Coffre, avec { $dice } dés de valeur { $chest }. La plus grande valeur, { $high }, est à l’étage Or. L’étage Vase reste vide.
yspahan-example-tower-tower = La tour de dés et ses étages : à l’étage Chameaux des dés de valeur { $low }, à l’étage Sac { $bag }, à l’étage Coffre { $dice } dés de valeur { $chest }, à l’étage Or { $high }. L’étage Vase est vide.

yspahan-example-yellow = Mara est première joueuse et a payé { $price } pièce d’or pour un dé jaune. Il a rejoint l’étage Sac : { $white } dés blancs et { $yellow } jaune. Pour Mara, tous comptent. Si elle prend un autre groupe, le dé jaune est retiré après son tour, et Jonas n’y trouve que { $white } dés.
yspahan-example-yellow-tower = La tour de dés. À l’étage Sac, { $white } dés blancs et { $yellow } dé jaune.

yspahan-example-deliver = Mara prend les { $dice } dés de l’étage Coffre et livre. Son premier cube va dans une boutique bleue. Le suivant doit aller dans l’autre, car un souk incomplet passe avant. Les { $blue } boutiques bleues sont alors remplies, et le dernier cube peut commencer un nouveau souk : elle choisit une boutique rose intérieure. Elle a { $placed } cubes en ville.
yspahan-example-deliver-tower = La tour de dés ; Mara a pris les { $dice } dés de l’étage Coffre.
yspahan-example-deliver-chest = Le quartier du Coffre ensuite : un cube bleu dans chaque boutique bleue et dans une boutique rose.

yspahan-example-supervisor = L’intendant est en E1, et les dés de Mara ont pour valeur { $pips }. Cela le mène à l’une des cases marquées : E3 ou, en passant par le centre, N1, S1 ou W1. Il ne peut pas faire demi-tour en chemin. Pour E2, il faut une case de moins : cela coûte { $price } pièce d’or.
yspahan-example-supervisor-street = Le centre de la rue. L’intendant est en E1 ; les cases marquées sont E3, N1, S1 et W1, toutes à { $pips } cases.

yspahan-example-keep = L’intendant s’est arrêté en E1, et la boutique du cube bleu de Mara a une porte sur cette case. Elle a { $camels } chameaux et en donne un : le cube reste, et un autre cube de sa réserve rejoint la caravane, dans la rangée du bas. Cela rapporte aussitôt { $points } points. Il lui reste { $left } chameau.
yspahan-example-keep-street = L’intendant en E1. Le cube de Mara au coin E1/S1 est marqué.
yspahan-example-keep-caravan = La caravane : sur le premier chameau un cube vert, sur le suivant un cube bleu. Tous les autres sont libres.

yspahan-example-build = Mara a un enclos, une échoppe et { $own } chameaux. Elle construit le bazar pour { $camels } chameaux et { $gold } pièces d’or ; il lui reste { $left } chameaux. C’est le bâtiment numéro { $buildings }, le premier qui rapporte des points : { $points } aussitôt. Désormais, le bazar ajoute des points à chacun de ses souks complets à la fin d’une semaine.
yspahan-example-build-before = Mara avant : { $own } chameaux, { $gold } pièces d’or, enclos et échoppe, aucun point.
yspahan-example-build-after = Mara après : { $left } chameaux, plus d’or, enclos, échoppe et bazar, { $points } points.

yspahan-example-cards = Après son action, Mara joue une carte pour son effet : { $before } chameaux et { $more } de plus font { $after }. Elle peut encore en jouer d’autres, puis construire.
yspahan-example-cards-hand = La carte : elle donne { $more } chameaux.
yspahan-example-cards-after = Mara ensuite, avec { $after } chameaux.

yspahan-example-day = Chaque marchand a joué, et les dés ont été retirés. C’est maintenant le jour { $day } de la semaine { $week }. Le premier jour, c’est Mara qui a commencé ; le suivant est donc son voisin de gauche, Jonas : le calendrier porte son signe.
yspahan-example-day-calendar = Le calendrier : au premier jour de la semaine { $week } le signe de Mara, au jour { $day }, aujourd’hui, celui de Jonas.

yspahan-example-week = Une semaine s’achève, et Jonas (jaune) marque des points. Le souk vert sauge du Tonneau est complet : { $souk } points. Un souk du Coffre l’est aussi ; ensemble, ils en rapportent { $all }. Jonas a le bazar, chacun rapporte donc { $market } de plus : { $extra }. Des { $shops } boutiques turquoise, il n’en a qu’une : rien. Sur la caravane, il a { $cubes } cube, dans la rangée du bas : ses cubes y comptent une fois. Dans la rangée du milieu, ils compteraient { $row } fois.
yspahan-example-week-souks = Le quartier du Tonneau : des cubes jaunes dans toutes les boutiques vert sauge et dans une boutique turquoise.
yspahan-example-week-caravan = La caravane ; un des chameaux chargés de la rangée du bas porte un cube jaune.
yspahan-example-week-merchants = Jonas après le décompte : { $all } points pour les souks et { $extra } pour le bazar se sont ajoutés.

yspahan-example-end = La dernière semaine est finie et tout est décompté : Jonas a { $jonas } points et gagne. Mara en a { $mara } et Lea { $lea }. Les chameaux, l’or et les cartes qui restent ne comptent pas.
yspahan-example-end-merchants = Les marchands à la fin : Mara { $mara } points, Jonas { $jonas }, Lea { $lea }.

yspahan-example-four = C’est le jour { $day } de la dernière semaine. Mara et Lea ont le moins de points, { $mara } chacune ; viennent ensuite Jonas avec { $jonas } et Tom avec { $tom }. La veille, c’est Tom qui a commencé. À partir de lui, dans le sens horaire, Lea est assise plus loin que Mara : c’est donc elle qui commence. Ordre : Lea, Mara, Jonas, Tom.
yspahan-example-four-merchants = Les marchands à leurs places : Mara { $mara } points, Jonas { $jonas }, Lea { $lea }, Tom { $tom }.
yspahan-example-four-calendar = Le calendrier : au jour { $day } de la dernière semaine, aujourd’hui, le signe de Lea, et la veille celui de Tom.

yspahan-example-three = À trois, la caravane a { $three } chameaux au lieu de { $four }. Lea (vert) et Mara (bleu) ont chargé les premiers, dans la rangée du bas.
yspahan-example-three-caravan = Une caravane de { $three } chameaux en rangées égales ; les premiers sont chargés.

yspahan-example-two = Mara et Jonas jouent à deux : il y a { $white } dés blancs sur la tour, et la caravane a { $camels } chameaux.
yspahan-example-two-tower = La tour avec { $white } dés blancs.
yspahan-example-two-caravan = La caravane de { $camels } chameaux, encore vide.
