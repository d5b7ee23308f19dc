// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule about the tree of the items of a constraint. The raw value is its stable code.
package enum TreeRule: String, Sendable {
  /// An item is missing or was freed, or it is neither a view nor a layout guide.
  case missingItem = "missing-item"
  /// The items are not in one tree.
  case noCommonAncestor = "no-common-ancestor"
  /// A layout guide was not added to a view.
  case guideWithoutOwner = "guide-without-owner"
}
