# Without a network: the banner of a kept page, and the offline page.

offline-bar = Offline
offline-seen-today = Seen at { $at }; you are offline.
offline-seen-earlier = Seen on { $at }; you are offline.
offline-closed = Nothing can be chosen or sent until you are back.
offline-title = You are offline
offline-text = This page isn’t kept on this device. It comes by itself as soon as you are back.
offline-again = Try again
offline-kept = Last seen here
