## What is refused of stars and circles

refused-needs-account = Ce n’est pas possible pour un invité. Créez un compte : ce que vous avez joué reste à vous.
refused-nobody = Personne ne s’appelle { $name } ici.
refused-yourself = C’est vous.
refused-stars-many = Vous avez { $most } favoris, c’est le maximum. Retirez-en un d’abord.
refused-not-found = Ce cercle n’existe pas, ou vous n’en faites pas partie.
refused-not-founder = Seule la personne qui a fondé le cercle peut faire cela.
refused-circle-name = Un cercle a besoin d’un nom, de { $most } caractères au plus ; sa phrase en a { $about } au plus.
refused-circles-many = Vous êtes membre de { $most } cercles, c’est le maximum. Quittez-en un d’abord.
refused-circle-full = Ce cercle a { $most } membres, c’est le maximum.
refused-link-closed = Ce lien n’ouvre plus rien. Demandez-en un nouveau à la personne qui l’a envoyé.
refused-founder-stays = Vous vous occupez de ce cercle. Confiez-le d’abord à un autre membre, ou dissolvez-le.
refused-no-member = { $name } n’est pas dans ce cercle.
refused-profile-for = Ce choix n’existe pas. Choisissez parmi ceux qui sont affichés.
