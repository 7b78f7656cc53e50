lantern-scented = Scented oil
lantern-scented-text = The lantern smells of cedar.
lantern-scented-fact = This table smells of cedar.
notices-kind-lantern = Lantern lit
news-lantern = { $by } lit the lantern at { $table }.
mail-lantern-subject = A lantern is lit: { $where }
mail-lantern-lead = { $by } lit the lantern, { $name }.
mail-lantern-what = It burns until the sweep puts it out.
