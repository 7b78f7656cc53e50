## What is refused of stars and circles

company-refused-needs-account = Das geht nicht als Gast. Melde dich an; was du gespielt hast, bleibt deins.
company-refused-nobody = Hier gibt es niemanden mit dem Namen { $name }.
company-refused-yourself = Das bist du.
company-refused-stars-many = Du hast { $most } Sterne vergeben, mehr gibt es nicht. Nimm erst einen zurück.
company-refused-not-found = So einen Kreis gibt es nicht, oder du bist nicht darin.
company-refused-not-founder = Das darf nur, wer den Kreis gegründet hat.
company-refused-circle-name = Ein Kreis braucht einen Namen, höchstens { $most } Zeichen lang; der Satz dazu hat höchstens { $about }.
company-refused-circles-many = Du bist in { $most } Kreisen, mehr geht nicht. Verlasse erst einen.
company-refused-circle-full = Dieser Kreis hat { $most } Mitglieder, mehr geht nicht.
company-refused-link-closed = Dieser Link öffnet nichts mehr. Bitte um einen neuen.
company-refused-founder-stays = Du kümmerst dich um diesen Kreis. Übergib ihn erst jemand anderem, oder löse ihn auf.
company-refused-no-member = { $name } ist nicht in diesem Kreis.
company-refused-profile-for = Diese Auswahl gibt es nicht. Nimm eine der gezeigten.
