## How long something took or takes

table-span-minutes = { $count } min
table-span-hours = { $count } h
table-span-days = { $count } j
# After “for”, where some languages bend them.
table-age-minutes = { $count } min
table-age-hours = { $count } h
table-age-days = { $count } j

table-and = et

## The table's page

table-trouble = Votre choix n’est pas parvenu au site, mais il n’est pas perdu. Réessayez.
table-your-turn = À vous de jouer
table-others-turn = { $count ->
    [one] Au tour de { $names }
   *[other] Au tour de { $names }
}
table-watching = Vous regardez la partie.
table-wait = Ce n’est pas à vous. Nous vous préviendrons.
# Computer opponents: it takes a second or two.
table-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
table-hand = Votre main
table-since = depuis { $age }
table-since-now = à l’instant
table-all-choices = Choix : { $count }
table-undo = Annuler
table-redo = Rétablir
table-reset = Tout annuler
table-draft = { $count ->
    [one] { $count } choix que personne d’autre ne voit
   *[other] { $count } choix que personne d’autre ne voit
}
table-narrow-hint = Choisissez un endroit éclairé du plateau, ou choisissez ici.
table-blocked = Impossible pour le moment
table-blocked-count = { $count ->
    [one] { $count } action indisponible
   *[other] { $count } actions indisponibles
}
table-rule = Règle
table-the-rule = La règle
table-stale = La table a changé entre-temps. Voici son état actuel.
table-players = Joueurs
table-you = vous
table-to-move = doit jouer
table-log = Journal
table-since-you-left = Depuis votre dernière visite
table-seen = déjà vu
table-log-none = Il ne s’est encore rien passé.
table-log-more = Toute la partie
table-log-by-conditional-answer = réponse automatique
table-log-by-plan = selon votre plan
table-log-by-stand-in = joué par un remplaçant
table-history = Historique
table-answers = Réponses automatiques
table-answers-note = pour que personne n’ait à vous attendre
table-answers-save = Enregistrer
table-answers-ask = Des choix qui peuvent se présenter pendant que d’autres jouent : répondez une fois, et personne n’a à vous attendre. Vous pouvez changer vos réponses à la table à tout moment.
table-answers-none = Me demander à chaque fois
table-answers-kept = Cela vaut dès le début de la partie. Vous pouvez le changer à la table à tout moment.
table-more = Plus
table-abandon = Arrêter la partie avant la fin
table-abandon-text = La partie se termine sans résultat dès que tout le monde est d’accord.
table-clocks = Pendules
table-abandon-rest = { $count ->
    [one] Les autres ne jouent plus : { $names } peut terminer la partie sans leur accord et sans résultat.
   *[other] Certains ne jouent plus : les autres peuvent terminer la partie sans résultat. Il faut l’accord de { $names }.
}
table-clocks-behind = Le site a été hors service pendant { $span }. Ce temps sera rendu à chaque pendule avant que le temps de quiconque s’écoule.
table-notices = Notifications sur cette table
table-abandon-agree = Je suis d’accord pour arrêter
table-abandon-now = Arrêter maintenant
table-abandon-withdraw = Continuer à jouer
table-abandon-agreed = D’accord jusqu’ici : { $names }
table-abandoned = Cette partie a été arrêtée d’un commun accord. Elle n’a pas de résultat.
table-quarantined = Une erreur dans nos règles a arrêté cette table. Rien n’est perdu. Nous en sommes informés et corrigeons l’erreur. Aucune pendule ne tourne.
table-over = La partie est finie
table-won = Victoire de { $names }
table-won-shared = Victoire partagée : { $names }
table-you-won = Vous avez gagné
table-see-history = Revoir la partie, coup par coup
table-next = Table suivante
table-panes = Parties de la table
table-board = Plateau
table-board-fit = Afficher tout le plateau
table-news = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
}
table-fairness-open = Tous les dés et toutes les cartes découlent d’un secret dont l’empreinte (hash) a été montrée avant que quiconque prenne place, et des mots des joueurs. Quand la partie est finie, le secret est montré ici.
table-fairness-over = Tous les dés et toutes les cartes découlaient de ce secret et des mots des joueurs, donnés ici dans l’ordre d’arrivée.
table-commitment = Empreinte (hash)
table-secret = Secret
table-seed = Graine
table-nonces = Mots des joueurs
table-check = Comment vérifier
table-check-hash = Le secret fait 32 octets, écrits en hexadécimal. L’empreinte est le SHA-256 de ces octets (pas des chiffres), en hexadécimal elle aussi.
table-check-seed = La graine est un HMAC-SHA256 : la clé est formée des octets du secret, le message est formé des mots des joueurs dans l’ordre d’arrivée, avec un saut de ligne entre deux mots et aucun à la fin.
table-check-game = La graine, les places, les options et les choix redonnent toute la partie ; l’API les donne tous et rejoue la partie (« validate »).
table-check-rules = Cette partie a commencé avec la version { $version } des règles ; ici, c’est la version { $here }. Rejouée ici, elle peut se passer autrement : prenez une version du logiciel dont les règles ont la version { $version }.

