// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The line about a finding that compilers and editors read.
package enum FindingLine {
  /// `file:line:column: severity: message [rule]`.
  package static func text(of finding: LayoutFinding) -> String {
    var place = path(finding.file ?? finding.scene)
    if let location = finding.location { place += ":\(location.line):\(location.column)" }
    return "\(place): \(finding.severity.rawValue): \(escaped(finding.message)) [\(finding.rule)]"
  }

  /// A path on one line.
  package static func path(_ path: String) -> String { escaped(path) }

  /// A text on one line: control characters become escapes.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return text
    }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
