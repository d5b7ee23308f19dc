// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view whose baseline a constraint names, and the view whose baseline counts as that.
struct BaselineReference {
  var named: ItemHandle
  var attribute: NSLayoutConstraint.Attribute
  var target: ItemHandle
}
