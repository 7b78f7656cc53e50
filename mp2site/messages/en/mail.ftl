# Notices by mail.

mail-turn-subject = Your turn at { $table } ({ $title })
mail-turn-lead = Hello { $name }, it is your turn at the table “{ $table }” ({ $title }).
mail-over-subject = The game at { $table } is over ({ $title })
mail-over-lead = Hello { $name }, the game at the table “{ $table }” ({ $title }) is over.
mail-quarantined-subject = { $table } had to be stopped ({ $title })
mail-quarantined-lead = Hello { $name }, we found a fault in our rules and had to stop the table “{ $table }” ({ $title }). Nothing is lost and nobody loses time. We are sorry.
mail-to-do = What to do:
mail-results = Final scores
mail-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mail-since = What happened since your last turn
mail-more =
    { $count ->
        [one] … and one thing before that.
       *[other] … and { $count } things before that.
    }
mail-link = To the table:
mail-open = Open the table
mail-footer = You get this mail because you sit at this table of Caravanserai. Opening the link does nothing but show the table.

# The mailbox page of the embedded mode.

mail-box-title = Mailbox
mail-box-intro = This house sends no mails; it keeps them here.
mail-box-all = On this machine you see everybody's; from other machines one sees only one's own, signed in.
mail-box-own = You see your own mails here, signed in; everybody's only on the machine that this house runs on.
mail-box-mine = To you
mail-box-addresses = All addresses
mail-box-none = No mails yet.
mail-box-to = To { $address }
mail-box-count =
    { $count ->
        [one] { $count } mail
       *[other] { $count } mails
    }
mail-box-back = Back to the mailbox
