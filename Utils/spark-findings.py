# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Compares the findings of `quoin check` over PySpark's pipe with those of one run.

usage: spark-findings.py QUOIN FOLDER
"""

import os
import signal
import subprocess
import sys
import threading
import time

from pyspark.sql import SparkSession

# The exit codes 0 to 2 are results. Any other one, as of a process that was killed, makes Spark try again.
COMMAND = "sh -c '{quoin} check --jobs 1 --quiet --files-from - --format json 2> /dev/null; test $? -le 2'"
# A partition is tried this often before the run fails.
ATTEMPTS = 6
PARTITIONS = 24
WORKERS = 4
KILLS = 3


def interface_files(folder):
    return sorted(
        os.path.join(place, name)
        for place, _, names in os.walk(folder)
        for name in names
        if name.endswith((".xib", ".storyboard"))
    )


def processes():
    """The ids of the processes that this one started, directly or not, with their parents and command lines."""
    everything = list(all_processes())
    own = {os.getpid()}
    while more := {pid for pid, parent, _ in everything if parent in own} - own:
        own |= more
    return [entry for entry in everything if entry[0] in own]


def all_processes():
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/cmdline", "rb") as file:
                command = file.read().replace(b"\0", b" ").decode(errors="replace")
            with open(f"/proc/{entry}/stat") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        yield int(entry), parent, command


class Killer(threading.Thread):
    """Kills processes of each kind while files are checked."""

    def __init__(self, quoin):
        super().__init__(daemon=True)
        self.quoin = quoin
        self.isDone = threading.Event()
        self.kills = {"command": 0, "worker of the command": 0, "worker of Spark": 0}

    def candidates(self, kind):
        found = processes()
        if kind == "worker of Spark":
            daemons = {pid for pid, _, command in found if "pyspark.daemon" in command}
            return [pid for pid, parent, _ in found if parent in daemons]
        is_worker = kind == "worker of the command"
        return [
            pid
            for pid, _, command in found
            if command.startswith(f"{self.quoin} check") and ("--worker" in command) == is_worker
        ]

    def run(self):
        while not self.isDone.is_set():
            kind = min(self.kills, key=self.kills.get)
            if self.kills[kind] == KILLS:
                return
            for pid in self.candidates(kind)[:1]:
                try:
                    os.kill(pid, signal.SIGKILL)
                    self.kills[kind] += 1
                except ProcessLookupError:
                    pass
            time.sleep(0.2)


def fail(sentence):
    print(f"check-spark: {sentence}", file=sys.stderr)
    sys.exit(1)


def compare(found, expected, when):
    if found == expected:
        return
    missing = len(set(expected) - set(found))
    more = len(set(found) - set(expected))
    fail(f"{when}, {missing} findings are missing, {more} are new, or their order differs")


def main():
    quoin, folder = sys.argv[1:]
    paths = interface_files(folder)
    alone = subprocess.run(
        [quoin, "check", "--quiet", "--files-from", "-", "--format", "json"],
        input="\n".join(paths).encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )
    expected = alone.stdout.decode().splitlines()
    if alone.returncode not in (0, 1, 2) or not expected:
        fail(f"the run without Spark found nothing; its exit code is {alone.returncode}")
    session = (
        SparkSession.builder.master(f"local[{WORKERS},{ATTEMPTS}]")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.log.level", "FATAL")
        .getOrCreate()
    )
    files = session.sparkContext.parallelize(paths, PARTITIONS)

    def findings():
        return files.pipe(COMMAND.format(quoin=quoin), checkCode=True).collect()

    compare(findings(), expected, "with Spark")
    killer = Killer(quoin)
    killer.start()
    found = findings()
    killer.isDone.set()
    killer.join()
    compare(found, expected, "with processes that were killed")
    if min(killer.kills.values()) == 0:
        fail(f"not every kind of process was killed: {killer.kills}")
    session.stop()
    kills = ", ".join(f"{count} times a {kind}" for kind, count in killer.kills.items())
    print(f"check-spark: {len(paths)} files have the same {len(expected)} findings in the same order "
          f"with {WORKERS} workers of Spark, also after killing {kills}")


main()
