"""Plays in headless Chromium through `othello host --tunnel`: a false tunnel with TLS, which is cut again and again.

In every third game the tunnel gets another address in the middle. In the end hosts are killed, and no process is left.

Usage: python3 tests/web/tunnel.py [PROGRAM [GAMES [KILLS]]]: the program (default: target/debug/othello), the number of
games (default: 3) and that of hosts that are killed (default: 3). Needs openssl and curl.
"""

import os
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))


# What programs print beside the address, and how each prints it.
FORMS = [
    ("INF Requesting new quick Tunnel on trycloudflare.com...\n\n\x1b[32mINF\x1b[0m +-----+", "INF |  {}                 |"),
    ("** your connection id is 1234, https://**\n\todd", "0123.example tunneled with tls termination, {}"),
    ("You are not authenticated.", "\x1b[2J{}\nhttp://other.example\n"),
]


def tunnel(port, folder):
    """Names an address in the form of a program's, and carries bytes from there to that port until it is killed.

    It is cut every few seconds, for one of them.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(f"{folder}/certificate.pem", f"{folder}/key.pem")
    # Who starts it again finds it where it was.
    listener = socket.create_server(("127.0.0.1", int(open(f"{folder}/port").read())))
    streams, state = [], {"open": True}

    def carry(one, other):
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        for stream in (one, other):
            try:
                stream.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def answer(stream):
        try:
            here, there = context.wrap_socket(stream, server_side=True), socket.create_connection(("127.0.0.1", port))
        except OSError:
            return
        streams.extend([here, there])
        threading.Thread(target=carry, args=(here, there), daemon=True).start()
        carry(there, here)

    def accept():
        while True:
            stream, _ = listener.accept()
            if state["open"]:
                threading.Thread(target=answer, args=(stream,), daemon=True).start()
            else:
                stream.close()

    threading.Thread(target=accept, daemon=True).start()
    with open(f"{folder}/pid", "w") as pid:
        pid.write(str(os.getpid()))
    before, address = random.choice(FORMS)
    print(before, flush=True)
    time.sleep(random.uniform(1, 8))
    print(address.format(f"https://localhost:{listener.getsockname()[1]}"), file=sys.stderr, flush=True)
    while True:
        time.sleep(6)
        state["open"] = False
        for stream in streams:
            try:
                stream.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        streams.clear()
        time.sleep(1)
        state["open"] = True


def prepare(folder):
    """Makes a certificate and chooses a port."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/certificate.pem"]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    choose_port(folder)
    os.environ["CURL_CA_BUNDLE"] = f"{folder}/certificate.pem"


def choose_port(folder):
    with socket.create_server(("127.0.0.1", 0)) as free, open(f"{folder}/port", "w") as port:
        port.write(str(free.getsockname()[1]))


def process(folder):
    """Returns the number of the tunnel's process."""
    with open(f"{folder}/pid") as pid:
        return int(pid.read())


def move_away(browser, host, page, folder):
    """Has the tunnel led to by another address; returns the page there, at which the guest has the seat."""
    from play import enter

    since = len(host.said)
    choose_port(folder)
    os.kill(process(folder), signal.SIGKILL)
    link = host.wait(r"https://\S+#seat-[0-9a-f]{32}\b", since, 40)
    host.wait("Ready: this is another link", since, 40)
    page.call("Page.close")
    there = browser.page(link, width=390, height=844, touch=True)
    enter(there, "Emile")
    return there


def a_game(browser, host, began, moves_to=None):
    """Plays a game to its end, by typing; returns the number of moves."""
    from play import IS_MINE, enter, same, transcript, wait_for_ply

    link = host.wait(r"https://\S+#[0-9a-f]{32}\b", seconds=60)
    named = time.monotonic() - began
    host.wait("Ready: ")
    print(f"  link after {named:.1f} s, ready after {time.monotonic() - began:.1f} s", flush=True)
    page = browser.page(link, width=390, height=844, touch=True)
    enter(page, "Emile")
    moves = transcript()
    for number, square in enumerate(moves):
        if moves_to and number == len(moves) // 2:
            page = move_away(browser, host, page, moves_to)
            page.wait(f"document.querySelectorAll('#record li').length === {number}", 30)
        is_mine = page.evaluate(IS_MINE)
        if is_mine:
            # What is played while there is no connection is not played: it is tried again, as a person does.
            while page.evaluate("document.querySelectorAll('#record li').length") == number:
                page.wait("document.getElementById('lost').hidden", 30)
                page.key(square[0])
                page.key(square[1])
                time.sleep(0.3)
        else:
            host.type(square)
        page.wait(f"document.querySelectorAll('#record li').length === {number + 1}", 30)
    same(host, page)
    page.call("Page.close")
    return len(moves)


def is_alive(number):
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def a_kill(host, folder):
    """Kills a host with a tunnel, which ends as well; returns the time that this takes."""
    host.wait(r"https://\S+#[0-9a-f]{32}\b", seconds=60)
    number = process(folder)
    host.close()
    began = time.monotonic()
    while is_alive(number):
        assert time.monotonic() - began < 10, "the tunnel is still there"
        time.sleep(0.02)
    return time.monotonic() - began


def play(program, games, kills):
    sys.argv = [sys.argv[0], program]
    sys.path.insert(0, HERE)
    sys.dont_write_bytecode = True
    from browser import Browser
    from play import Host

    class Tunneled(Host):
        def __init__(self, command):
            self.folder = tempfile.TemporaryDirectory()
            self.start("--name", "Ada", "--tunnel", command)

    browser = Browser("--ignore-certificate-errors")
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        try:
            script = f"{sys.executable} {HERE}/tunnel.py --tunnel {{port}} {folder}"
            for number in range(games):
                began = time.monotonic()
                host = Tunneled(script)
                moves = a_game(browser, host, began, folder if number % 3 == 1 else None)
                host.close()
                print(f"game {number + 1}: {moves} moves, {time.monotonic() - began:.0f} s", flush=True)
            times = [a_kill(Tunneled(script), folder) for _ in range(kills)]
            print(f"{kills} hosts were killed, the last tunnel ended after {max(times):.2f} s", flush=True)
        finally:
            browser.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--tunnel"]:
        tunnel(int(sys.argv[2]), sys.argv[3])
    else:
        arguments = sys.argv[1:] + ["target/debug/othello", "3", "3"][len(sys.argv) - 1 :]
        play(arguments[0], int(arguments[1]), int(arguments[2]))
