lantern-scented = Scented oil
lantern-scented-text = The lantern smells of cedar.
lantern-scented-fact = This table smells of cedar.
