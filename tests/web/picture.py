"""Draws the page of a guest for the README, in headless Chromium: docs/page.png; with --icon its icon for a home screen.

Usage: python3 tests/web/picture.py [PROGRAM | --icon]. The picture names the sources of the page of which it is made:
`cargo test --test program readme` finds one that is not today's. Needs Pillow.
"""

import base64
import io
import os
import sys

from PIL import Image
from PIL.PngImagePlugin import PngInfo

IS_ICON = sys.argv[1:2] == ["--icon"]
sys.argv = sys.argv[: 1 if IS_ICON else 2]
from play import Browser, Host, by_typing, enter, wait_for_ply  # noqa: E402

ROOT = os.path.join(os.path.dirname(__file__), "../..")
SOURCES = ["src/web/page/index.html", "src/web/page/page.css", "src/web/page/page.js", "i18n/en/web.ftl"]
MOVES = "f5 d6 c5 f4 e3 f6 f3 c4 d3 e6 c3 f2 g3 e2 g4 g5".split()
COLORS = 96


def of_sources():
    """Returns a number of the sources (FNV-1a)."""
    number = 0xCBF29CE484222325
    for name in SOURCES:
        with open(os.path.join(ROOT, name), "rb") as file:
            for byte in file.read():
                number = (number ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return f"{number:016x}"


def screen(browser):
    """Returns the page in the middle of a game, on a telephone."""
    host = Host("--play", "black")
    page = browser.page(host.links[0], width=390, height=680, touch=True)
    enter(page, "Emile")
    for number, square in enumerate(MOVES):
        by_typing(page, square) if number % 2 else host.type(square)
        wait_for_ply(page, number + 1)
    host.type("c6")
    wait_for_ply(page, len(MOVES) + 1)
    path = os.path.join(browser.folder, "page.png")
    page.picture(path)
    with open(path, "rb") as file:
        picture = Image.open(io.BytesIO(file.read())).convert("RGB")
    host.close()
    return picture.quantize(COLORS, dither=Image.Dither.NONE)


def icon(browser):
    """Returns the icon of the page without its round corners, which each home screen has in its own way."""
    with open(os.path.join(ROOT, "src/web/page/icon.svg")) as file:
        drawn = file.read().replace(' rx="7"', "").replace('viewBox="0 0 32 32"', 'viewBox="-2 -2 36 36" style="background:#1f7a45"')
    page = "<body style='margin:0'>" + drawn
    page = browser.page("data:text/html;base64," + base64.b64encode(page.encode()).decode(), width=512, height=512)
    path = os.path.join(browser.folder, "icon.png")
    page.picture(path)
    return Image.open(path).convert("RGB").quantize(16, dither=Image.Dither.NONE)


if __name__ == "__main__":
    browser = Browser()
    try:
        if IS_ICON:
            icon(browser).save(os.path.join(ROOT, "src/web/page/icon.png"), optimize=True)
            sys.exit()
        info = PngInfo()
        info.add_text("Source", of_sources())
        screen(browser).save(os.path.join(ROOT, "docs/page.png"), optimize=True, pnginfo=info)
    finally:
        browser.close()
