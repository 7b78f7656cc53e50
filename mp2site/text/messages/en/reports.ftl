# Reports to the operators.

reports-name = Report this name
reports-name-text = The operators of this site read what you write here, look at the name “{ $name }”, and answer you. { $name } is never notified.
reports-why = What is wrong with it?
reports-button = Report
reports-sent = The operators of this site have your report. They will answer you.
reports-title = Your reports
reports-open = not answered yet
