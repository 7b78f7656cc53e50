"""Old notices about cups were about a table; they become notices about the cup, as later ones are.

A notice whose cup is gone is deleted, since its page is gone, too.
"""

from django.db import migrations

KINDS = ("cup-game", "cup-over")


def turn(apps, _):
    model = apps.get_model("notifications", "Notice")
    games = {name: apps.get_model("games", name) for name in ("CupTable", "CupEntry")}
    for notice in model.objects.filter(kind__in=KINDS, subject__isnull=True).iterator():
        pod = games["CupTable"].objects.filter(table=notice.table_id).first()
        facts = pod and _facts(notice, pod, games["CupEntry"])
        if not facts:
            notice.delete()
            continue
        notice.subject, notice.facts = pod.cup_id, facts
        notice.step = f"r{pod.round}" if notice.kind == "cup-game" else ""
        notice.table = None
        notice.save(update_fields=["table", "subject", "facts", "step"])


def _facts(notice, pod, entries):
    cup = pod.cup
    facts = {"title": cup.title, "cup": cup.name, "number": cup.pk}
    if notice.kind == "cup-game":
        return {**facts, "table": pod.table.name}
    own = entries.objects.filter(cup=cup, person=notice.person_id).first()
    people = entries.objects.filter(cup=cup).count()
    return {**facts, "place": own.place, "people": people} if own and own.place else None


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0051_cup_tables_count"),
        ("notifications", "0019_reason_read"),
    ]
    operations = [migrations.RunPython(turn, migrations.RunPython.noop)]
