"""What a server costs as it starts: seconds to its first answer, processor time, memory with its workers. Linux only.

    python -m bench.startup [--runs 3] [--python /other/venv/bin/python]

A new data folder each time. Processor time and memory (proportional, so that shared pages count once) are of the server
and all its processes, fifteen seconds after the start.
"""

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from statistics import median

SETTLED = 15.0
"""Seconds after the start at which everything is prepared."""


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return [pid, *(one for child in children for one in family(child))]


def seconds(pid: int) -> float:
    """Return the processor time of a process and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Return the proportional memory of a process."""
    (found,) = re.findall(r"^Pss: +(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    return int(found) / 1024


def run(python: str) -> dict[str, float]:
    """Start a server, and return its figures."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        begun = time.monotonic()
        server = subprocess.Popen(
            [python, "-m", "vedette", "serve", "--port", str(port), "--data", data, "--no-browser"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=60).close()
                    break
                except urllib.error.URLError:
                    if server.poll() is not None:
                        sys.exit("the server did not start")
                    time.sleep(0.02)
            first = time.monotonic() - begun
            time.sleep(SETTLED - first)
            there = family(server.pid)
            return {"first_s": first, "cpu_s": sum(map(seconds, there)), "mb": sum(map(megabytes, there))}
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--python", default=sys.executable)
    told = parser.parse_args()
    runs = [run(told.python) for _ in range(told.runs)]
    print(json.dumps({key: round(median(one[key] for one in runs), 2) for key in runs[0]}))


if __name__ == "__main__":
    main()
