// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// Values as literals of Swift.
enum SwiftLiteral {
  /// A number with no more digits than it needs. Interface Builder stores sums of floating-point
  /// numbers, such as 13.999999999999996, whose last digits are noise.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e9).rounded() / 1e9
    return LayoutText.exact(abs(rounded - value) <= 1e-12 * max(1, abs(value)) ? rounded : value)
  }

  /// A number of a stored frame: thousandths of a point are less than any pixel.
  static func point(_ value: Double) -> String { LayoutText.number(value) }

  /// A measured length: smaller differences are those of floating-point numbers.
  static func length(_ value: Double) -> String { LayoutText.number(value, decimals: 5) }

  /// A number from 0 to 1 with as many digits as make a difference with 16 bits.
  static func fraction(_ value: Double) -> String { LayoutText.number(value, decimals: 5) }

  /// A part of a colour: 255ths where it is a whole number of them, and otherwise as many digits as
  /// make a difference with 16 bits.
  static func colorPart(_ value: Double) -> String {
    let scaled = value * 255
    if value > 0, value < 1, abs(scaled - scaled.rounded()) < 1e-6 {
      return "\(Int(scaled.rounded())) / 255"
    }
    return fraction(value)
  }

  /// A text in quotes.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      case _ where Self.isHidden(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether an editor would not show a character. Those that join emoji stay as they are, and
  /// those whose escapes the compiler refuses.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if (0xFDD0...0xFDEF).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .format: scalar.value != 0x200D
    default: false
    }
  }
}
