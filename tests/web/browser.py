"""A headless Chromium, driven by its DevTools protocol over two pipes."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

FLAGS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
--disable-component-update --disable-sync --remote-debugging-pipe --hide-scrollbars""".split()


class Browser:
    def __init__(self, *flags):
        self.folder = tempfile.mkdtemp()
        (read, theirs), (ours, write) = os.pipe(), os.pipe()
        # Chromium reads from 3 and writes to 4.
        command = ["bash", "-c", f'exec chromium "$@" 3<&{read} 4>&{write}', "chromium"]
        command += [*FLAGS, *flags, f"--user-data-dir={self.folder}", "about:blank"]
        self.process = subprocess.Popen(
            command, pass_fds=[read, write], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(read), os.close(write)
        self.input, self.output = os.fdopen(theirs, "wb", 0), os.fdopen(ours, "rb")
        self.calls = 0
        self.events = []

    def call(self, method, session=None, **params):
        self.calls += 1
        number = self.calls
        message = {"id": number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.input.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        text = bytearray()
        while (byte := self.output.read(1)) != b"\0":
            if not byte:
                raise EOFError("the browser has ended")
            text += byte
        return json.loads(text)

    def page(self, url, **options):
        return Page(self, url, **options)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A page in a profile of its own, as on a device of its own, or in another tab of a page."""

    def __init__(self, browser, url, width=1280, height=800, dark=False, touch=False, beside=None):
        self.browser = browser
        own = lambda: browser.call("Target.createBrowserContext")["browserContextId"]
        self.profile = beside.profile if beside else own()
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=self.profile)
        attached = browser.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self.session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.become(width, height, dark, touch)
        self.call("Page.navigate", url=url)
        self.wait("location.href !== 'about:blank' && document.readyState === 'complete'")

    def become(self, width, height, dark, touch):
        """Gives the device another screen."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=touch,
        )
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]
        self.call("Emulation.setEmulatedMedia", features=features)

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def evaluate(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description"))
        return answer["result"].get("value")

    def wait(self, expression, seconds=10):
        """Waits until the expression is true in the page, and returns its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if value := self.evaluate(expression):
                    return value
            except RuntimeError as error:
                # The page goes to another address meanwhile.
                if "navigated" not in str(error):
                    raise
            time.sleep(0.05)
        raise AssertionError(f"never true: {expression}\n{self.evaluate('document.body.innerText')}")

    def key(self, key):
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        code = {"Enter": 13, "Tab": 9, "Escape": 27}.get(key, 0)
        self.call(
            "Input.dispatchKeyEvent", type="keyDown", key=key, text=text, windowsVirtualKeyCode=code
        )
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def middle(self, expression):
        """Returns the middle of an element on the screen."""
        return self.evaluate(
            f"(() => {{ const box = ({expression}).getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2] })()"
        )

    def click(self, expression):
        x, y = self.middle(expression)
        for kind in ("mousePressed", "mouseReleased"):
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1
            )

    def hover(self, expression):
        x, y = self.middle(expression)
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def tap(self, expression):
        x, y = self.middle(expression)
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path):
        # A tab in the background is not drawn.
        self.call("Page.bringToFront")
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
