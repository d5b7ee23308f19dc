// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// Whether a constraint holds: it is installed itself, and so are the views between its items.
  func isInstalled(_ constraint: ConstraintDescription) -> Bool {
    guard constraint.isInstalled, let second = constraint.second else {
      return constraint.isInstalled
    }
    return topmostView(around: constraint.first) == topmostView(around: second)
  }

  /// The index of the outermost view that a view or guide is in: a layout root, or a view that is
  /// not installed.
  private func topmostView(around item: InterfaceItem) -> Int {
    var index =
      switch item {
      case .view(let view): view
      case .guide(let guide): guides[guide].owner
      }
    while views[index].isInstalled, let parent = views[index].parent { index = parent }
    return index
  }
}
