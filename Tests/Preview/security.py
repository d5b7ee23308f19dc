# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Hostile requests: other names, other origins, other paths, and bytes that are not a request."""

import http.server
import os
import random
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse
import urllib.request

import page as p


def run(address, work, process):
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    files = "/api/files"
    assert p.status(address, files) == 200
    # Names that resolve to this machine are not enough.
    for host in [f"evil.example:{port}", "evil.example", "127.0.0.1", f"127.0.0.1:{port}.evil.example", ""]:
        assert p.status(address, files, {"Host": host}) == 403, host
    assert p.status(address, files, {"Host": f"localhost:{port}"}) == 200
    for headers in [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]:
        assert p.status(address, files, headers) == 403, headers
    for method in ["POST", "PUT", "DELETE", "OPTIONS"]:
        assert p.status(address, files, method=method) == 405, method
    with urllib.request.urlopen(address + "api/files") as answer:
        assert not [name for name in answer.headers if name.lower().startswith("access-control")]

    # Only files of the list are read.
    secret = work.parent / "secret.storyboard"
    for name in ["../../etc/passwd", "/etc/passwd", "..%2f..%2fetc%2fpasswd", str(secret), "./../" + work.name,
                 "%2e%2e/%2e%2e/etc/passwd", "%252e%252e%252fetc%252fpasswd", "..\\..\\etc\\passwd",
                 "./Linked/secret.storyboard", "Conflict.storyboard%00", ""]:
        for path in ["/api/scene?id=Cnf-Sc-001&file=", "/api/findings?file=", "/difference?file=",
                     "/export?format=svg&id=Cnf-Sc-001&file=", "/api/convert?to=anchors&id=x&file="]:
            code = p.status(address, path + urllib.parse.quote(name, safe="%"))
            assert code == 404, (path, name, code)
    for path in ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%252e%252e/etc/passwd", "//etc/passwd", "/app.js/../../x", "/%00"]:
        assert p.status(address, path) == 404, path
    # A scene is not an option of a command.
    evil = os.path.join(tempfile.gettempdir(), "quoin-preview-evil")
    code = p.status(address, "/api/convert?to=anchors&file=./Conflict.storyboard&id=" +
                    urllib.parse.quote("--output=" + evil, safe=""))
    assert code == 404 and not os.path.exists(evil)

    # Bytes that are not a request.
    random.seed(7)
    for length in [0, 1, 100, 10_000, 100_000]:
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.settimeout(5)
            try:
                connection.sendall(random.randbytes(length))
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65_536):
                    pass
            except OSError:
                pass  # The server may end the connection before it has read all.
    assert p.status(address, files) == 200
    # A request that never ends does not keep others waiting.
    with socket.create_connection(("127.0.0.1", port)) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert p.status(address, files) == 200


def hostile_page(address, chromium):
    """A page of another origin tries to read the server in every way that a browser has."""
    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!DOCTYPE html><title>hostile</title><body>")

        def log_message(self, *arguments):
            pass

    other = http.server.HTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    shown = chromium.new_page()
    shown.goto(f"http://127.0.0.1:{other.server_port}/")
    read = shown.evaluate("""async address => {
      const found = {};
      const files = address + 'api/files';
      found.fetch = await fetch(files).then(r => r.text(), () => 'refused');
      found.blind = await fetch(files, { mode: 'no-cors' }).then(r => r.type, () => 'refused');
      found.frame = await new Promise(done => {
        const frame = document.createElement('iframe');
        frame.onload = () => { try { done(String(frame.contentDocument && frame.contentDocument.title)); }
          catch { done('refused'); } };
        frame.src = address;
        document.body.append(frame);
        setTimeout(() => done('refused'), 3000);
      });
      found.script = await new Promise(done => {
        const script = document.createElement('script');
        script.onload = () => done('loaded');
        script.onerror = () => done('refused');
        script.src = address + 'app.js';
        document.body.append(script);
      });
      found.events = await new Promise(done => {
        const source = new EventSource(address + 'events');
        source.addEventListener('generation', () => done('read'));
        source.onerror = () => { source.close(); done('refused'); };
      });
      return found;
    }""", address)
    assert read["fetch"] == "refused" and read["script"] == "refused" and read["events"] == "refused", read
    assert read["blind"] in ("refused", "opaque") and read["frame"] in ("refused", "null"), read
    shown.close()
    # A name that resolves to this machine: what DNS rebinding leads to.
    port = address.rstrip("/").rsplit(":", 1)[1]
    shown = chromium.new_page()
    answer = shown.goto(f"http://rebound.localhost:{port}/api/files")
    assert answer.status == 403, answer.status
    shown.close()
    other.shutdown()


def many_pages(address, process):
    """Two hundred pages that listen, and that are closed without a word."""
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    pages = []
    for _ in range(200):
        connection = socket.create_connection(("127.0.0.1", port))
        connection.sendall(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        pages.append(connection)
    for connection in pages:
        connection.settimeout(10)
        text = b""
        while b"event: generation" not in text:
            text += connection.recv(4096)
    return pages


def told(pages, work):
    """How long until all pages have heard of a change."""
    path = work / "Conflict.storyboard"
    start = time.monotonic()
    path.write_text(path.read_text().replace("This label", "That label", 1))
    for connection in pages:
        text = b""
        while b"event: changed" not in text:
            text += connection.recv(4096)
    return time.monotonic() - start


def wrong():
    """Arguments that are none."""
    for arguments, code in [([], 2), (["a.xib", "--port", "70000"], 2), (["a.xib", "--device", "x"], 2), (["--x"], 2),
                            (["missing.xib"], 1), (["--help"], 0)]:
        ended = subprocess.run([p.QUOIN, "preview", *arguments], capture_output=True, text=True, timeout=30)
        assert ended.returncode == code, (arguments, ended)
        assert code == 0 or "error: " in ended.stderr.lower() and not ended.stdout, ended


def outside(address, work):
    """A link to a folder is not followed; a link to a file is one of the list, as its owner put it there."""
    secret = work.parent / f"{work.name}-outside"
    secret.mkdir()
    try:
        shutil.copy(work / "Conflict.storyboard", secret / "secret.storyboard")
        (work / "Linked").symlink_to(secret)
        time.sleep(0.5)
        listed = urllib.request.urlopen(address + "api/files").read().decode()
        assert "secret" not in listed, listed
        assert p.status(address, "/api/scene?id=Cnf-Sc-001&file=./Linked/secret.storyboard") == 404
    finally:
        shutil.rmtree(secret)


wrong()
with p.server() as (address, work, process), p.browser() as chromium:
    outside(address, work)
    run(address, work, process)
    hostile_page(address, chromium)
    pages = many_pages(address, process)
    seconds = told(pages, work)
    assert seconds < 1, seconds
    for connection in pages:
        connection.close()
    before = len(os.listdir(f"/proc/{process.pid}/fd"))
    end = time.monotonic() + 40
    while len(os.listdir(f"/proc/{process.pid}/fd")) > 30 and time.monotonic() < end:
        time.sleep(1)
    after = len(os.listdir(f"/proc/{process.pid}/fd"))
    assert after <= 30, f"{after} open files after all pages were closed"
print(f"security: names, origins, paths and bytes; 200 pages heard of a change in {seconds * 1000:.0f} ms, "
      f"{before} open files before they were missed, {after} after")
