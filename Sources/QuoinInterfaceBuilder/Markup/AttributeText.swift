// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The text of an attribute's value in a file: with references, and with spaces in place of line
/// ends.
package enum AttributeText {
  /// Returns the value that a text represents.
  ///
  /// References and white space are replaced as section 3.3.3 of XML 1.0 describes.
  ///
  /// - Parameter text: The text between the quotes.
  /// - Returns: nil for a text with a reference that XML does not define.
  package static func decoded(_ text: Substring) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r":
        // A line end of two characters is one.
        if rest.first == "\n" { rest.removeFirst() }
        result.append(" ")
      case "\n", "\t": result.append(" ")
      case "<": return nil
      case "&":
        guard let end = rest.firstIndex(of: ";"),
          let decoded = reference(String(rest[..<end]))
        else { return nil }
        result.append(decoded)
        rest = rest[rest.index(after: end)...]
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func reference(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.dropFirst().hasPrefix("x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A sign is not a digit, although numbers are read with one.
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  /// Returns the text for a value, which may be enclosed in quotes of either kind.
  package static func encoded(_ value: String) -> String {
    value.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&apos;"
      case "\n", "\r", "\t": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
