"""A client of the language server that says what it is told to."""
import json
import os
import subprocess
import threading


class Client:
    def __init__(self, uilsp, reads=True, **options):
        self.process = subprocess.Popen(
            [uilsp, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
        )
        # The ids in the order of their answers, and the answers.
        self.order, self.answers = [], {}
        self.arrived = threading.Condition()
        self.last = 0
        if reads:
            threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline().strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length is None:
                return
            body = stream.read(length)
            if len(body) < length:
                return
            message = json.loads(body)
            with self.arrived:
                if "method" in message and "id" in message:
                    self.write({"id": message["id"], "result": None})
                elif "id" in message:
                    self.order.append(message["id"])
                    self.answers[message["id"]] = message
                    self.arrived.notify_all()

    @staticmethod
    def framed(message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def write(self, message):
        self.process.stdin.write(self.framed(message))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.write({"method": method, "params": params})

    def request(self, method, params):
        self.last += 1
        self.write({"id": self.last, "method": method, "params": params})
        return self.last

    def wait(self, number, seconds=60):
        with self.arrived:
            if not self.arrived.wait_for(lambda: number in self.answers, seconds):
                raise TimeoutError(f"no answer to request {number}")
            return self.answers[number]

    def start(self, folder=None):
        uri = f"file://{folder}" if folder else None
        self.wait(self.request("initialize", {"processId": None, "rootUri": uri, "capabilities": {}}))
        self.notify("initialized", {})

    def open(self, uri, text):
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "ui", "version": 1, "text": text}})

    def end(self):
        self.wait(self.request("shutdown", None))
        self.notify("exit", None)
        return self.process.wait(20)

    @property
    def kilobytes(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


def position(line, character):
    return {"line": line, "character": character}


def made_up(number, views=12):
    """A file of some views that use the next file's."""
    lines = ["import SwiftUI", ""]
    for view in range(views):
        lines += [
            f"struct View{number}x{view}: View {{",
            "  @State private var count = 0",
            "  var body: some View {",
            "    VStack(spacing: 8) {",
            f'      Text("row {number} \\(count)").padding(4)',
            f"      Button(\"more\") {{ count += {view} }}",
            f"      View{number}x{view + 1}()" if view + 1 < views else "      Spacer()",
            "    }",
            "  }",
            "}",
            "",
        ]
    return "\n".join(lines)


def make_workspace(folder, files):
    for number in range(files):
        with open(os.path.join(folder, f"File{number}.ui"), "w") as file:
            file.write(made_up(number))
