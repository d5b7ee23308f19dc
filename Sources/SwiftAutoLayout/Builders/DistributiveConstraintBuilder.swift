// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A builder of constraints that place an item after another one. It is returned by
/// `constrain(after:)`.
///
/// ```swift
/// title.constrain(after: photo).leadingTrailing(constant: 8)
/// ```
@preconcurrency @MainActor public class DistributiveConstraintBuilder: ConstraintBuilder {
  /// The constraints so far, in the order of the calls.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  private let items: ItemPair

  init(_ item: any Constrainable, _ other: any Constrainable) {
    items = ItemPair(item, other)
  }

  func add(_ pairs: [AttributePair], _ terms: ConstraintTerms) -> Self {
    constraints += items.constraints(pairs, terms)
    return self
  }
}
