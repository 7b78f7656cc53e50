# Computer opponents, and programs that people run.

opponents-count = Adversaires à la table
opponents-count-fitting = selon le cas
opponents-count-hint = Selon le cas : toutes les autres places avec « Ordinateur », sinon aucune. Un nombre fixe les places occupées ; les autres sont pour des personnes.
opponents-count-choice = { $count ->
    [0] Aucun
   *[other] { $count }
}
opponents-strength = Leur niveau
opponents-strength-apprentice = Apprenti
opponents-strength-apprentice-text = Joue d’un œil distrait et se trompe souvent : idéal pour une première partie.
opponents-strength-merchant = Marchand
opponents-strength-merchant-text = Réfléchit à tout son tour, et à ce qui peut en résulter.
opponents-strength-master = Maître
opponents-strength-master-text = Réfléchit plus longtemps qu’un Marchand : à plus de possibilités, et à plus de choses qui pourraient être cachées.
opponents-stand-in = Remplaçant des absents
opponents-stand-in-hint = Aussi pour un tour dont le temps est écoulé. Un clic suffit pour reprendre sa place.
opponents-stand-in-house = Le site (jeu simple)
opponents-stand-in-fact = Remplaçant des absents : { $who }
opponents-player = { $player ->
    [apprentice] un apprenti
    [merchant] un marchand
    [master] un maître
   *[house] le site
}
opponents-player-begins = { $player ->
    [apprentice] Un apprenti
    [merchant] Un marchand
    [master] Un maître
   *[house] Le site
}
opponents-ask = Inviter un ordinateur
opponents-ask-button = Inviter
opponents-ask-note = Un programme prend place aussitôt ; il ne sait que ce que sa place peut savoir.
opponents-asked = { $name } prend place.
opponents-mark = ordinateur
opponents-table-mark = avec un ordinateur

## On its page

opponents-kind = Adversaire du site
opponents-learned = Comment il a appris
opponents-learned-text = Au début, il ne connaissait que les règles. Il a d’abord observé des parties du site, pour certains jeux bien plus qu’il n’en a joué ; puis il a joué contre lui-même, parfois avec le site à la table. Il a appris du déroulement et de la fin de toutes ces parties.
opponents-learned-games = { $title } : { $watched ->
    [one] { $watched } partie du site observée
   *[other] { $watched } parties du site observées
}, { $played ->
    [one] { $played } jouée contre lui-même
   *[other] { $played } jouées contre lui-même
}
opponents-learned-none = { $title } : pas encore ; le site joue
opponents-strong = Sa force
opponents-strong-title = { $title } : gagne { $wins }
opponents-strong-wins = { $share } fois sur 100 contre { $beside ->
    [random] quelqu’un qui choisit au hasard
    [apprentice] un apprenti
    [merchant] un marchand
    [master] un maître
   *[house] le site
} ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $low } à { $high })
opponents-strong-note = À deux à la table ; « le site » désigne le jeu simple, là où aucun adversaire ne joue. Entre parenthèses : le nombre de parties d’essai, et les bornes entre lesquelles se trouve presque sûrement le vrai nombre (95 %), car la chance a sa part.
opponents-fair = Ce qu’il sait
opponents-fair-text = Ce que sa place peut savoir, et rien d’autre : ni les cartes des autres, ni les dés à venir. Il choisit dans la même liste que vous.
opponents-owned = Un programme exploité par { $owner }
