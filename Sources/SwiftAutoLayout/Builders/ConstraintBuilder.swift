// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A builder of constraints by a chain of calls.
///
/// The methods of builders have these parameters in common:
///
/// - `relation`: the relation of the first attribute to the second one.
/// - `constant`: a number of points, or `.systemSpacing` between two positions.
/// - `multiplier`: the factor of the second attribute.
/// - `priority`: the priority of the constraints.
/// - `activate`: whether the constraints are activated at once.
/// - `fileID` and `line`: the source location that reports name; leave out both.
///
/// Each method returns the builder. When one of its constraints is invalid, that is reported to
/// `LayoutMisuse`, and the method adds none.
@preconcurrency @MainActor public protocol ConstraintBuilder {
  /// The constraints so far, in the order of the calls.
  var constraints: [NSLayoutConstraint] { get }
}

extension ConstraintBuilder {
  /// Whether there are constraints and all are active. Setting it activates or deactivates all, in
  /// order.
  public var isActive: Bool {
    get { !constraints.isEmpty && constraints.allSatisfy(\.isActive) }
    nonmutating set { for constraint in constraints { constraint.isActive = newValue } }
  }
}
