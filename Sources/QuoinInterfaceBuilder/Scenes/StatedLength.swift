// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A width or height of a view that a required constraint of a file states as a number.
struct StatedLength: Hashable {
  /// The index of the view in the document.
  var view: Int
  var axis: LayoutAxis

  init(view: Int, axis: LayoutAxis) {
    self.view = view
    self.axis = axis
  }

  /// Creates the length of a constraint; nil for a constraint that states none.
  init?(_ constraint: ConstraintDescription) {
    guard case .view(let view) = constraint.first, constraint.second == nil,
      constraint.relation == .equal, constraint.priority >= 1000
    else { return nil }
    switch constraint.firstAttribute {
    case .width: self.init(view: view, axis: .horizontal)
    case .height: self.init(view: view, axis: .vertical)
    default: return nil
    }
  }
}
