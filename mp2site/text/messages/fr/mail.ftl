# Notices by mail.

## Subjects and first words, by what the mail is about

mail-turn-subject = À vous de jouer : { $where }
mail-turn-lead = C’est à vous de jouer, { $name }.
mail-plan-ready = Votre plan est prêt : confirmez-le, ou choisissez autre chose.
mail-plan-behind = Vous avez d’abord un autre choix à faire. Ensuite, votre plan est essayé.
mail-plan-refused = Votre plan ne convient plus.
mail-reminder-half-subject = Il reste la moitié de votre temps : { $where }
mail-reminder-half-lead = Il reste la moitié de votre temps, { $name }.
mail-reminder-late-subject = Il reste peu de temps : { $where }
mail-reminder-late-lead = Il reste peu de temps, { $name }.
mail-timed-out-subject = Votre temps est écoulé : { $where }
mail-timed-out-lead = Votre temps est écoulé, { $name }.
mail-timed-out-what = { $what ->
    [last] { opponents-player-begins } a joué ce tour à votre place, le dernier de la partie.
    [over] { opponents-player-begins } a joué ce tour à votre place.
    [ended] La table est donc terminée. Son résultat ne compte pas.
    [held] { opponents-player-begins } joue à votre place jusqu’à ce que vous reveniez, d’un clic à la table.
   *[played] { opponents-player-begins } a joué ce tour à votre place. Vous jouez vous-même votre prochain tour.
}
mail-time-ran-out = Votre temps est écoulé.
mail-started-subject = La partie a commencé : { $where }
mail-started-lead = La partie a commencé, { $name }.
mail-has-begun = La partie a commencé.
mail-others-turn = { table-others-turn }.
mail-over-subject = La partie est finie : { $where }
mail-over-lead = La partie est finie, { $name }.
mail-over-what = { $what ->
    [won] Vous avez gagné.
    [shared] Vous partagez la victoire.
   *[other] Vous finissez à la { $rank }e place sur { $size }.
}
mail-invitation-subject = Une invitation : { $where }
mail-invitation-lead = { $by } vous invite, { $name }.
mail-invitation-what = { $title } pour { $size } personnes. Vous pouvez d’abord regarder la table ; vous ne prenez place que si vous le décidez.
mail-invitation-people = { $count ->
    [0] Personne n’y a encore pris place.
    [one] { $names } y est déjà.
   *[other] { $names } y sont déjà.
}
mail-chat-subject = Nouveaux messages : { $where }
mail-said = { $name } a écrit : « { $text } »
mail-said-more = { $count ->
    [one] Et { $count } message avant celui-ci.
   *[other] Et { $count } messages avant celui-ci.
}
mail-chat-lead = Il y a de nouveaux messages dans la discussion de la table, { $name }.
mail-quarantined-subject = Arrêtée : { $where }
mail-quarantined-lead = Nous avons dû arrêter la table, { $name }.
mail-quarantined-what = Nous avons trouvé une erreur dans nos règles. Rien n’est perdu et personne ne perd de temps. Nous en sommes désolés et corrigeons l’erreur.

## Several tables in one mail

mail-digest-subject = { $count ->
    [one] Nouvelles de { $count } table
   *[other] Nouvelles de { $count } tables
}
mail-digest-subject-waiting = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
mail-digest-lead = Vos tables, { $name }.
mail-digest-text = { $count ->
    [one] { $count } table a du nouveau pour vous
   *[other] { $count } tables ont du nouveau pour vous
}{ $waiting ->
    [0] .
    [one] { "\u202F" }; c’est à vous de jouer à { $waiting } table.
   *[other] { "\u202F" }; c’est à vous de jouer à { $waiting } tables.
}

## The parts of a mail

mail-to-do = À faire :
mail-you = Vous
mail-results = Scores finaux
mail-points-now = Points jusqu’ici
mail-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mail-since = Depuis votre dernier tour
mail-more = { $count ->
    [one] … et { $count } entrée avant cela.
   *[other] … et { $count } entrées avant cela.
}
mail-by-stand-in = joué par un remplaçant
mail-picture = Le plateau : { $where }
mail-link = Vers la table :
mail-open = Ouvrir { $table }
mail-look = Voir { $table }
mail-safe = Ouvrir le lien ne joue aucun coup. Vous confirmez vous-même chaque tour.

## Time

