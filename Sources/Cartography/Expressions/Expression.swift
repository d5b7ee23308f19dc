// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A property or a compound, multiplied by numbers and with numbers added to it.
///
/// > Note: Foundation has another type of this name. Where both modules are imported, write
/// > `Cartography.Expression` or `Foundation.Expression`.
@preconcurrency @MainActor public struct Expression<T> {
  let value: T
  /// One for a property, one for each part of a compound.
  let coefficients: [Coefficients]

  func map(_ change: (Coefficients) -> Coefficients) -> Expression<T> {
    Expression(value: value, coefficients: coefficients.map(change))
  }
}
