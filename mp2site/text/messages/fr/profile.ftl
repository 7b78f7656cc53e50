## How somebody plays, on their page

profile-shut = { $name } ne montre ni ses résultats ni ses temps.
profile-games = Parties
profile-won = Gagnées
profile-expected = { $share } %, attendu { NUMBER($expected, maximumFractionDigits: 1) }
profile-score = Score habituel
profile-time = Temps par coup
profile-punctual = { $turns ->
    [one] Le dernier tour a été joué à temps : { $share } %.
   *[other] Sur les { $turns } derniers tours, { $share } % ont été joués à temps.
}
profile-note = « Attendu » : combien de ces parties une personne aussi forte que les autres gagnerait. Le score habituel est la médiane, avec la moitié centrale ; le temps par coup est la médiane, nuits comprises.
profile-curve = Cote : { $title }
profile-curve-said = { $points } ± { $range } après les { $games } dernières parties classées
profile-curve-note = Un point par partie classée, plein si elle a été gagnée. La bande est l’intervalle où se trouve la vraie force 95 fois sur 100.
profile-met = Vous et { $name }
profile-met-note = qui a obtenu le meilleur rang
profile-level = Égalité
profile-together = Ensemble
profile-for = Qui voit comment je joue
profile-for-everybody = tout le monde
profile-for-opponents = les personnes avec qui j’ai joué
profile-for-nobody = personne
profile-for-set = Appliquer
