## The people around a person

people-title = Leute
people-find = Jemanden finden
people-find-button = Finden
people-find-hint = Gib den Anfang eines Namens ein. Die Suche findet Leute, mit denen du gespielt hast, die einen Stern von dir haben oder mit dir in einem Kreis sind.
people-found = Namen, die mit „{ $beginning }“ anfangen
people-found-none = Niemand, den du kennst, heißt so. Andere Leute kannst du mit ihrem ganzen Namen oder per Link einladen.
people-all = Alle, die du kennst
people-starred = Mit Stern
people-starred-note = das siehst nur du
people-starred-none = Gib Leuten einen Stern, um sie beim Einladen schnell zu finden. Niemand erfährt davon.
people-played = Mitspieler
people-others = Andere, mit denen du gespielt hast
people-played-note = zuletzt gespielt zuerst
people-others-none = Du hast mit niemand anderem gespielt.
people-none-of-title = { $title } hast du mit niemand anderem gespielt.
people-none = Du hast noch mit niemandem gespielt
people-none-text = Nimm an einem offenen Tisch Platz. Wer dort mitspielt, steht danach hier.
people-none-action = Offene Tische
people-games = { $count ->
    [one] eine Partie, { $date }
   *[other] { $count } Partien, zuletzt { $date }
}
people-tally = wer besser war: du { $ahead }, { $name } { $behind }{ $level ->
    [0] {""}
   *[other] , gleichauf { $level }
}
people-not-together = noch nicht zusammen gespielt
people-star = Stern
people-star-of = Stern für { $name }
people-invite = Einladen
people-invite-named = { $name } an einen neuen Tisch einladen
people-again = Noch einmal
people-again-at = Noch einmal mit denselben Leuten: { $table }
