"""Plays between this system and Wine, each the host once: python3 tests/windows/link.py HERE THERE FOLDER.

HERE and THERE are the programs. Both play line by line. The connection is cut, and guest and host are killed, in the middle of a game:
it goes on where it was, and in the end both files have the same moves.
"""

import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import threading
import time

from play import LONG, WINE, on_z

HERE, THERE, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
TICKET = re.compile(r"othello join ([a-z0-9]{44,})")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


class Wire:
    """The way from the guest to the host, which can be cut."""

    def __init__(self, host):
        self.host, self.streams = host, []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.carry_all, daemon=True).start()

    def carry_all(self):
        while True:
            guest, _ = self.listener.accept()
            try:
                host = socket.create_connection(("127.0.0.1", self.host))
            except OSError:
                guest.close()
                continue
            self.streams += [guest, host]
            for ways in ((guest, host), (host, guest)):
                threading.Thread(target=self.carry, args=ways, daemon=True).start()

    @staticmethod
    def carry(source, target):
        try:
            while data := source.recv(1 << 16):
                target.sendall(data)
        except OSError:
            pass
        for stream in (source, target):
            try:
                stream.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        for stream in self.streams:
            try:
                stream.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.streams.clear()


class Player:
    """A program that plays line by line."""

    def __init__(self, is_there, home, *arguments):
        self.is_there, self.home, self.arguments = is_there, home, arguments
        self.start(*arguments)

    def start(self, *arguments):
        variables = dict(os.environ, LANG="C.UTF-8")
        if self.is_there:
            settings = f"set APPDATA={on_z(self.home)}&& set LOCALAPPDATA={on_z(self.home)}"
            program = on_z(pathlib.Path(THERE).resolve())
            command = [*WINE, "cmd", "/d", "/c", f"{settings}&& {program} {' '.join(arguments)}"]
        else:
            variables |= {f"XDG_{name}_HOME": str(self.home) for name in ("STATE", "DATA", "CONFIG")}
            command = [HERE, *arguments]
        pipes = dict.fromkeys(("stdin", "stdout"), subprocess.PIPE)
        self.process = subprocess.Popen(command, env=variables, stderr=subprocess.STDOUT, **pipes)
        self.said, self.seen = "", 0
        threading.Thread(target=self.listen, args=(self.process,), daemon=True).start()

    def listen(self, process):
        while data := process.stdout.read1(1 << 16):
            if process is self.process:
                self.said += data.decode(errors="replace").replace("\r", "")

    def until(self, pattern, most=60):
        """Waits for words behind those that were waited for before."""
        end = time.time() + most
        while not (found := re.compile(pattern).search(self.said, self.seen)):
            if time.time() > end:
                sys.exit(f"waited in vain for {pattern!r}; {self.home.name} said {self.said[-1500:]!r}")
            time.sleep(0.02)
        self.seen = found.end()
        return found

    def type(self, line):
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def kill(self):
        if self.is_there:
            kill = [*WINE, "taskkill", "/f", "/im", os.path.basename(THERE)]
            subprocess.run(kill, capture_output=True, check=False)
        else:
            self.process.kill()
        self.process.wait()

    def moves(self):
        """Returns the moves of the newest file of the game, whichever it is."""
        texts = [path.read_text(errors="replace") for path in self.home.rglob("*") if path.is_file()]
        return max((re.findall(r"\b[a-h][1-8]\b", text) for text in texts), key=len, default=[])


def play(host, guest, moves, already):
    for number in range(already, already + len(moves) // 2):
        place = 2 * (number - already)
        square = moves[place : place + 2]
        # Black is the host, and no side passes so early.
        (host, guest)[number % 2].type(square)
        for player in (host, guest):
            player.until(rf"(Black|White) {square} flips")


def game(host_is_there):
    name = "there" if host_is_there else "here"
    homes = [FOLDER / f"{who}-hosted-{name}" for who in ("host", "guest")]
    for home in homes:
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
    port = free_port()
    wire = Wire(port)
    ways = ("--plain", "--listen", f"127.0.0.1:{port}", "--address", f"127.0.0.1:{wire.port}")
    host = Player(host_is_there, homes[0], "host", *ways, "--name", "Ada")
    ticket = host.until(TICKET)[1]
    guest = Player(not host_is_there, homes[1], "join", "--plain", ticket, "--name", "Emile")
    guest.until("Connected to Ada")
    host.until("Emile has joined")
    play(host, guest, LONG[:20], 0)
    wire.cut()
    guest.until("is lost")
    guest.until("Connected to Ada")
    play(host, guest, LONG[20:32], 10)
    guest.kill()
    guest.start("join", "--plain")
    guest.until("Connected to Ada")
    play(host, guest, LONG[32:44], 16)
    host.kill()
    guest.until("is lost")
    host.start("host", *ways)
    guest.until("Connected to Ada")
    play(host, guest, LONG[44:56], 22)
    for player in (host, guest):
        player.process.stdin.close()
        player.process.wait()
    expected = re.findall("..", LONG[:56])
    for player in (host, guest):
        assert player.moves() == expected, (player.home, player.moves())


for host_is_there in (False, True):
    game(host_is_there)
    print("link: hosted", "under Wine" if host_is_there else "here", flush=True)
