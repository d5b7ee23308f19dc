// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether the view's contents have a layout of their own, in its bounds.
  ///
  /// Such a view is an item in the layout of its superview only if constraints above mention it.
  package var isSeparateLayoutRoot: Bool {
    get { layoutState.isSeparateRoot }
    set {
      guard newValue != layoutState.isSeparateRoot else { return }
      layoutStructureDidChange()
      parent?.layoutStructureDidChange()
      if newValue { becomeBarrier() }
      layoutState.isSeparateRoot = newValue
      requireWork(.layout)
      if !newValue && parent != nil { layoutHost = nil }
    }
  }

  /// Whether the view is a part of a view of this library that assigns its frame.
  package var isDecoration: Bool { layoutState.isDecoration }

  /// Makes the view a part of a view of this library that assigns its frame.
  func becomeDecoration() {
    layoutState.isDecoration = true
  }
}
