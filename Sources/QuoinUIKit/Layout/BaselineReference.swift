// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A view whose baseline a constraint names, and the view whose baseline counts as that.
struct BaselineReference {
  var named: ItemHandle
  var attribute: NSLayoutConstraint.Attribute
  var target: ItemHandle
  /// The item of the target: another one after the target was removed and added again, when the
  /// engine no longer has the constraint.
  var item: ItemID?
}
