## What is refused of stars and circles

refused-needs-account = Als Gast geht das nicht. Registriere dich; deine Partien bleiben dir erhalten.
refused-nobody = Hier gibt es niemanden mit dem Namen { $name }.
refused-yourself = Das bist du.
refused-stars-many = Du hast { $most } Sterne vergeben, die Höchstzahl. Nimm erst einen zurück.
refused-not-found = Diesen Kreis gibt es nicht, oder du bist nicht darin.
refused-not-founder = Das darf nur, wer den Kreis gegründet hat.
refused-circle-name = Ein Kreis braucht einen Namen mit höchstens { $most } Zeichen; seine Beschreibung hat höchstens { $about }.
refused-circles-many = Du bist in { $most } Kreisen, der Höchstzahl. Verlasse erst einen.
refused-circle-full = Dieser Kreis hat { $most } Mitglieder, die Höchstzahl.
refused-link-closed = Dieser Link gilt nicht mehr. Bitte die Person, die ihn geschickt hat, um einen neuen.
refused-founder-stays = Du leitest diesen Kreis. Übergib ihn erst einem anderen Mitglied oder löse ihn auf.
refused-no-member = { $name } ist nicht in diesem Kreis.
refused-profile-for = Diese Auswahl gibt es nicht. Nimm eine der gezeigten.
