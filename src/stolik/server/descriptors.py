"""How many people the limit of file descriptors carries: each connection takes one."""

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

KEPT = 100  # for all else: the database, bots, requests, files


def most_people() -> int | None:
    """So many may be connected at once; None: no limit."""
    if resource is None:
        return None
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if limit == resource.RLIM_INFINITY else max(0, limit - KEPT)
