// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Makes constraints by a chain of calls.
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
