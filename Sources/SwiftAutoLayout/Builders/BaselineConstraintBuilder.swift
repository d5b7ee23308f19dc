// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A builder of constraints between baselines of two views. It is returned by
/// `constrain(toBaselinesOf:)`.
///
/// ```swift
/// value.constrain(toBaselinesOf: title).firstBaseline()
/// ```
///
/// The items are never exchanged: a positive constant moves the view down.
@preconcurrency @MainActor public class BaselineConstraintBuilder: ConstraintBuilder {
  /// The constraints so far, in the order of the calls.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  private let items: ItemPair

  init(_ view: PlatformView, _ other: PlatformView) {
    items = ItemPair(view, other)
  }

  func add(_ pairs: [AttributePair], _ terms: ConstraintTerms) -> Self {
    constraints += items.constraints(pairs, terms)
    return self
  }
}

extension PlatformView {
  /// Starts constraints between the baselines of this view and of another one. Guides have none, so
  /// this is for views alone.
  ///
  /// Both have to be in one tree before a constraint is activated. The autoresizing mask of this
  /// view is switched off.
  ///
  /// - Parameter view: The other view.
  /// - Returns: A builder, whose methods add the constraints.
  public func constrain(toBaselinesOf view: PlatformView) -> BaselineConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    return BaselineConstraintBuilder(self, view)
  }
}
