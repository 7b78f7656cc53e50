# Without a network: the banner of a kept page, and the offline page.

offline-bar = Offline
offline-seen-today = Last loaded at { $at }. You are offline.
offline-seen-earlier = Last loaded on { $at }. You are offline.
offline-closed = You can’t choose or send anything until you are online again.
offline-title = You are offline
offline-text = This page isn’t stored on this device. It loads by itself when you are online again.
offline-again = Try again
offline-kept = Last seen here
