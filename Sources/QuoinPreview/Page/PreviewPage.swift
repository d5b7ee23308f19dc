// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// The page: a document, a program and a style sheet, which are parts of the binary.
package enum PreviewPage {
  /// Answers the address of a part; nil for other addresses.
  package static func answer(_ path: String) -> PreviewAnswer? {
    let (type, text): (String, String)
    switch path {
    case "/": (type, text) = ("text/html", document)
    case "/app.js": (type, text) = ("text/javascript", script)
    case "/app.css": (type, text) = ("text/css", sheet)
    default: return nil
    }
    var answer = PreviewAnswer(type: type, text)
    answer.tag = tag(of: text)
    return answer
  }

  /// A tag that differs when the text does: a hash of its bytes, FNV-1a.
  static func tag(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }

  /// The program: the parts that it shares with pages that resize, and its own, in one scope.
  package static let script = PageScript.compact(
    "'use strict';\n(() => {\n" + PageScript.parts + ResizingPage.pieces + ownScript + "})();\n")

  /// The part of the program that no other page has.
  static let ownScript =
    state + list + canvas + inspector + tools + matrix + dragging + keys + live

  /// The document. All of its texts that belong to scenes are filled in by the program.
  static let document = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Quoin preview</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/app.css">
    <script src="/app.js" defer></script>
    </head>
    <body>
    <header>
    <div id="bar" role="toolbar" aria-label="Surroundings of the scene"></div>
    </header>
    <nav id="list" aria-label="Files and scenes" tabindex="-1">
    <input id="filter" type="search" placeholder="Filter" aria-label="Filter scenes">
    <ul id="files"></ul>
    </nav>
    <main id="canvas" aria-label="Scene" tabindex="-1">
    <p id="banner" role="alert" hidden></p>
    <h1 id="title">Quoin preview</h1>
    <div id="frame" hidden>
    <div id="picture"></div>
    <div id="before" hidden></div>
    <div class="handle x" data-kind="x" tabindex="0" role="slider" aria-label="Width"></div>
    <div class="handle y" data-kind="y" tabindex="0" role="slider" aria-label="Height"></div>
    <div class="handle xy" data-kind="xy" tabindex="0" role="slider" aria-label="Width and height"></div>
    </div>
    <section id="matrix" aria-label="The scene on several devices" hidden></section>
    </main>
    <aside id="inspector" aria-label="Inspector" tabindex="-1">
    <section id="selection" aria-label="Selected view"></section>
    <section id="problems" aria-label="Problems"></section>
    <section id="tools" aria-label="Tools"></section>
    </aside>
    <div id="live" class="unseen" role="status" aria-live="polite"></div>
    <dialog id="help" aria-label="Keys"></dialog>
    <noscript>The page needs JavaScript; quoin render writes pictures without.</noscript>
    </body>
    </html>

    """
}
