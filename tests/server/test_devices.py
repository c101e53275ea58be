"""What devices are called."""

import pytest

from stolik.server.devices import LONGEST_PROGRAM, Device, device_of

BEGIN = "Mozilla/5.0"
KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)"
APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    "said, program, system",
    [
        (f"{BEGIN} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"),
        (f"{BEGIN} (Windows NT 10.0; Win64; x64) {KHTML} Chrome/142.0.0.0 Safari/537.36", "Chrome", "Windows"),
        (f"{BEGIN} (Windows NT 10.0; Win64; x64) {KHTML} Chrome/142.0 Safari/537.36 Edg/142.0", "Edge", "Windows"),
        (f"{BEGIN} (Windows NT 10.0) {KHTML} Chrome/140.0 Safari/537.36 OPR/125.0", "Opera", "Windows"),
        (f"{BEGIN} (Linux; Android 10; K) {KHTML} Chrome/142.0.0.0 Mobile Safari/537.36", "Chrome", "Android"),
        (
            f"{BEGIN} (Linux; Android 13; SM-S901B) {KHTML} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
            "Samsung Internet",
            "Android",
        ),
        (f"{BEGIN} (Macintosh; Intel Mac OS X 10_15_7) {APPLE} Version/26.0 Safari/605.1.15", "Safari", "macOS"),
        (f"{BEGIN} (iPhone; CPU iPhone OS 18_6 like Mac OS X) {APPLE} Version/26.0 Safari/604.1", "Safari", "iPhone"),
        (f"{BEGIN} (iPad; CPU OS 18_6 like Mac OS X) {APPLE} CriOS/142.0 Safari/604.1", "Chrome", "iPad"),
        (
            f"{BEGIN} (iPhone; CPU iPhone OS 18_6 like Mac OS X) {APPLE} FxiOS/145.0 Safari/605.1.15",
            "Firefox",
            "iPhone",
        ),
        (f"{BEGIN} (X11; CrOS x86_64 14541.0.0) {KHTML} Chrome/142.0 Safari/537.36", "Chrome", "ChromeOS"),
        ("stolik-terminal/0.1.0 (Linux)", "stolik-terminal", "Linux"),
        ("stolik-client/0.1.0 (Darwin)", "stolik-client", "macOS"),
        ("curl/8.5.0", "curl", ""),
        ("", "", ""),
        ("\u202e<b>", "", ""),
    ],
)
def test_devices(said: str, program: str, system: str) -> None:
    assert device_of(said) == Device(program, system)


def test_what_is_long_is_cut() -> None:
    assert device_of("x" * 8000) == Device("x" * LONGEST_PROGRAM, "")
