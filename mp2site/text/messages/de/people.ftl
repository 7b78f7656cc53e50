## The people around a person

people-title = Leute
people-find = Jemanden finden
people-find-button = Finden
people-find-hint = Der Anfang eines Namens. Gefunden werden Leute, mit denen du gespielt hast, die einen Stern von dir haben oder in einem Kreis mit dir sind.
people-found = Namen, die mit „{ $beginning }“ anfangen
people-found-none = Niemand, den du kennst, heißt so. Wer dir neu ist, lässt sich mit dem ganzen Namen einladen oder mit einem Link.
people-all = Alle, die du kennst
people-starred = Mit Stern
people-starred-note = das siehst nur du
people-starred-none = Wer einen Stern hat, ist beim Einladen zur Hand. Niemand erfährt davon.
people-played = Mitspieler
people-others = Andere, mit denen du gespielt hast
people-played-note = die letzten zuerst
people-others-none = Du hast mit niemand anderem gespielt.
people-none-of-title = { $title } hast du mit niemand anderem gespielt.
people-none = Du hast noch mit niemandem gespielt
people-none-text = Setz dich an einen offenen Tisch; wer dort mitspielt, steht danach hier.
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
