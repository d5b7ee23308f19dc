// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// `constant + width · w + height · h`, in points.
package struct SizeForm: Hashable, Sendable {
  package var constant: Double
  package var width: Double
  package var height: Double

  package func value(width w: Double, height h: Double) -> Double {
    constant + width * w + height * h
  }
}
