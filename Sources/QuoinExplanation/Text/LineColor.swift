// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The color of a line of an explanation, which follows from its words.
enum LineColor: String {
  case error = "31"
  case warning = "33"
  case given = "2"

  /// The endings of lines about facts such as window sizes.
  private static let facts = [" points wide", " points high", " cannot be negative"]
  private static let reset = "\u{1B}[0m"

  /// Creates the color; nil for a line in the color of all text.
  init?(of line: String) {
    if line.hasPrefix("error[") || line.contains("<- broken") {
      self = .error
    } else if line.hasPrefix("warning[") {
      self = .warning
    } else if line.hasPrefix("   |"), Self.facts.contains(where: line.hasSuffix) {
      self = .given
    } else {
      return nil
    }
  }

  /// Returns a line in the color. In a headline, only the word before the colon is coloured.
  func painted(_ line: String) -> String {
    let code = "\u{1B}[\(rawValue)m"
    let isHeadline = line.hasPrefix("error[") || line.hasPrefix("warning[")
    guard isHeadline, let end = line.firstIndex(of: ":") else { return code + line + Self.reset }
    return "\(code)\(line[..<end])\(Self.reset)\(line[end...])"
  }
}
