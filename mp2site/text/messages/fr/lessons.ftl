lessons-of = Leçons : { $title }
lessons-lead = { $count ->
    [one] { $count } courte leçon, environ { $minutes } minutes.
   *[other] { $count } courtes leçons, environ { $minutes } minutes en tout.
} Vous jouez sur le vrai plateau, sans aucun risque : revenez en arrière, passez ou essayez autre chose à votre guise.
lessons-title = Leçons
lessons-title-text = { $count ->
    [one] { $count } courte leçon sur le vrai plateau.
   *[other] { $count } courtes leçons sur le vrai plateau.
} Sans compte, sans attente.
lessons-title-button = Apprendre en jouant
lessons-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-row-done = terminée
lessons-row-begun = à l’étape { $number } sur { $count }
lessons-begin = Commencer
lessons-resume = Continuer
lessons-again = Recommencer
lessons-open = { $name } : ouvrir la leçon
lessons-all = Toutes les leçons
lessons-leave = Quitter
lessons-skip-card = Aller au texte de la leçon
lessons-marked = Indiqué par la leçon.
lessons-marked-are = Indiqué sur le plateau : { $what }
lessons-step = Leçon · étape { $number } sur { $count }
lessons-seen = vu :
lessons-back = Retour
lessons-next = Suite
lessons-skip = Passer
lessons-following = Leçon suivante
lessons-play = Vers la partie
lessons-done = La leçon est finie
lessons-done-text = Vous avez terminé « { $name } ». Explorez le plateau aussi longtemps que vous le souhaitez.
lessons-you = Invité
lessons-rival = { $number ->
    [1] Amina
    [2] Borso
   *[other] Chen
}
lessons-good = Ce serait tout aussi bon. Ici, la leçon continue avec : { $choice }.
lessons-other = C’est permis aussi. Mais ici, choisissez : { $choice }.
lessons-unknown = Ce choix n’est pas possible à cette étape. Ici, choisissez : { $choice }.
