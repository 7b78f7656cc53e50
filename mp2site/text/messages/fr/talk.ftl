### Talk at a table.

talk-title = Discussion
talk-of = Discussion · { $table }
talk-open = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
talk-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
talk-who-seats = Les personnes à la table lisent ceci maintenant, toutes les autres après la partie.
talk-who-spectators = Les spectateurs lisent ceci maintenant, les personnes à la table après la partie.
talk-who-all = Toute personne qui peut voir la table peut lire ceci.
talk-none = Personne n’a encore rien écrit.
talk-say-label = Votre message
talk-say = Envoyer
talk-moment = { $headline }, au tour de { $name }
talk-moment-any = { $headline }
talk-moment-start = avant la partie
talk-edited = modifié
talk-spectator = regarde
talk-change = Modifier
talk-change-save = Enregistrer
talk-take-back = Supprimer
talk-mute = Mettre en sourdine
talk-unmute = Réactiver
talk-muted = Cette discussion est en sourdine : vous ne recevez ni signes ni e-mails.
talk-close = Fermer la discussion
talk-reopen = Ouvrir la discussion
talk-is-closed = L’hôte a fermé la discussion. Vous pouvez toujours lire les messages.
talk-is-closed-here = Vous avez fermé la discussion de cette table.
talk-account = Avec un compte, vous pouvez aussi écrire.
talk-earlier = Plus anciens
talk-latest = Plus récents
talk-back = Retour à la table
talk-wrote = { $name } a écrit : « { $text } »
talk-more = Tout afficher
talk-closed = Sans discussion
talk-closed-fact = Sans discussion : personne ne peut écrire ici.
talk-closed-text = Personne ne peut écrire à cette table. Vous pourrez ouvrir sa discussion plus tard.
talk-report = Signaler
talk-report-title = Signaler un message
talk-report-back = Retour à la discussion
talk-report-text = Les exploitants de ce site lisent ce que vous écrivez ici, ce message et les quelques messages précédents, et vous répondent. { $name } ne reçoit aucune notification. Pour ne plus rien lire de { $name }, bloquez ce compte sur sa page.
talk-report-why = Qu’est-ce qui ne va pas ?
talk-report-not = Ne pas signaler
