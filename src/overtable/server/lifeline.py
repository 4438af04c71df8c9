"""Processes end with the one that started them, however that ended: a killed server leaves nothing behind."""

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading

PR_SET_PDEATHSIG = 1


def end_with_parent(by: int = signal.SIGTERM) -> None:
    """Called first of all in a process that was started here: the signal comes when its parent is gone.

    Linux sends it by itself. Everywhere a thread waits for the parent's end of a pipe to close, too: the system's
    signal is bound to the thread that started this process, and is lost if the parent was gone before it was asked for.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, by)
        if os.getppid() != parent.pid:
            os.kill(os.getpid(), by)

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), by)

    threading.Thread(target=wait, name="lifeline", daemon=True).start()
