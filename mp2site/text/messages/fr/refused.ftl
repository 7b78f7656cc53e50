## What is refused of stars and circles

refused-needs-account = Ce n’est pas possible pour un invité. Créez un compte ; vous gardez vos parties.
refused-nobody = Personne ne s’appelle { $name } ici.
refused-yourself = C’est vous.
refused-stars-many = Vous avez { $most } favoris, c’est le maximum. Retirez-en un d’abord.
refused-not-found = Ce cercle n’existe pas, ou vous n’en faites pas partie.
refused-not-founder = Seul le responsable du cercle peut faire cela.
refused-circle-name = Un cercle a besoin d’un nom, de { $most } caractères au plus ; sa description en a { $about } au plus.
refused-circles-many = Vous êtes membre de { $most } cercles, c’est le maximum. Quittez-en un d’abord.
refused-circle-full = Ce cercle a { $most } membres, c’est le maximum.
refused-link-closed = Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui l’a envoyé.
refused-founder-stays = Vous êtes responsable de ce cercle. Confiez-le d’abord à un autre membre, ou dissolvez-le.
refused-no-member = { $name } n’est pas dans ce cercle.
refused-profile-for = Ce choix n’existe pas. Choisissez parmi ceux qui sont affichés.
