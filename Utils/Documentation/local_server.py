# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""A server on this machine for checks in a browser."""

import functools
import http.server
import threading


class Server:
    """A folder on loopback, below a path."""

    def __init__(self, folder, base):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def translate_path(self, path):
                return super().translate_path(path.removeprefix(base))

            def do_GET(self):
                # Browsers ask for it at each host; it is no part of a site.
                if self.path == "/favicon.ico":
                    self.send_response(204)
                    self.end_headers()
                else:
                    super().do_GET()

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}{base}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
