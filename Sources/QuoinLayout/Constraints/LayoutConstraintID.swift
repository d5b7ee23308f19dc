// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Names a constraint of a ``LayoutEngine``. A removed one is never taken for a later one.
public struct LayoutConstraintID: Hashable, Sendable {
  /// The slot of the constraint.
  package var index: Int32
  /// Which of the constraints that the slot held.
  package var generation: UInt32

  /// A name that no constraint has.
  package static let none = LayoutConstraintID(index: -1, generation: 0)
}
