## Circles: groups of people who play with one another

circles-yours = Vos cercles
circles-none = Un cercle est un groupe avec un nom, sa propre page et un lien pour le rejoindre.
circles-new = Créer un cercle
circles-new-text = Pour la famille, le club ou les collègues : vous pouvez inviter tous les membres à la fois. Seuls les membres voient le cercle.
circles-name = Nom
circles-about = Description
circles-about-hint = Les personnes qui ont le lien la lisent avant de rejoindre le cercle.
circles-found = Créer le cercle
circles-founded = Le cercle { $name } est créé. Envoyez son lien aux personnes que vous voulez y réunir.
circles-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
circles-members-title = Membres
circles-founder = responsable
circles-since = depuis le { $date }
circles-of = { $count ->
    [one] Un cercle de { $name }
   *[other] Un cercle de { $name }, { $count } membres
}
circles-invite-all = Ouvrir une table pour ce cercle
circles-tables = Tables ouvertes
circles-tables-note = ouvertes par des membres, tout le monde peut s’y joindre
circles-tables-none = Aucun membre ne cherche de joueurs pour le moment.
circles-ladders = Classements
circles-ladder-note = Seuls les membres de ce cercle figurent ici.
circles-back = Retour à « { $name } »
circles-link = Lien d’invitation
circles-link-text = Toute personne qui a ce lien et un compte peut rejoindre le cercle.
circles-link-none = Le lien est désactivé : personne ne peut rejoindre le cercle.
circles-link-renew = Renouveler le lien
circles-link-open = Créer un lien
circles-link-close = Désactiver le lien
circles-link-renewed = Il y a un nouveau lien. Les anciens ne fonctionnent plus.
circles-link-closed = Le lien est désactivé.
circles-rename = Changer le nom et la description
circles-rename-save = Enregistrer
circles-remove = Retirer
circles-remove-named = Retirer { $name }
circles-removed = { $name } n’est plus membre. Le cercle a un nouveau lien.
circles-hand-over = Confier le cercle
circles-hand-over-to = Confier le cercle à { $name }
circles-handed-over = { $name } est maintenant responsable de ce cercle.
circles-report = Signaler ce cercle
circles-report-text = Les exploitants de ce site lisent ce que vous écrivez ici, regardent le nom et la description du cercle, et vous répondent. Ses membres ne reçoivent aucune notification.
circles-leave = Quitter ce cercle
circles-leave-text = Vous ne verrez plus le cercle. Vos parties avec ses membres continuent.
circles-left = Vous avez quitté le cercle.
circles-end = Quitter ou dissoudre
circles-end-text = Pour partir, confiez d’abord le cercle à quelqu’un d’autre. Si vous dissolvez le cercle, il est supprimé pour tout le monde ; les parties continuent.
circles-dissolve = Dissoudre le cercle
circles-dissolved = Le cercle est dissous.
circles-join = Rejoindre
circles-join-text = Les membres voient votre nom dans la liste et peuvent vous inviter ; vous pouvez les inviter aussi. Vous pouvez partir à tout moment.
circles-joined = Vous êtes membre du cercle { $name }.
circles-sign-in = Se connecter et rejoindre
circles-sign-up = Créer un compte et rejoindre
