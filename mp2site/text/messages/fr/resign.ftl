# Resigning.

resign-title = Abandonner
resign-link = Abandonner…
resign-for-good = Vous ne pouvez pas annuler cela. Si vous manquez seulement de temps, ne faites rien : { opponents-player } joue alors à votre place jusqu’à votre retour.
resign-stand-in = { $name } joue à votre place jusqu’à la fin, pour que personne n’ait à attendre.
resign-last = Vous finissez à la dernière place, quel que soit le score du remplaçant.
resign-others = Les autres continuent et sont classés entre eux. Une notification leur dit que vous avez abandonné.
resign-watch = Ensuite, vous pouvez regarder, comme toute personne sans place ici.
resign-ends = Il ne resterait que des ordinateurs : la partie se termine donc sans résultat.
resign-away = Votre choix commencé et vos réponses automatiques sont supprimés.
resign-button = Abandonner définitivement
resign-stay = Continuer à jouer
resign-done = Vous avez abandonné.
resign-has-resigned = a abandonné
resign-rating-asked = Après un abandon, seule la cote de la personne qui abandonne change. Si tous ceux qui continuent sont d’accord, la partie est classée entre vous.
resign-rating-agree = La classer entre nous
resign-rating-missing = La partie est classée entre ceux qui continuent dès que ces joueurs acceptent : { $names }.
resign-rating-counts = Un joueur a abandonné. Tout le monde est d’accord : la partie est classée entre ceux qui continuent.
