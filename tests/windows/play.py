"""Plays in Wine's console, in a pseudo-terminal: python3 tests/windows/play.py PROGRAM FOLDER.

Wine's console takes no sequences, so that the program, compiled with the feature `other-screen` of `othello-os`, writes its frames to
the terminal behind the console. A state is waited for by the title of the window, which every frame brings along.
"""

import os
import pathlib
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
WINE = ["bash", str(pathlib.Path(__file__).with_name("wine.sh"))]
# A game with two passes, to its last disc (WTHOR base of 2016, game 1082).
LONG = (
    "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6a4a3a2b3g2c8"
    "h2h1g1f1e1a7b7a8b8g8g7b2a1b1h7h8"
)
TITLE = re.compile(rb"\x1b\](?:0|2);([^\x07\x1b]*)")


def on_z(path):
    """Returns the path as Windows has it."""
    return "Z:" + str(path).replace("/", "\\")


def command(arguments, home):
    """Returns the command of the program, whose files are in that folder."""
    variables = {"APPDATA": on_z(home / "roaming"), "LOCALAPPDATA": on_z(home / "local"), "OTHELLO_SCREEN": on_z(os.ttyname(0))}
    settings = "&& ".join(f"set {name}={value}" for name, value in variables.items())
    return [*WINE, "cmd", "/d", "/c", f"{settings}&& {on_z(pathlib.Path(PROGRAM).resolve())} {' '.join(arguments)}"]


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(self, home, *arguments, size=(80, 24)):
        self.raw = b""
        environment = dict(os.environ, TERM="xterm-256color", LANG="C.UTF-8")
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            words = command(arguments, home)
            os.execvpe(words[0], words, environment)
        ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def read(self, most):
        """Reads what comes within a time; returns whether something did."""
        ready, _, _ = select.select([self.terminal], [], [], most)
        if not ready:
            return False
        try:
            self.raw += os.read(self.terminal, 1 << 16)
        except OSError:
            return False
        return True

    def title(self):
        """Returns the last title."""
        titles = TITLE.findall(self.raw)
        return titles[-1].decode() if titles else ""

    def until(self, what, is_there, most=40):
        end = time.time() + most
        while not is_there(self):
            if time.time() > end:
                sys.exit(f"waited in vain for {what}; the title is {self.title()!r}, the end {self.raw[-600:]!r}")
            self.read(0.2)

    def until_title(self, part):
        self.until(f"the title {part!r}", lambda terminal: part in terminal.title())

    def keys(self, text):
        os.write(self.terminal, text.encode())

    def ended(self):
        """Waits for the end; returns the exit status."""
        end = time.time() + 40
        while time.time() < end:
            self.read(0.1)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.terminal)
                return os.waitstatus_to_exitcode(status)
        sys.exit(f"it does not end; the last it said was {self.raw[-600:]!r}")

    def kill(self):
        """Ends the program as the task manager does."""
        subprocess.run([*WINE, "taskkill", "/f", "/im", os.path.basename(PROGRAM)], capture_output=True, check=False)
        return self.ended()


def play(terminal, moves, already=0):
    """Types moves, each once the title says that the one before it is played."""
    for number in range(already, already + len(moves) // 2):
        terminal.until_title(f"move {number + 1},")
        place = 2 * (number - already)
        terminal.keys(moves[place : place + 2])


def home_of(name):
    home = FOLDER / name
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    return home


def quits(terminal):
    terminal.keys("q")
    status = terminal.ended()
    assert status == 0, status
    for mode in (1049, 2004, 1004, 1003, 1006):
        assert terminal.raw.count(b"\x1b[?%dl" % mode) >= 1, f"mode {mode} is left on"


def a_game_in_every_size():
    """Plays to the end through both passes, with moves taken back, a kill and a saved game."""
    for width, height in ((24, 12), (40, 20), (60, 20), (80, 24), (120, 40)):
        name = f"{width}x{height}"
        home, start = home_of(name), ("--language", "en", "--no-animation")
        terminal = Terminal(home, *start, size=(width, height))
        play(terminal, LONG[:24])
        terminal.until_title("move 13,")
        terminal.keys("uu")
        terminal.until_title("move 11,")
        terminal.keys("r")
        terminal.until_title("move 12,")
        terminal.kill()
        terminal = Terminal(home, *start, size=(width, height))
        play(terminal, LONG[22:], already=11)
        terminal.until_title("Black wins, 41-23")
        terminal.until("the game", lambda _: b"41" in (home / "local/othello/game.pgn").read_bytes())
        terminal.keys("s")
        terminal.until("the question of a name", lambda terminal: not terminal.read(0.5))
        terminal.keys("\r")
        saved = home / "roaming/othello/games"
        terminal.until("the saved game", lambda _: any(saved.glob("*.pgn")))
        (FOLDER / f"{name}.ansi").write_bytes(terminal.raw)
        quits(terminal)


def two_windows():
    """A second window does not touch the game of the first."""
    home = home_of("windows")
    first = Terminal(home, "--language", "en", "--no-animation")
    play(first, "f5d6c3")
    first.until_title("move 4,")
    second = Terminal(home, "--language", "en", "--no-animation")
    play(second, "d3")
    second.until_title("move 2,")
    play(first, "d3", already=3)
    first.until_title("move 5,")
    quits(second)
    quits(first)
    games = [(home / "local/othello" / name).read_text() for name in ("game.pgn", "game-2.pgn")]
    assert "1. f5 d6 2. c3 d3" in games[0] and "1. d3" in games[1], games


def the_engine_answers():
    terminal = Terminal(home_of("engine"), "--language", "en", "--vs", "1")
    play(terminal, "f5")
    terminal.until_title("move 3,")
    quits(terminal)


if __name__ == "__main__":
    for check in (a_game_in_every_size, two_windows, the_engine_answers):
        check()
        print(f"play: {check.__name__}", flush=True)
