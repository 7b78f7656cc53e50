# First-time hints at the table.

hints-title = Ce que signifient les signes
hints-away = Compris
hints-lit = Un anneau autour d’un élément : vous pouvez le choisir maintenant. Sélectionnez-le pour voir ce que vous payez et recevez.
hints-dot = Un point sur un onglet : là aussi, il y a quelque chose à choisir.
hints-draft = L’œil barré : personne d’autre ne voit ce que vous avez choisi jusqu’ici, et vous pouvez l’annuler.
hints-lasts = Quand ce bouton le dit, le choix est définitif : un lancer, une carte piochée ou la fin du tour ne s’annulent pas.
hints-turn = Un trait coloré sous un nom : c’est à cette personne de jouer.
hints-free = Un anneau en pointillé est une place libre. Quand toutes sont prises, la partie peut commencer.
