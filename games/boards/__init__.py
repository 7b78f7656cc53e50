"""The drawing of titles: a folder per title with its code, templates and style sheet.

A board is a pure function: the package's ``draw(view, decision)`` returns a ``Drawing``. Its
templates are named ``boards/<slug>/…``, its style sheet ``css/titles/<slug>.css``. ``common`` has
what all boards share, ``marco_polo_common`` the parts of both Marco Polos.
"""
