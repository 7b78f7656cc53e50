# Blocking people.

blocks-block = Block { $name }
blocks-block-text = { $name } can no longer join your tables, invite you or write to you, and you no longer see each other in lists and searches. Games that you share already go on, but you don't see what { $name } writes there. Nobody is notified, not even { $name }.
blocks-block-button = Block
blocks-blocked = You have blocked { $name }. Nobody was notified.
blocks-unblocked = You no longer block { $name }.
blocks-is-blocked = You have blocked { $name }. Only you know.
blocks-unblock = Unblock
blocks-title = Blocked people
blocks-note = These people can't join your tables, invite you or write to you, and you can't join their tables by mistake. Nobody is notified. Games that you share already go on.
blocks-none = You have blocked nobody. You can do so on a person's page.
blocks-since = since { $when }
