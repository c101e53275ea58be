"""Who plays deals out in search: quick policies, compiled, that see only what their seat may know."""
