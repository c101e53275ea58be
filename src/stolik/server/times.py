"""Times as the rows of the database have them: ISO texts of whole seconds, UTC; the later one is the greater."""

from datetime import UTC, datetime, timedelta


def now_text() -> str:
    """The time now."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def days_ago(days: float) -> str:
    """The time so many days ago."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
