// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts in the Markdown of GitHub and GitLab.
enum MarkdownText {
  /// Returns a text for a cell of a table or for the middle of a line: its characters have no
  /// meaning of Markdown or HTML, and its line endings are line breaks.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n": result += "<br>"
      // A mention in the text of a view would notify a person.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "@": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a text on one line between backquotes, as code.
  static func code(_ text: String) -> String {
    let line = FindingLine.escaped(text)
    // A run of backquotes in the text needs a longer one around it.
    var longest = 0
    var run = 0
    for character in line {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let quotes = String(repeating: "`", count: longest + 1)
    let space = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return quotes + space + line + space + quotes
  }
}
