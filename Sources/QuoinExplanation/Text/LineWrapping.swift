// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Breaks the lines of an explanation between words.
struct LineWrapping {
  /// The number of characters in a line. Narrower lines than 20 are not made.
  let width: Int

  init(width: Int) {
    self.width = max(width, 20)
  }

  /// Returns the parts of a line. The second and later parts begin below the text of the first one,
  /// two characters further in, after the lines of a tree.
  func lines(of line: String) -> [String] {
    guard line.count > width else { return [line] }
    var lead = line.prefix { " │├└─|`-=".contains($0) }
    let indent = lead.count
    // A column that leaves little room begins at the left instead.
    if lead.count > width / 2, let mark = lead.lastIndex(where: { $0 != " " }) {
      lead = lead[...mark] + "  "
    }
    // The line below a branch of a tree is continued, and so is the indentation below the mark of a
    // list.
    let hanging = String(lead.map { "│├|".contains($0) ? Self.trunk(of: $0) : " " }) + "  "
    var parts: [String] = []
    var part = String(lead)
    var isEmpty = true
    for word in line.dropFirst(indent).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, part.count + 1 + word.count > width {
        parts.append(part)
        (part, isEmpty) = (hanging, true)
      }
      part += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return parts + [part]
  }

  private static func trunk(of character: Character) -> Character {
    character == "├" ? "│" : character
  }
}
