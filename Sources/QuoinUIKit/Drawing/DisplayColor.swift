// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A colour of a ``DisplayList``: components of sRGB and an alpha, from 0 to 1.
package struct DisplayColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  static let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Converts a colour. One that depends on traits is resolved for the current ones.
  package init(_ color: UIColor) {
    let parts = color.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  package init(_ color: CGColor) {
    self.init(UIColor(cgColor: color))
  }
}
