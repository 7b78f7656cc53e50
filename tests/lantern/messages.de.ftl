lantern-scented = Duftöl
lantern-scented-text = Die Laterne duftet nach Zeder.
lantern-scented-fact = Dieser Tisch duftet nach Zeder.
notices-kind-lantern = Laterne angezündet
news-lantern = { $by } hat die Laterne bei { $table } angezündet.
mail-lantern-subject = Eine Laterne brennt: { $where }
mail-lantern-lead = { $by } hat die Laterne angezündet, { $name }.
mail-lantern-what = Sie brennt, bis der Durchlauf sie löscht.
