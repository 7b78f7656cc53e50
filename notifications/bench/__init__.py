"""A benchmark of the mails per second that real tasks send: `manage.py bench_mails`."""
