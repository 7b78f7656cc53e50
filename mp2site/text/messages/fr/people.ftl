## The people around a person

people-title = Communauté
people-find = Trouver quelqu’un
people-find-button = Trouver
people-find-hint = Le début d’un nom. La recherche porte sur les personnes avec qui vous avez joué, vos favoris et les membres de vos cercles.
people-found = Noms qui commencent par « { $beginning } »
people-found-none = Vous ne connaissez personne de ce nom. Pour inviter quelqu’un d’autre, il faut son nom entier ou un lien.
people-all = Toutes vos connaissances
people-starred = Favoris
people-starred-note = personne d’autre ne les voit
people-starred-none = Mettez des personnes en favori pour les retrouver vite quand vous invitez. Personne n’en est informé.
people-played = Partenaires de jeu
people-others = Autres partenaires de jeu
people-played-note = les plus récentes d’abord
people-others-none = Vous n’avez joué avec personne d’autre.
people-none-of-title = Vous n’avez joué à { $title } avec personne d’autre.
people-none = Vous n’avez encore joué avec personne
people-none-text = Prenez place à une table ouverte ; les personnes qui y jouent figurent ensuite ici.
people-none-action = Tables ouvertes
people-games = { $count ->
    [one] { $count } partie, le { $date }
   *[other] { $count } parties, la dernière le { $date }
}
people-tally = meilleur rang : vous { $ahead }, { $name } { $behind }{ $level ->
    [0] {""}
   *[other] , égalité { $level }
}
people-not-together = pas encore joué ensemble
people-star = Favori
people-star-of = Mettre { $name } en favori
people-invite = Inviter
people-invite-named = Inviter { $name } à une nouvelle table
people-again = Rejouer
people-again-at = Rejouer avec les mêmes personnes : { $table }
