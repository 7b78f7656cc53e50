"""How many mails a second real tasks send: `manage.py bench_mails`."""
