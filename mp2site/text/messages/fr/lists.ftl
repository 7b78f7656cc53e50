### Lists of everybody's games: what they are narrowed by.

lists-title = Jeu
lists-status = État
lists-person = Personne
lists-fellow = Avec
lists-result = Résultat
lists-result-any = tous les résultats
lists-result-won = gagnée par cette personne
lists-result-not-won = non gagnée par cette personne
lists-rated = Partie classée
lists-rated-any = classée ou non
lists-rated-yes = classée
lists-rated-no = non classée
lists-ended-from = Terminée à partir du
lists-ended-to = Terminée jusqu’au
lists-more = Autres filtres
lists-wrong = Le filtre n’est pas clair
lists-wrong-choice = Ce choix n’existe pas. Choisissez parmi ceux qui sont affichés.
lists-wrong-name = Ce n’est pas un nom possible.
lists-wrong-day = Cette date n’est pas valable. Écrivez-la ainsi : 2026-11-25.
lists-wrong-order = Cette date précède la première.
lists-wrong-nobody = Le résultat de qui ? Indiquez aussi une personne.
lists-cut = C’est tout ce qui correspond parmi les { $count } parties parcourues ici. Il peut y en avoir d’autres plus loin.
lists-save = Enregistrer cette liste
lists-save-csv = en CSV
lists-save-json = en JSON
lists-save-most = ({ $count } parties par fichier ; à la fin, un lien mène à la suite)
