// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A multiplier, and a constant that is added after the multiplication.
public struct Coefficients: Sendable {
  var multiplier: CGFloat = 1
  /// The constant in points.
  var constant: CGFloat = 0

  func adding(_ number: CGFloat) -> Coefficients {
    Coefficients(multiplier: multiplier, constant: constant + number)
  }

  func multiplied(by number: CGFloat) -> Coefficients {
    // Zero stays zero instead of NaN, so that a report shows an infinite multiplier.
    Coefficients(
      multiplier: multiplier * number, constant: constant == 0 ? 0 : constant * number)
  }
}
