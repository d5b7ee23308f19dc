// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The line about a finding that compilers and editors read.
package enum FindingLine {
  /// Returns the line `file:line:column: severity: message [rule]` of a finding.
  package static func text(of finding: LayoutFinding) -> String {
    text(of: finding, severity: finding.severity.rawValue)
  }

  /// The line with another word for the severity.
  static func text(of finding: LayoutFinding, severity: String) -> String {
    var place = path(finding.file ?? finding.scene)
    if let location = finding.location { place += ":\(location.line):\(location.column)" }
    return "\(place): \(severity): \(escaped(finding.message)) [\(finding.rule)]"
  }

  /// A path on one line.
  package static func path(_ path: String) -> String { escaped(path) }

  /// A text on one line: control characters and the ends of lines of Unicode become escapes.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
