"""Slow, independent rule engines, used in tests alone, to check the real engine against."""
