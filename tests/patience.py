"""How long tests wait for what must come: so long that a busy machine fails none. Lateness proves nothing."""

PATIENCE = 180.0  # seconds after which something hangs
MILLISECONDS = 1000 * PATIENCE  # as Playwright counts