mail-time-left = Il reste { $span }
mail-time-up = Temps écoulé
mail-time-free = { $span } de temps offert
mail-time-free-until = fin { $when }
mail-time-bank = puis { $span } de votre réserve
mail-time-bank-runs = { $span } de votre réserve
mail-time-zero = à zéro { $when }
mail-time-pause = { $reason ->
    [vacation] La pendule est arrêtée pendant vos vacances et repart { $when }.
    [rest] La pendule est arrêtée pendant votre jour de repos et repart { $when }.
   *[quiet] La pendule est arrêtée pendant vos heures calmes et repart { $when }.
}
mail-time-then = Si le temps s’écoule, { $then }.{ $what ->
    [turn] {" "}Vous jouez vous-même votre tour suivant.
   *[other] {""}
}
mail-time-remind = Si vous n’avez pas joué d’ici là, nous vous le rappelons { $when }.

## Why this mail, and how to have it otherwise

mail-why = Votre réglage : un e-mail { $mode ->
    [now] aussitôt
    [after] quelques minutes plus tard, si vous n’avez pas joué,
    [hourly] au plus une fois par heure,
   *[daily] une fois par jour,
} { $topic ->
    [turn] quand c’est à vous de jouer.
    [time] quand votre temps s’écoule.
    [table] quand une table commence ou se termine.
    [talk] quand quelqu’un écrit à vos tables.
   *[invitation] quand quelqu’un vous invite.
}
mail-change = Modifier vos notifications
mail-mute = Mettre cette table en sourdine
mail-mute-note = la pendule tourne toujours
mail-stop = { $topic ->
    [turn] Ne plus recevoir d’e-mails sur mes tours
    [time] Ne plus recevoir d’e-mails sur mon temps
    [table] Ne plus recevoir d’e-mails sur le début ou la fin des tables
    [talk] Ne plus recevoir d’e-mails sur les discussions
   *[invitation] Ne plus recevoir d’e-mails sur les invitations
}
mail-from = Caravanserai, pour { $name } · heures : { $zone }

# The mailbox page of the embedded mode.

mail-box-title = Boîte aux lettres
mail-box-intro = Ce site n’envoie pas d’e-mails ; il les garde ici.
mail-box-all = Sur cette machine, vous voyez les e-mails de tout le monde. Depuis d’autres machines, une personne connectée ne voit que les siens.
mail-box-own = Vous voyez ici vos propres e-mails. Ceux de tout le monde ne sont visibles que sur la machine où tourne ce site.
mail-box-mine = Pour vous
mail-box-addresses = Toutes les adresses
mail-box-none = Pas encore d’e-mails.
mail-box-to = À { $address }
mail-box-count = { $count ->
    [one] { $count } e-mail
   *[other] { $count } e-mails
}
mail-box-back = Retour à la boîte aux lettres
mail-box-text = La même chose en texte simple

## What the staff and hosts do

mail-where = { $title }, table { $table }
mail-closed-subject = Fermée : { $where }
mail-closed-lead = Une de vos tables a été fermée, { $name }.
mail-closed-what = Les exploitants de ce site l’ont fermée avant le début de la partie.
mail-pause-asked-subject = Une pause ? { $where }
mail-pause-asked-lead = { $by } demande une pause, { $name }.
mail-pause-asked-what = La table indique la durée. Vous pouvez y accepter ou refuser. Si tout le monde accepte, toutes les pendules s’arrêtent.
mail-paused-subject = Pause : { $where }
mail-paused-lead = Tout le monde a accepté une pause, { $name }.
mail-paused-what = Toutes les pendules sont arrêtées. Elles repartent quand la pause est finie ; la table indique quand.
mail-resumed-subject = La pause est finie : { $where }
mail-resumed-lead = La pause est finie, { $name }.
mail-resumed-what = Les pendules tournent à nouveau. La table indique à qui c’est de jouer.
mail-resigned-subject = Un abandon : { $where }
mail-resigned-lead = { $by } a abandonné, { $name }.
mail-resigned-what = Un remplaçant joue à sa place jusqu’à la fin, pour que personne n’ait à attendre. Cette personne finit à la dernière place ; les autres sont classés entre eux.
mail-removed-subject = Vous n’avez plus de place : { $where }
mail-removed-lead = L’hôte a libéré votre place à une table, { $name }.
mail-removed-what = La partie n’avait pas commencé. Vous ne pouvez y revenir que si l’hôte vous invite par votre nom. Vous pouvez prendre place à d’autres tables.

## Seeks

mail-seat-subject = Table correspondante : { $where }
mail-seat-lead = Une table ouverte correspond à votre recherche, { $name }.
mail-seat-what = Vous y recevez une place une demi-heure après cette notification, sauf si vous refusez.
mail-no-seat-subject = Finalement pas de place : { $where }
mail-no-seat-lead = Il n’y a plus de place pour vous à la table que nous avions proposée, { $name }.
mail-no-seat-what = Votre recherche continue. Nous vous préviendrons de la prochaine table qui correspond.