## The final scores

table-sheet = Feuille de score
table-sheet-note = en gras : le maximum de la ligne
table-sheet-rule = Points pour
table-sheet-total = Total
table-sheet-tie = Départage : { $label }

table-choice-card-cost = payer
table-choice-card-gain = recevoir
table-choice-card-left = ensuite
table-choice-card-said-cost = Vous payez { $what }.
table-choice-card-said-gain = Vous recevez { $what }.
table-choice-card-said-left = Ensuite : { $what }.
table-choice-card-said-reaches = Atteint : { $what }.
table-choice-card-and = { " et " }
table-choice-card-or = { " ou " }
table-choice-card-at-least = au moins { $least }
table-choice-card-up-to = jusqu’à { $most }
table-choice-card-from-to = { $least } à { $most }
table-choice-card-depends = Cela dépend de votre choix suivant.
table-choice-card-follows = Les effets suivants sont compris.
table-choice-card-open = Ce que vous payez et recevez d’autre dépend de votre choix suivant.
table-choice-card-may-draw = Le hasard peut encore intervenir.
table-choice-card-draws = Le hasard décide du reste.
table-choice-card-less = Si une série devient complète, elle est échangée ; il en reste alors moins.
table-choice-card-less-short = moins si échange
table-choice-card-draws-lasts = Hasard, définitif.
table-choice-card-ends-lasts = Termine votre tour, définitif.
table-choice-card-lasts = Définitif.
table-tile-more = Plus
table-where = Où ?
table-choices-left = Choix restants : { $count }
table-confirm = Confirmer
table-confirm-hint = Confirmer avec Entrée.
table-confirm-several = Confirmer · { $count }
table-let-go = Désélectionner
table-only-this = Un seul choix possible.
table-skip-choices = Aller aux choix
table-one-tap = Sans confirmation si je peux annuler
table-keys = Clavier
table-keys-list = Ce que font les touches
table-keys-next = Table suivante
table-keys-undo = Annuler
table-keys-redo = Rétablir
table-keys-confirm = Confirmer la sélection
table-keys-let-go = Désélectionner, fermer
table-keys-arrows = Passer d’un choix à l’autre, ou d’un endroit éclairé à l’autre sur le plateau
table-keys-nth = Choisir entre le 1er et le 10e choix, les visibles d’abord
table-keys-recap = Revoir ce qui s’est passé depuis votre dernière visite, ou mettre en pause
table-keys-log = Ouvrir le journal
table-keys-talk = Ouvrir la discussion
table-keys-fit = Afficher toute la carte, quand seule une partie est visible
table-keys-shift = Maj
table-keys-tens = Choisir entre le 11e et le 20e ; encore : les dix suivants
table-keys-this = Cette liste
table-mat = Les pièces de { $name }
table-mat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-mat-previous = Joueur précédent
table-mat-next = Joueur suivant
table-keys-mat = Ouvrir les pièces d’un autre joueur
