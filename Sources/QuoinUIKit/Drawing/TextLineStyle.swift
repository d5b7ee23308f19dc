// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The line below or through letters that an attribute of a text asks for.
package struct TextLineStyle: Hashable, Sendable {
  /// The thickness as a multiple of that of a single line.
  package var thickness = 1.0
  /// The number of lines.
  package var count = 1
  /// The lengths of dashes and gaps as multiples of the thickness; none for a solid line.
  package var dashes: [Double] = []

  /// Reads the value of an attribute; nil for no line.
  package init?(_ value: Any?) {
    let bits =
      switch value {
      case let value as Int: value
      case let value as NSNumber: value.intValue
      case let value as NSUnderlineStyle: value.rawValue
      default: 0
      }
    let style = NSUnderlineStyle(rawValue: bits)
    guard bits & 0xFF != 0 else { return nil }
    if style.contains(.double) {
      count = 2
    } else if style.contains(.thick) {
      thickness = 2
    }
    // *Estimated*: the lengths. The bits of patterns are a number.
    switch NSUnderlineStyle(rawValue: bits & 0xF00) {
    case .patternDot: dashes = [2, 2]
    case .patternDash: dashes = [6, 3]
    case .patternDashDot: dashes = [6, 3, 2, 3]
    case .patternDashDotDot: dashes = [6, 3, 2, 3, 2, 3]
    default: break
    }
  }

  /// The distances of the lines from the first one, in units of its thickness.
  package var offsets: [Double] { (0..<count).map { Double(2 * $0) } }
}
