#!/usr/bin/env python3
# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""A stand-in for the part of GitHub's API that Utils/comment-diff uses, with comments in a file.

Usage: Utils/comment-api.py FILE       writes its port to standard output

The file has {"comments": [...], "mayWrite": true, "failures": 0}. Where `mayWrite` is false, writing is forbidden, as for
pull requests of forks; the first `failures` requests are answered with an error of the server.
"""

import http.server
import json
import re
import socketserver
import sys
import urllib.parse

STATE = sys.argv[1]


class Comments(http.server.BaseHTTPRequestHandler):
    def answer(self, code, content):
        data = json.dumps(content).encode()
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def handle_request(self):
        length = int(self.headers.get("Content-Length") or 0)
        content = json.loads(self.rfile.read(length)) if length else None
        with open(STATE, encoding="utf-8") as file:
            state = json.load(file)
        code, result = self.result(state, content)
        with open(STATE, "w", encoding="utf-8") as file:
            json.dump(state, file)
        self.answer(code, result)

    do_GET = do_POST = do_PATCH = handle_request

    def result(self, state, content):
        if state.get("failures", 0) > 0:
            state["failures"] -= 1
            return 502, {"message": "Bad gateway"}
        if self.headers.get("Authorization") != "Bearer secret":
            return 401, {"message": "Bad credentials"}
        path, _, query = self.path.partition("?")
        comments = state["comments"]
        if self.command == "GET" and path == "/repos/owner/app/issues/7/comments":
            values = urllib.parse.parse_qs(query)
            count, page = int(values["per_page"][0]), int(values["page"][0])
            return 200, comments[(page - 1) * count:page * count]
        if not state.get("mayWrite", True):
            return 403, {"message": "Resource not accessible by integration"}
        if self.command == "POST" and path == "/repos/owner/app/issues/7/comments":
            new = {"id": 1000 + len(comments), "body": content["body"], "user": {"login": "github-actions[bot]"}}
            comments.append(new)
            return 201, new
        match = re.fullmatch(r"/repos/owner/app/issues/comments/(\d+)", path)
        found = [comment for comment in comments if match and comment["id"] == int(match[1])]
        if self.command == "PATCH" and found:
            found[0]["body"] = content["body"]
            return 200, found[0]
        return 404, {"message": "Not found"}

    def log_message(self, *arguments):
        pass


if __name__ == "__main__":
    # Not HTTPServer, which looks the name of the machine up.
    server = socketserver.TCPServer(("127.0.0.1", 0), Comments)
    print(server.server_address[1], flush=True)
    server.serve_forever()
