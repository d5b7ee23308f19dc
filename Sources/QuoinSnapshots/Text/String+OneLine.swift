// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension String {
  /// The string on one line, with control characters as `\u{1B}`, as in Swift.
  var onOneLine: String { onOneLine(keepingIndentation: false) }

  func onOneLine(keepingIndentation: Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isControl || $0.properties.isWhitespace }) else {
      return self
    }
    let indentation = keepingIndentation ? String(prefix { $0 == " " }) : ""
    let parts = dropFirst(indentation.count).split(whereSeparator: \.isNewline)
    let line = parts.joined(separator: " ")
    guard line.unicodeScalars.contains(where: \.isControl) else { return indentation + line }
    return indentation
      + line.unicodeScalars.map { scalar in
        scalar.isControl
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
