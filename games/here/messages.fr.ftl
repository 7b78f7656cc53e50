## Here now: who of a table's people has a table on screen

here-title = Présents
here-state-here = ici
here-state-today = aujourd’hui
here-state-unknown = –
here-live = Continuer en direct
here-live-stop = Arrêter le direct
here-live-text = Toutes les personnes qui doivent jouer sont là. En direct, la table se met à jour toutes les deux secondes. Aucune pendule ne change.
here-sharing = Présence
here-sharing-text = Si vous la partagez, les joueurs de vos tables voient si vous avez une table à l’écran maintenant, ou si vous en avez eu une aujourd’hui. Ils ne voient jamais d’heure. Vous voyez leur présence s’ils la partagent aussi.
here-share = Montrer ma présence aux joueurs de mes tables
