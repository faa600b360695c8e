"""Become a root that may not make user namespaces, then run a command; needs root.

    python -m tests.support.no_namespaces PROGRAM [ARGUMENT ...]

The process moves into a user namespace that maps every user to itself and whose own
limit of further namespaces is 0.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mnemic.stores.embedded.launcher import CLONE_NEWUSER, call

MAP = "0 0 65536"


def main() -> None:
    """Let a child that stays outside write the maps of this process."""
    read_end, write_end = os.pipe()
    outside = os.fork()
    if outside == 0:
        os.read(read_end, 1)
        for name in ("uid_map", "gid_map"):
            Path(f"/proc/{os.getppid()}/{name}").write_text(MAP, encoding="ascii")
        os._exit(0)
    call("unshare", CLONE_NEWUSER)
    os.write(write_end, b".")
    _, status = os.waitpid(outside, 0)
    assert status == 0
    Path("/proc/sys/user/max_user_namespaces").write_text("0", encoding="ascii")
    os.execv(sys.argv[1], sys.argv[1:])


if __name__ == "__main__":
    main()
