## What is refused of stars and circles

refused-needs-account = Das geht nicht als Gast. Melde dich an; was du gespielt hast, bleibt deins.
refused-nobody = Hier gibt es niemanden mit dem Namen { $name }.
refused-yourself = Das bist du.
refused-stars-many = Du hast { $most } Sterne vergeben, mehr gibt es nicht. Nimm erst einen zurück.
refused-not-found = So einen Kreis gibt es nicht, oder du bist nicht darin.
refused-not-founder = Das darf nur, wer den Kreis gegründet hat.
refused-circle-name = Ein Kreis braucht einen Namen, höchstens { $most } Zeichen lang; der Satz dazu hat höchstens { $about }.
refused-circles-many = Du bist in { $most } Kreisen, mehr geht nicht. Verlasse erst einen.
refused-circle-full = Dieser Kreis hat { $most } Mitglieder, mehr geht nicht.
refused-link-closed = Dieser Link öffnet nichts mehr. Bitte um einen neuen.
refused-founder-stays = Du kümmerst dich um diesen Kreis. Übergib ihn erst jemand anderem, oder löse ihn auf.
refused-no-member = { $name } ist nicht in diesem Kreis.
refused-profile-for = Diese Auswahl gibt es nicht. Nimm eine der gezeigten.
