// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The location of an item where a distance ends, as part of one side of a constraint.
///
/// The class has memory of its own, since few constraints are about distances.
final class LocationOperand: Sendable {
  /// The handle of the item, if there is one.
  let handle: ItemHandle?
  let attribute: NSLayoutConstraint.Attribute

  init(handle: ItemHandle?, attribute: NSLayoutConstraint.Attribute) {
    self.handle = handle
    self.attribute = attribute
  }
}
