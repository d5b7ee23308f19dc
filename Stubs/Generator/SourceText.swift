// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Source code that is written line by line.
struct SourceText {
  private(set) var lines: [String] = []

  mutating func add(_ line: String) { lines.append(line) }

  /// Adds a line with an opening brace, the lines of `body`, and the closing brace.
  mutating func addBlock(_ head: String, _ content: (inout SourceText) -> Void) {
    var inner = SourceText()
    content(&inner)
    lines += ["\(head) {"] + inner.lines.map { "  " + $0 } + ["}"]
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}

extension String {
  /// The name as it is declared: keywords are put in back quotes.
  var declared: String {
    ["default", "self", "repeat", "init", "continue", "import"].contains(self) ? "`\(self)`" : self
  }

  /// The type in positions where an implicitly unwrapped optional is not allowed.
  var unwrappedType: String { hasSuffix("!") ? String(dropLast()) + "?" : self }
}
