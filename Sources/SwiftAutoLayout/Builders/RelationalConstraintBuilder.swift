// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A builder of constraints between an item and another one. It is returned by `constrain(to:)`.
///
/// ```swift
/// label.constrain(to: view).leading(constant: 16).centerY()
/// ```
///
/// A positive constant is a distance inward on all four sides: `trailing` and `bottom` exchange the
/// items for that. The relation applies to that distance too, and the multiplier multiplies the
/// attribute of the second item.
@preconcurrency @MainActor public class RelationalConstraintBuilder: ConstraintBuilder {
  /// The constraints so far, in the order of the calls.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  private let items: ItemPair

  init(_ first: any Constrainable, _ second: any Constrainable) {
    items = ItemPair(first, second)
  }

  func add(_ pairs: [AttributePair], _ terms: ConstraintTerms) -> Self {
    constraints += items.constraints(pairs, terms)
    return self
  }
}
