"""Plays with `othello host --web` in headless Chromium, and checks that page and terminal agree.

Usage: python3 tests/web/play.py [PROGRAM [FOLDER]]: the program (default: target/debug/othello), and a folder for
pictures of the pages.
"""

import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
from browser import Browser  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "target/debug/othello"
PICTURES = sys.argv[2] if len(sys.argv) > 2 else None
GAMES = os.path.join(os.path.dirname(__file__), "../data/games.tsv")


class Host:
    """The program in line mode, which hosts a game."""

    def __init__(self, *args):
        self.folder = tempfile.TemporaryDirectory()
        self.start("--name", "Ada", "--web", "127.0.0.1:0", *args)

    def start(self, *args):
        dirs = {f"XDG_{kind}_HOME": self.folder.name for kind in ("STATE", "DATA", "CONFIG")}
        command = [PROGRAM, "host", "--plain", *args]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env=os.environ | dirs,
        )
        self.said = []
        threading.Thread(target=self.read, daemon=True).start()
        if "--tunnel" in args:
            return
        self.links = self.wait(r"http://\S+#[0-9a-f]{32}\b"), self.wait(r"http://\S+#watch-[0-9a-f]{32}")

    def read(self):
        for line in self.process.stdout:
            self.said.append(line)

    def wait(self, pattern, since=0, seconds=20):
        """Waits until the program has said something, and returns it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := re.search(pattern, "".join(self.said[since:])):
                return found.group()
            time.sleep(0.02)
        raise AssertionError(f"never said: {pattern}\n{''.join(self.said[since:])}")

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def quit(self):
        self.type("quit")
        self.process.wait(20)

    def board(self):
        """Returns the board as the terminal has it, as letters from a1 to h8."""
        since = len(self.said)
        self.type("position")
        found = self.wait(r"(?m)^[-*OXox.]{64}", since)
        return found.translate(str.maketrans("*XxOo.", "bbbww-"))

    def close(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


class Way:
    """A way to the program that can be cut."""

    def __init__(self, port):
        self.port = port
        self.is_open = True
        self.streams = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            here, _ = self.listener.accept()
            if not self.is_open:
                here.close()
                continue
            there = socket.create_connection(("127.0.0.1", self.port))
            self.streams += [here, there]
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one, other):
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

    def cut(self):
        self.is_open = False
        for stream in self.streams:
            try:
                stream.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def mend(self):
        self.is_open = True

    def link(self, link):
        return re.sub(r":\d+/", f":{self.listener.getsockname()[1]}/", link)


BOARD = """[...document.querySelectorAll('#discs > g')].map(disc =>
    disc.classList.contains('black') ? 'b' : disc.classList.contains('white') ? 'w' : '-').join('')"""
IS_MINE = "document.title.startsWith('Your move')"


def cell(square):
    return f"document.querySelector('[data-at=\"{ord(square[0]) - 97 + 8 * (int(square[1]) - 1)}\"]')"


def button(label):
    return f"[...document.querySelectorAll('#commands button')].find(it => it.textContent === '{label}')"


def plies(page):
    return page.evaluate("document.querySelectorAll('#record li').length")


def wait_for_ply(page, number):
    page.wait(f"document.querySelectorAll('#record li').length === {number}")


def same(host, *pages):
    """Waits until the pages show the board of the terminal."""
    board = host.board()
    for page in pages:
        page.wait(f"{BOARD} === '{board}'")


def enter(page, name):
    page.wait("!document.getElementById('join').hidden")
    page.evaluate("document.getElementById('name').focus()")
    for letter in name:
        page.key(letter)
    page.key("Enter")
    page.wait("!document.getElementById('game').hidden")


def by_touch(page, square):
    page.tap(cell(square))
    page.wait(f"{cell(square)}.classList.contains('chosen')")
    assert page.evaluate("document.querySelector('.would, .ghost') !== null")
    said, again = "document.getElementById('said').textContent", "document.getElementById('squares').dataset.again"
    assert page.evaluate(f"{again}.length > 0 && {said} === {again}"), "a second tap plays"
    page.tap(cell(square))


def by_arrows(page, square):
    """Plays with arrows and Enter, whatever has the focus."""
    page.evaluate("document.activeElement.blur()")
    at = page.evaluate("document.querySelector('[role=gridcell][tabindex=\"0\"]').dataset.at")
    page.key("ArrowUp")
    page.wait(f"document.activeElement.dataset.at === '{at}'" if int(at) < 8 else "document.activeElement.dataset.at")
    at = int(page.evaluate("document.activeElement.dataset.at"))
    column, row = ord(square[0]) - 97, int(square[1]) - 1
    for key, steps in (("ArrowRight", column - at % 8), ("ArrowLeft", at % 8 - column),
                       ("ArrowDown", row - at // 8), ("ArrowUp", at // 8 - row)):
        for _ in range(max(0, steps)):
            page.key(key)
    page.key("Enter")


def by_typing(page, square):
    page.key(square[0])
    page.key(square[1])


def by_mouse(page, square):
    page.hover(cell(square))
    page.wait("document.querySelector('.ghost, .would') !== null")
    page.click(cell(square))


def names(page):
    """Returns the roles and names of what a screen reader finds."""
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    read = lambda node, what: node.get(what, {}).get("value", "")
    return [(read(node, "role"), read(node, "name")) for node in nodes if not node["ignored"]]


def pictures(page, name):
    """Leaves pictures of a page on a telephone and a computer, light and dark."""
    for width, height, touch in ((390, 844, True), (1280, 800, False)):
        for dark in (False, True):
            page.become(width, height, dark, touch)
            page.wait(f"innerWidth === {width} && innerHeight === {height}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, width)
            picture(page, f"{name}-{width}x{height}-{'dark' if dark else 'light'}")


def picture(page, name):
    if PICTURES:
        page.picture(os.path.join(PICTURES, name + ".png"))


def transcript():
    """Returns the moves of the first game of the test data in which a player has to pass."""
    with open(GAMES) as lines:
        for line in lines:
            if line[:1] != "#" and line.split("\t")[3] != "0":
                moves = line.split("\t")[0]
                return [moves[at : at + 2] for at in range(0, len(moves), 2)]


def a_whole_game(browser):
    """With a pass, a reload, a cut and undos, on a telephone; a projector watches."""
    host = Host("--clock", "30")
    play, watch = host.links
    way = Way(int(re.search(r":(\d+)/", play).group(1)))
    browser.events.clear()
    phone = browser.page(way.link(play), width=360, height=740, touch=True)
    enter(phone, "Emile")
    wall = browser.page(watch, width=1920, height=1080, dark=True)
    wall.wait("document.body.className === 'watching'")
    moves, passes, last, undone = transcript(), 0, None, 0
    number = 0
    while number < len(moves):
        same(host, phone, wall)
        is_mine = phone.evaluate(IS_MINE)
        passes += is_mine == last
        last = is_mine
        if number == 12:
            phone.call("Page.reload")
            phone.wait("document.getElementById('game')?.hidden === false")
            wait_for_ply(phone, number)
            same(host, phone)
            picture(phone, "telephone")
        if number == 20:
            since = len(host.said)
            way.cut()
            phone.wait("!document.getElementById('lost').hidden")
            picture(phone, "lost")
            host.wait("The connection to Emile is lost", since)
            # So long is the cut.
            time.sleep(20)
            way.mend()
            phone.wait("document.getElementById('lost').hidden", 20)
            same(host, phone)
        if number == 30 and not undone:
            since = len(host.said)
            phone.tap(button("Undo"))
            host.wait("Emile asks to undo", since)
            host.type("yes")
            phone.wait(f"document.querySelectorAll('#record li').length < {number}")
            undone, number, last = number - plies(phone), plies(phone), None
            continue
        if is_mine:
            by_touch(phone, moves[number])
        else:
            host.type(moves[number])
        number += 1
        for page in (phone, wall):
            wait_for_ply(page, number)
    assert passes, "the game has a pass"
    same(host, phone, wall)
    phone.wait("document.getElementById('head').textContent.includes('wins')")
    assert phone.evaluate("document.querySelector('link[rel=icon]').href").endswith("icon.svg")
    picture(phone, "end")
    picture(wall, "projector")
    since = len(host.said)
    phone.tap(button("Rematch"))
    host.wait("Emile offers a new game", since)
    host.type("yes")
    phone.wait(IS_MINE)
    wait_for_ply(phone, 0)
    same(host, phone, wall)
    # No request has had a secret in it.
    secret = play.split("#")[1]
    requests = [event["params"] for event in browser.events
                if event["method"].startswith(("Network.requestWillBeSent", "Network.webSocketWillSend"))]
    sent = [str(request.get("request", {}).get("url")) + str(request.get("headers")) for request in requests]
    assert len(sent) > 10 and not any(secret in text for text in sent)
    faults = [event for event in browser.events
              if event["method"] == "Runtime.exceptionThrown"
              or event["method"] == "Log.entryAdded" and "WebSocket" not in event["params"]["entry"]["text"]]
    assert not faults, faults
    host.close()


def a_keyboard_alone(browser):
    """On a computer; a screen reader finds the squares and hears the moves."""
    host = Host("--play", "white")
    desk = browser.page(host.links[0], width=1280, height=800)
    enter(desk, "Emile")
    desk.wait(IS_MINE)
    assert desk.evaluate("document.querySelector('link[rel=icon]').href").endswith("turn.svg")
    found = names(desk)
    assert ("grid", "Board") in found and ("gridcell", "d3, legal move, flips d4") in found, found
    assert sum(role == "gridcell" for role, _ in found) == 64
    assert ("button", "Resign") in found and ("heading", "Your move") in found, found
    for number, (way, square) in enumerate(
        [(by_arrows, "f5"), (None, "d6"), (by_typing, "c4"), (None, "d3"), (by_mouse, "c5")]
    ):
        way(desk, square) if way else host.type(square)
        wait_for_ply(desk, number + 1)
        same(host, desk)
        assert f"{square} flips" in desk.evaluate("document.querySelector('[aria-live=polite]').textContent")
    picture(desk, "computer")
    # A key answers a question; Enter alone does not.
    host.type("b6")
    desk.wait(IS_MINE)
    by_typing(desk, "a1")
    desk.wait("document.getElementById('said').textContent.startsWith('a1 ')")
    since = len(host.said)
    host.type("undo")
    desk.wait("!document.getElementById('question').hidden")
    picture(desk, "asked")
    desk.key("y")
    wait_for_ply(desk, 5)
    desk.evaluate(button("Resign") + ".focus()")
    desk.key("Enter")
    desk.wait("!document.getElementById('question').hidden")
    desk.key("Enter")
    desk.wait("document.getElementById('question').hidden")
    assert not desk.evaluate("document.getElementById('head').textContent.includes('wins')")
    desk.evaluate(button("Resign") + ".focus()")
    desk.key("Enter")
    desk.wait("!document.getElementById('question').hidden")
    desk.key("y")
    desk.wait("document.getElementById('head').textContent.includes('Ada wins')")
    host.wait("White wins by resignation", since)
    host.close()


def text(name):
    return f"document.getElementById('{name}')?.innerText"


def hidden(name):
    return f"document.getElementById('{name}')?.hidden"


def shown(name):
    return hidden(name) + " === false"


def who_invites(browser):
    """The door says who invites and on what terms, and nothing of the game."""
    host = Host("--clock", "5+3", "--rules", "reversi-32", "--play", "white")
    guest = browser.page(host.links[0])
    said = guest.wait(f"{shown('invitation')} && {text('invitation')}")
    for part in ("Ada invites you to a game", "You play Black against Ada: Reversi, 32 discs each, 5+3", "5:00", "3 s more"):
        assert part in said, (part, said)
    guest.click("document.querySelector('#rules summary')")
    guest.wait(f"{text('rules')}.includes('a player with none left must pass')")
    picture(guest, "door-rules")
    guest.click("document.querySelector('#rules summary')")
    pictures(guest, "door")
    for width, height in ((320, 568), (740, 360)):
        guest.become(width, height, False, True)
        assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    enter(guest, "Emile")
    by_typing(guest, "d4")
    wait_for_ply(guest, 1)
    # The seat is taken: somebody else may watch, and reads neither a name nor a move before.
    other = browser.page(host.links[0])
    said = other.wait(f"{shown('invitation')} && {text('invitation')}")
    assert "Somebody else has the seat" in said, said
    assert "Emile" not in other.evaluate("document.documentElement.innerHTML")
    assert other.evaluate("document.querySelector('#record li, [role=gridcell][aria-label]') === null")
    pictures(other, "door-taken")
    # Whoever has the seat is known by the browser.
    guest.click(button("Leave"))
    guest.wait(f"{shown('question')}")
    guest.key("y")
    guest.wait(f"{shown('join')} && {text('bye')} === 'You have left the game. The link brings you back.'")
    guest.call("Page.reload")
    guest.wait(f"{shown('invitation')} && {text('invitation')}.includes('You play Black against Ada')")
    enter(guest, "")
    wait_for_ply(guest, 1)
    wrong = browser.page(re.sub(r"#.*", "#" + 32 * "0", host.links[0]))
    wrong.wait(f"{text('bye')} === 'This link is incomplete or no longer valid. Check it, or ask for a new one.'")
    assert wrong.evaluate(hidden("invitation"))
    host.close()


def a_language_of_ones_own(browser):
    """The reader chooses a language, at the door and in the game, and keeps it with the seat; the host has another one."""
    host = Host("--play", "white")
    guest = browser.page(host.links[0])
    guest.wait(f"{shown('invitation')} && {text('invitation')}.includes('Ada invites you')")

    def choose(code):
        guest.evaluate(f"(list => {{ list.value = '{code}'; list.dispatchEvent(new Event('change')); }})(document.getElementById('language'))")
        guest.wait(f"document.documentElement?.dataset.language === '{code}'")

    choose("fr")
    guest.wait(f"{shown('invitation')} && {text('invitation')}.includes('Ada vous invite')")
    pictures(guest, "door-in-french")
    enter(guest, "Emile")
    by_typing(guest, "d3")
    wait_for_ply(guest, 1)
    host.type("c3")
    guest.wait(f"{text('head')} === 'À vous de jouer'")
    choose("ja")
    guest.wait("document.documentElement?.lang === 'ja' && document.getElementById('record')?.children.length === 2")
    by_typing(guest, "c4")
    wait_for_ply(guest, 3)
    pictures(guest, "playing-in-japanese")
    # The link itself says nothing of the language.
    again = browser.page(host.links[0], beside=guest)
    wait_for_ply(again, 3)
    assert again.evaluate("document.documentElement.lang") == "ja"
    watcher = browser.page(host.links[1])
    wait_for_ply(watcher, 3)
    assert watcher.evaluate("document.documentElement.lang") == "en"
    host.close()


def two_tabs(browser):
    """The newer tab plays, the older one says so and takes the game back; what they share stays."""
    host = Host("--play", "white")
    first = browser.page(host.links[0])
    enter(first, "Emile")
    by_typing(first, "d3")
    wait_for_ply(first, 1)
    second = browser.page(host.links[0], beside=first)
    wait_for_ply(second, 1)
    elsewhere = f"{shown('elsewhere')} && {text('elsewhere')}.includes('The game is open in another tab.')"
    first.wait(elsewhere)
    assert first.evaluate(f"{hidden('join')} && {hidden('game')} && {hidden('lost')}")
    pictures(first, "two-tabs")
    second.call("Page.reload")
    second.wait("document.title.startsWith('Ada to move')")
    host.type("c3")
    wait_for_ply(second, 2)
    by_typing(second, "c4")
    wait_for_ply(second, 3)
    first.click("document.querySelector('#elsewhere button')")
    wait_for_ply(first, 3)
    second.wait(elsewhere)
    host.type("c5")
    wait_for_ply(first, 4)
    by_typing(first, "d6")
    wait_for_ply(first, 5)
    same(host, first)
    # A third one watches by the other link, and leaves: the game of the first is not lost by it.
    third = browser.page(host.links[1], beside=first)
    wait_for_ply(third, 5)
    third.click(button("Leave"))
    third.wait(f"{shown('join')}")
    first.call("Page.reload")
    first.wait("document.getElementById('record')?.children.length === 5")
    assert first.evaluate("document.body.className") != "watching"
    host.close()


def the_host_leaves(browser):
    """Whoever plays or watches is told, and goes on when the host is back."""
    host = Host("--clock", "5")
    desk = browser.page(host.links[0])
    enter(desk, "Emile")
    wall = browser.page(host.links[1])
    host.type("d3")
    for page in (desk, wall):
        wait_for_ply(page, 1)
    host.quit()
    left = "Ada has left. The game is kept, and goes on here when Ada is back."
    for page in (desk, wall):
        page.wait(f"{shown('lost')} && {text('lost')} === '{left}'")
    # It tries in vain for a while, and says the same.
    since = len(browser.events)
    tries = lambda: sum(event["method"] == "Network.webSocketCreated" for event in browser.events[since:])
    while tries() < 4:
        desk.evaluate("new Promise(requestAnimationFrame)")
    assert desk.evaluate(f"{shown('lost')} && {text('lost')} === '{left}'")
    pictures(desk, "away")
    pictures(wall, "away-watching")
    host.start("--listen", "127.0.0.1:0")
    for page in (desk, wall):
        page.wait(hidden("lost"), 20)
    desk.wait(IS_MINE)
    by_typing(desk, "c3")
    for page in (desk, wall):
        wait_for_ply(page, 2)
    same(host, desk, wall)
    # A game that is over does not go on.
    host.type("resign")
    host.type("yes")
    desk.wait("document.getElementById('head').textContent.includes('wins')")
    host.quit()
    desk.wait(f"{shown('lost')} && {text('lost')} === 'Ada has left. The game is over.'")
    host.close()


def a_watcher(browser):
    """Sees the moves in both colours, and has a way out and back, on every screen."""
    host = Host("--play", "white")
    guest = browser.page(host.links[0])
    enter(guest, "Emile")
    wall = browser.page(host.links[1])
    for number, square in enumerate(transcript()[:40]):
        by_typing(guest, square) if guest.evaluate(IS_MINE) else host.type(square)
        wait_for_ply(guest, number + 1)
    wait_for_ply(wall, 40)
    for width, height, dark in ((1280, 800, True), (1280, 800, False), (1920, 1080, True), (1024, 600, False)):
        wall.become(width, height, dark, False)
        wall.wait(f"innerWidth === {width} && innerHeight === {height}")
        picture(wall, f"watcher-{width}x{height}-{'dark' if dark else 'light'}")
        counts = [f"document.querySelector('#{color} .count')" for color in ("black", "white")]
        for element in (button("Leave"), "document.querySelector('#record li:last-child')", *counts):
            seen = wall.evaluate(f"""(() => {{ const box = ({element}).getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return document.elementFromPoint(x, y) === ({element}); }})()""")
            assert seen, (width, height, element)
        assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        # Black's mark and White's differ from what is around them.
        for color in ("black", "white"):
            contrast = wall.evaluate(f"""(() => {{
                const style = getComputedStyle(document.querySelector('#record li.{color}'), '::before');
                const light = color => {{
                    const [red, green, blue] = color.match(/[0-9.]+/g).map(part => (part / 255) ** 2.2);
                    return .2126 * red + .7152 * green + .0722 * blue + .05;
                }};
                const disc = light(style.backgroundImage.match(/rgb\\([^)]*\\)/)[0]), around = light(style.backgroundColor);
                return Math.max(disc, around) / Math.min(disc, around); }})()""")
            assert contrast > 3, (color, contrast)
        picture(wall, f"watcher-{width}x{height}-{'dark' if dark else 'light'}")
    pictures(wall, "watching")
    pictures(guest, "playing")
    wall.click(button("Leave"))
    wall.wait(f"{shown('join')} && {text('bye')}.startsWith('You have left')")
    assert wall.evaluate(hidden("seat")), "it cannot play by this link"
    pictures(wall, "watcher-left")
    wall.click("document.getElementById('watch')")
    wait_for_ply(wall, 40)
    host.close()


def what_a_device_has(browser):
    """The link to watch is shared or copied, a turn is heard and felt if that is wanted, and the home screen has the page."""
    host = Host("--play", "white")
    guest = browser.page(host.links[0], width=390, height=844, touch=True)
    enter(guest, "Emile")
    found = guest.call("Page.getAppManifest")
    assert found["url"].endswith("/manifest.json") and found["errors"] == [], found
    faults = [it["errorId"] for it in guest.call("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [fault for fault in faults if fault != "in-incognito"] == [], faults
    stubs = """window.heard = []; AudioContext.prototype.createOscillator = (made => function () {
            heard.push('tone'); return made.call(this); })(AudioContext.prototype.createOscillator);
        navigator.vibrate = () => { heard.push('shake'); return true; };"""
    guest.evaluate(stubs)
    guest.evaluate("document.getElementById('more').open = true")
    picture(guest, "more")
    # Neither is there before it is wanted.
    by_typing(guest, "d3")
    wait_for_ply(guest, 1)
    host.type("c3")
    wait_for_ply(guest, 2)
    assert guest.evaluate("heard.join(' ')") == ""
    for name, signal in (("sound", "tone tone"), ("vibration", "shake")):
        guest.evaluate("heard.length = 0")
        guest.evaluate(f"document.getElementById('{name}').scrollIntoView()")
        guest.tap(f"document.getElementById('{name}')")
        guest.wait(f"document.getElementById('{name}').checked && heard.join(' ').includes('{signal}')")
    guest.call("Page.reload")
    guest.wait("document.getElementById('record')?.children.length === 2")
    guest.evaluate(stubs)
    by_typing(guest, "c4")
    wait_for_ply(guest, 3)
    assert guest.evaluate("heard.join(' ')") == "", "the own move is no news"
    host.type("c5")
    guest.wait("heard.join(' ') === 'shake tone tone'")
    guest.wait("document.title.startsWith('Your move')")
    # By what the device has, or by its clipboard, or without one.
    guest.evaluate("document.getElementById('more').open = true")
    guest.evaluate("navigator.share = it => { window.sent = it; return Promise.resolve(); }; 0")
    guest.evaluate("document.getElementById('share').click()")
    assert guest.wait("window.sent?.url") == host.links[1]
    copied = "document.getElementById('said').textContent.startsWith('The link to watch is copied')"
    guest.evaluate("navigator.share = undefined; navigator.clipboard.writeText = it => { window.sent = it; return Promise.resolve(); }; 0")
    guest.evaluate("document.getElementById('share').click()")
    guest.wait(copied)
    assert guest.evaluate("window.sent") == host.links[1]
    guest.evaluate("document.getElementById('said').textContent = window.sent = ''")
    guest.evaluate("""navigator.clipboard.writeText = () => Promise.reject();
        document.addEventListener('copy', () => { window.sent = document.activeElement.value; }); 0""")
    guest.click("document.getElementById('share')")
    guest.wait("window.sent")
    assert guest.evaluate("window.sent") == host.links[1]
    guest.wait(copied)
    assert guest.evaluate("document.activeElement.id") == "share"
    # As from a home screen, which keeps the address alone.
    again = browser.page(host.links[0].split("#")[0], beside=guest)
    wait_for_ply(again, 4)
    assert again.evaluate("location.href") == host.links[0]
    host.close()


def every_size(browser):
    """Nothing is wider than the window, and the board is whole in it, for those who play and those who watch."""
    sizes = [(320, 568, True), (360, 740, True), (740, 360, True), (1280, 800, False)]
    for rules, first in (("othello", "d3"), ("reversi", "d4")):
        host = Host("--rules", rules, "--clock", "5+3")
        playing = browser.page(host.links[0])
        enter(playing, "Emile")
        watching = browser.page(host.links[1])
        watching.wait("document.body.className === 'watching'")
        host.type(first)
        for page, role in ((playing, "plays"), (watching, "watches")):
            wait_for_ply(page, 1)
            for width, height, touch in sizes:
                for dark in (False, True):
                    page.become(width, height, dark, touch)
                    page.wait(f"innerWidth === {width} && innerHeight === {height}")
                    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
                    bottom = page.evaluate("document.getElementById('board').getBoundingClientRect().bottom")
                    assert bottom <= height, (width, height, bottom)
                    picture(page, f"{rules}-{role}-{width}x{height}-{'dark' if dark else 'light'}")
        # A question can be answered without scrolling.
        host.type("undo")
        playing.wait("!document.getElementById('question').hidden")
        for width, height, touch in sizes:
            playing.become(width, height, False, touch)
            playing.wait(f"innerWidth === {width} && innerHeight === {height}")
            bottom = playing.evaluate("document.getElementById('no').getBoundingClientRect().bottom")
            assert bottom <= height, (width, height, bottom)
            picture(playing, f"{rules}-asked-{width}x{height}")
        host.close()


if __name__ == "__main__":
    browser = Browser()
    try:
        for test in (a_keyboard_alone, who_invites, a_language_of_ones_own, two_tabs, the_host_leaves, a_watcher, what_a_device_has, every_size, a_whole_game):
            began = time.monotonic()
            test(browser)
            print(f"{test.__name__}: ok, {time.monotonic() - began:.0f} s", flush=True)
    finally:
        browser.close()
