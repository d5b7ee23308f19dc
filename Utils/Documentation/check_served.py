# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a server does not answer with one of the pages that a site lists in paths.txt.gz. Serves it with the server
of Python, and with nginx as it is installed where there is one.

Usage: check_served.py SITE
       check_served.py --planted     fails when a page that is missing is not found
"""

import gzip
import http.client
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

import check_results
import site_texts

NGINX = """
daemon off; pid {work}/pid; error_log stderr crit;
events {{}}
http {{
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path {work}/a; proxy_temp_path {work}/b; fastcgi_temp_path {work}/c;
  uwsgi_temp_path {work}/d; scgi_temp_path {work}/e;
  server {{
    listen 127.0.0.1:{port}; root {root}; index index.html;
    location / {{ try_files $uri $uri/ =404; }}
  }}
}}
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait(port):
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    sys.exit("check-documentation: a server does not start")


def refused(command, port, paths):
    """The paths for which a server has another answer than 200."""
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    found = []
    try:
        wait(port)
        for path in paths:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            connection.request("GET", "/" + urllib.parse.quote(path))
            answer = connection.getresponse()
            answer.read()
            connection.close()
            if answer.status != 200:
                found.append(f"{path} answers {answer.status}")
    finally:
        server.terminate()
        server.wait()
    return found


def check(site):
    """The sentences about a site, and the names of the servers."""
    paths, port = site_texts.read_paths(site), free_port()
    found = refused([sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(site), str(port)], port, paths)
    names = ["http.server"]
    if shutil.which("nginx"):
        with tempfile.TemporaryDirectory() as work, tempfile.TemporaryDirectory() as root:
            # Workers have another user, who may not read below a folder of root.
            shutil.copytree(site, pathlib.Path(root) / "site")
            for folder in (pathlib.Path(root), pathlib.Path(root) / "site"):
                folder.chmod(0o755)
            port = free_port()
            file = pathlib.Path(work) / "nginx.conf"
            file.write_text(NGINX.format(work=work, root=f"{root}/site", port=port))
            found += refused(["nginx", "-c", str(file), "-p", work], port, paths)
        names.append("nginx")
    return found, len(paths), names


def planted():
    with tempfile.TemporaryDirectory() as name:
        site = pathlib.Path(name)
        (site / "a").mkdir()
        (site / "a/index.html").write_text("A")
        (site / "paths.txt.gz").write_bytes(gzip.compress(b"a/\nb/\n"))
        found, _, names = check(site)
    if found != ["b/ answers 404"] * len(names):
        sys.exit(f"check-documentation: a page that is missing gives {found}")
    print("check-documentation: a planted page that is missing is found")


def main():
    if sys.argv[1] == "--planted":
        return planted()
    found, count, names = check(pathlib.Path(sys.argv[1]))
    check_results.end("check-documentation", found, f"{' and '.join(names)} answer for all of {count} paths")


main()
