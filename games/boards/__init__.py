"""The boards of titles: a package per title with its code, templates and style sheet.

A board is a pure function: the package's ``draw(view, decision)`` returns a ``Drawing``. Its
templates are named ``boards/<slug>/…``, its style sheet ``css/titles/<slug>.css``. The package
``common`` is shared by all boards, ``marco_polo_common`` by the boards of both Marco Polo games.
"""
