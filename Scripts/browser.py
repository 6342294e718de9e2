"""A browser without a window, for the scripts that look at pages."""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


class Browser:
    """A browser without a window, spoken to through a pipe."""

    def __init__(self, path, width=1400, height=900):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if program is None:
            sys.exit("there is no Chromium in the path")
        to_read, self.to = os.pipe()
        self.of, of_write = os.pipe()
        os.set_inheritable(to_read, True)
        os.set_inheritable(of_write, True)
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # The browser reads from 3 and writes to 4.
        command = 'exec 3<&%d 4>&%d; exec "$0" "$@"' % (to_read, of_write)
        self.process = subprocess.Popen(
            ["bash", "-c", command, program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--window-size=%d,%d" % (width, height), "--user-data-dir=" + self.profile.name, "about:blank"],
            pass_fds=(to_read, of_write), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(of_write)
        self.rest, self.number, self.events = b"", 0, []
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(domain + ".enable")
        self.address = Path(path).resolve().as_uri()
        self.send("Page.navigate", url=self.address)
        self.wait_for("Page.loadEventFired")

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.of, 1 << 16)
            if not part:
                sys.exit("the browser ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.to, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(method + ": " + answer["error"]["message"])
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method):
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.message())

    def ask(self, script):
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", script))
        return result["result"].get("value")

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y):
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def key(self, key, text=None):
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key)

    def write(self, text):
        self.send("Input.insertText", text=text)

    def picture(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        Path(path).write_bytes(base64.b64decode(data))

    def complaints(self):
        """What the browser found wrong with the page, and what the page asked for besides itself."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append("an error is thrown: " + parameters["exceptionDetails"]["text"])
            if method == "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if address != self.address and not address.startswith("data:"):
                    found.append("it asks for " + address)
            if method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                found.append("the browser complains: " + parameters["entry"]["text"])
        return found

    def close(self):
        self.process.kill()
        self.process.wait()
