"""Plays in headless Chromium through `othello host --tunnel`: a false tunnel with TLS, which is cut again and again.

Usage: python3 tests/web/tunnel.py [PROGRAM [GAMES]]: the program (default: target/debug/othello), and the number of
games (default: 3). Needs openssl and curl.
"""

import os
import re
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))


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
    time.sleep(1)
    print(f"|  https://localhost:{listener.getsockname()[1]}  |", file=sys.stderr, flush=True)
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
    with socket.create_server(("127.0.0.1", 0)) as free, open(f"{folder}/port", "w") as port:
        port.write(str(free.getsockname()[1]))
    os.environ["CURL_CA_BUNDLE"] = f"{folder}/certificate.pem"


def a_game(browser, host, began):
    """Plays a game to its end, by typing; returns the number of moves."""
    from play import IS_MINE, enter, same, transcript, wait_for_ply

    link = host.wait(r"https://\S+#[0-9a-f]{32}\b")
    host.wait("Ready: ")
    print(f"  ready after {time.monotonic() - began:.1f} s", flush=True)
    page = browser.page(link, width=390, height=844, touch=True)
    enter(page, "Emile")
    moves = transcript()
    for number, square in enumerate(moves):
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


def play(program, games):
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
            for number in range(games):
                began = time.monotonic()
                script = f"{sys.executable} {HERE}/tunnel.py --tunnel {{port}} {folder}"
                host = Tunneled(script)
                moves = a_game(browser, host, began)
                host.close()
                print(f"game {number + 1}: {moves} moves, {time.monotonic() - began:.0f} s", flush=True)
        finally:
            browser.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--tunnel"]:
        tunnel(int(sys.argv[2]), sys.argv[3])
    else:
        arguments = sys.argv[1:] + ["target/debug/othello", "3"][len(sys.argv) - 1 :]
        play(arguments[0], int(arguments[1]))
