"""Checks the page in each of its states with axe-core, in headless Chromium: no fault that is moderate or worse.

Usage: python3 tests/web/axe.py [PROGRAM]: the program (default: target/debug/othello). Installs axe-core with npm in a
temporary folder.
"""

import json
import os
import subprocess
import sys
import tempfile

sys.argv = sys.argv[:2]
sys.dont_write_bytecode = True
from play import Browser, Host, button, by_typing, enter, hidden, shown, text, wait_for_ply  # noqa: E402

GRAVE = ("moderate", "serious", "critical")
# Everything that axe knows but for what it calls experimental.
RUN = "axe.run(document, { resultTypes: ['violations', 'incomplete'] })"


def axe():
    """Returns the source of axe-core."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, "axe-core@4"]
        subprocess.run(command, check=True)
        with open(os.path.join(folder, "node_modules/axe-core/axe.min.js")) as file:
            return file.read()


class Checks:
    def __init__(self, source):
        self.source = source
        self.faults = 0
        self.states = 0

    def __call__(self, page, state):
        """Checks a page on a telephone and a computer, light and dark."""
        for width, height, touch in ((390, 844, True), (1280, 800, False)):
            for dark in (False, True):
                page.become(width, height, dark, touch)
                page.wait(f"innerWidth === {width} && innerHeight === {height}")
                page.evaluate(f"{self.source}; 0")
                found = json.loads(page.evaluate(f"{RUN}.then(JSON.stringify)"))
                self.states += 1
                for fault in found["violations"]:
                    nodes = "; ".join(node["html"][:120] for node in fault["nodes"][:3])
                    self.faults += fault["impact"] in GRAVE
                    print(f"{state}, {width}, {'dark' if dark else 'light'}: {fault['impact']}: {fault['id']}: {fault['help']}: {nodes}")
        page.become(1280, 800, False, False)


def check_all(browser, check):
    host = Host("--play", "white", "--clock", "5+3")
    guest = browser.page(host.links[0])
    guest.wait(f"{shown('invitation')} && {text('invitation')}.includes('Ada invites')")
    guest.click("document.querySelector('#rules summary')")
    check(guest, "door")
    enter(guest, "Emile")
    check(guest, "own turn")
    by_typing(guest, "d3")
    wait_for_ply(guest, 1)
    host.type("c3")
    wait_for_ply(guest, 2)
    host.type("undo")
    guest.wait(shown("question"))
    check(guest, "asked")
    guest.key("n")
    guest.wait(hidden("question"))
    by_typing(guest, "a1")
    check(guest, "refused")
    wall = browser.page(host.links[1])
    wall.wait("document.body.className === 'watching'")
    check(wall, "watching")
    other = browser.page(host.links[0])
    other.wait(f"{shown('invitation')} && {text('invitation')}.includes('Somebody else')")
    check(other, "seat taken")
    second = browser.page(host.links[0], beside=guest)
    guest.wait(shown("elsewhere"))
    check(guest, "another tab")
    wall.click(button("Leave"))
    wall.wait(shown("join"))
    check(wall, "left")
    wrong = browser.page(host.links[0].split("#")[0] + "#" + 32 * "0")
    wrong.wait(f"{text('bye')}.includes('not valid')")
    check(wrong, "wrong link")
    host.type("resign")
    host.type("yes")
    second.wait("document.getElementById('head').textContent.includes('wins')")
    check(second, "over")
    host.quit()
    second.wait(shown("lost"))
    check(second, "the host has left")
    host.close()


if __name__ == "__main__":
    check, browser = Checks(axe()), Browser()
    try:
        check_all(browser, check)
    finally:
        browser.close()
    print(f"axe: {check.states} pages, {check.faults} faults that are moderate or worse")
    sys.exit(check.faults > 0)
