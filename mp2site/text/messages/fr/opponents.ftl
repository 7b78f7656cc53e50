# Computer opponents, and programs that people run.

opponents-count = Ordinateurs à la table
opponents-count-fitting = automatique
opponents-count-hint = Automatique : avec « Ordinateur », des ordinateurs prennent toutes les autres places ; sinon, aucune. Avec un nombre, ils prennent autant de places, et des personnes les autres.
opponents-count-choice = { $count ->
    [0] Aucun
   *[other] { $count }
}
opponents-strength = Leur niveau
opponents-strength-apprentice = Apprenti
opponents-strength-apprentice-text = Fait beaucoup d’erreurs : idéal pour une première partie.
opponents-strength-merchant = Marchand
opponents-strength-merchant-text = Prévoit tout son tour et tient compte de ce qui peut suivre.
opponents-strength-master = Maître
opponents-strength-master-text = Réfléchit plus longtemps qu’un Marchand : compare plus de possibilités et tient compte de plus de cartes cachées.
opponents-stand-in = Remplaçant des absents
opponents-stand-in-hint = Il joue aussi les tours dont le temps est écoulé. Un clic suffit pour reprendre sa place.
opponents-stand-in-house = Joueur automatique (simple)
opponents-stand-in-fact = Remplaçant des absents : { $who }
opponents-player = { $player ->
    [apprentice] un Apprenti
    [merchant] un Marchand
    [master] un Maître
   *[house] le joueur automatique
}
opponents-player-begins = { $player ->
    [apprentice] Un Apprenti
    [merchant] Un Marchand
    [master] Un Maître
   *[house] Le joueur automatique
}
opponents-ask = Ajouter un ordinateur
opponents-ask-button = Ajouter
opponents-ask-note = Un ordinateur prend place aussitôt. Il ne sait que ce que sa place peut savoir.
opponents-asked = { $name } prend place.
opponents-mark = ordinateur
opponents-table-mark = avec un ordinateur

## On its page

opponents-kind = Ordinateur de ce site
opponents-learned = Comment il a appris
opponents-learned-text = Au début, il ne connaissait que les règles. Il a d’abord observé des parties du joueur automatique, pour certains jeux bien plus qu’il n’en a joué. Puis il a joué contre lui-même, parfois avec le joueur automatique à la table. Il a appris du déroulement et du résultat de toutes ces parties.
opponents-learned-games = { $title } : { $watched ->
    [one] { $watched } partie du joueur automatique observée
   *[other] { $watched } parties du joueur automatique observées
}, { $played ->
    [one] { $played } jouée contre lui-même
   *[other] { $played } jouées contre lui-même
}
opponents-learned-none = { $title } : pas encore ; le joueur automatique joue
opponents-strong = Sa force
opponents-strong-title = { $title } : gagne { $wins }
opponents-strong-wins = { $share } fois sur 100 contre { $beside ->
    [random] quelqu’un qui choisit au hasard
    [apprentice] un Apprenti
    [merchant] un Marchand
    [master] un Maître
   *[house] le joueur automatique
} ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $low } à { $high })
opponents-strong-note = Parties à deux. Le « joueur automatique » est le programme simple qui joue là où aucun adversaire ne joue. Entre parenthèses : le nombre de parties d’essai, et l’intervalle où se trouve le vrai nombre avec une probabilité de 95 %.
opponents-fair = Ce qu’il sait
opponents-fair-text = Seulement ce que sa place peut savoir : ni les cartes des autres, ni les dés à venir. Il choisit dans la même liste que vous.
opponents-owned = Un programme exploité par { $owner }
