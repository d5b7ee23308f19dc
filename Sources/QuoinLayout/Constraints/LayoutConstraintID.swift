// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The identifier of a constraint of a ``LayoutEngine``. A removed one never equals a later one.
public struct LayoutConstraintID: Hashable, Sendable {
  /// The slot of the constraint.
  package var index: Int32
  /// The number that distinguishes the constraint from earlier ones in the slot.
  package var generation: UInt32

  /// An identifier of no constraint.
  package static let none = LayoutConstraintID(index: -1, generation: 0)
}
