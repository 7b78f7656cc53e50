## Circles: groups of people who play with one another

circles-yours = Vos cercles
circles-none = Un cercle est un groupe avec un nom, sa propre page et un lien pour le rejoindre.
circles-new = Fonder un cercle
circles-new-text = Famille, club ou collègues : les membres d’un cercle s’invitent d’un clic. Seuls ses membres le voient.
circles-name = Nom
circles-about = Une phrase de présentation
circles-about-hint = Les personnes qui ont le lien la lisent avant de rejoindre le cercle.
circles-found = Fonder
circles-founded = Le cercle { $name } est fondé. Envoyez son lien aux personnes qui en font partie.
circles-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
circles-members-title = Membres
circles-founder = a fondé le cercle
circles-since = depuis le { $date }
circles-of = { $count ->
    [one] Un cercle de { $name }
   *[other] Un cercle de { $name }, { $count } membres
}
circles-invite-all = Ouvrir une table pour ce cercle
circles-tables = Tables ouvertes
circles-tables-note = de ses membres, ouvertes à tous
circles-tables-none = Aucun membre ne cherche de joueurs pour le moment.
circles-ladders = Classements
circles-ladder-note = Seuls les membres de ce cercle figurent ici.
circles-back = Retour à « { $name } »
circles-link = Lien pour rejoindre le cercle
circles-link-text = Toute personne qui l’a et possède un compte peut rejoindre le cercle.
circles-link-none = Le lien est fermé : personne ne peut rejoindre le cercle maintenant.
circles-link-renew = Renouveler le lien
circles-link-open = Créer un lien
circles-link-close = Fermer le lien
circles-link-renewed = Il y a un nouveau lien. Les anciens n’ouvrent plus rien.
circles-link-closed = Le lien est fermé.
circles-rename = Changer le nom et la phrase
circles-rename-save = Enregistrer
circles-remove = Retirer
circles-remove-named = Retirer { $name }
circles-removed = { $name } n’est plus membre. Le lien a changé.
circles-hand-over = Confier le cercle
circles-hand-over-to = Confier le cercle à { $name }
circles-handed-over = { $name } s’occupe maintenant de ce cercle.
circles-report = Signaler ce cercle
circles-report-text = Les exploitants de ce site lisent ce que vous écrivez ici, regardent le nom et la phrase du cercle, et vous répondent. Personne dans le cercle n’en est informé.
circles-leave = Quitter ce cercle
circles-leave-text = Vous ne le verrez plus. Vos parties avec ses membres continuent.
circles-left = Vous avez quitté le cercle.
circles-end = Quitter ou dissoudre
circles-end-text = Pour partir, confiez d’abord le cercle à quelqu’un d’autre. Dissous, le cercle disparaît pour tout le monde ; les parties continuent.
circles-dissolve = Dissoudre le cercle
circles-dissolved = Le cercle est dissous.
circles-join = Rejoindre
circles-join-text = Ses membres voient votre nom dans la liste et peuvent vous inviter d’un clic ; vous pouvez les inviter de même. Vous pouvez partir à tout moment.
circles-joined = Vous êtes membre du cercle { $name }.
circles-sign-in = Se connecter et rejoindre
circles-sign-up = Créer un compte et rejoindre
