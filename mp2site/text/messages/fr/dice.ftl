## Fair dice

dice-title = Dés équitables
dice-link = Pourquoi les dés sont équitables
dice-short = Aucun lancer ne peut être inventé ni modifié après coup, et vous pouvez le vérifier.
dice-back = Retour à « { $table } »
dice-lead = Personne ne peut choisir un lancer ni une carte, pas même ce site. Tout le hasard d’une partie est fixé avant que quiconque prenne place. Quand la partie est finie, tout le monde peut le vérifier.
dice-step-secret = À l’ouverture de la table, le site tire un secret et montre aussitôt son empreinte (un hash). L’empreinte ne révèle rien, mais aucun autre secret n’a la même : le secret ne peut plus être remplacé.
dice-step-words = Chaque personne qui prend place ajoute un mot, choisi ou tiré au hasard. Le site ne connaît pas ces mots quand il tire le secret : il ne peut donc pas en choisir un qui avantage quelqu’un.
dice-step-rolls = Le secret et les mots déterminent tous les lancers et tous les mélanges. L’ordre des choix et les choix annulés n’y changent rien.
dice-step-end = Quand la partie est finie, le secret est montré. Tout le monde peut vérifier qu’il a l’empreinte du début, et refaire tous les lancers.
dice-numbers = Les nombres de cette table
