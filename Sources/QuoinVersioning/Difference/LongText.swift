// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts in lines of limited length.
enum LongText {
  /// The number of characters of a value in a line.
  static let limit = 60

  /// Returns a text in one line of a limited number of characters.
  static func shortened(_ text: String, limit: Int = limit) -> String {
    let line = text.replacing("\n", with: "\\n").replacing("\r", with: "")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  /// Returns two values with their differing parts, each in at most 60 characters.
  static func shortened(_ old: String, _ new: String) -> (old: String, new: String) {
    guard old.count > limit || new.count > limit else { return (shortened(old), shortened(new)) }
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, common - 12)
    func part(_ text: String) -> String {
      (start > 0 ? "…" : "") + shortened(String(text.dropFirst(start).prefix(limit)))
    }
    return (part(old), part(new))
  }
}
