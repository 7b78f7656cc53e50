"""All writes to the database. A service is one transaction that locks the table's row first."""
