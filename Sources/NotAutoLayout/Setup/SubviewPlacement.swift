// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The position of a new subview among the others.
@MainActor enum SubviewPlacement {
  case front
  case index(() -> Int?)
  case above(() -> View?)
  case below(() -> View?)

  /// Adds the view at the position; in front of all subviews if that does not exist.
  func add(_ view: View, to parent: View) {
    switch self {
    case .front: parent.addSubview(view)
    case .index(let getIndex):
      guard let index = getIndex() else { return parent.addSubview(view) }
      parent.hostInsert(view, at: min(max(index, 0), parent.subviews.count))
    case .above(let getSibling):
      guard let sibling = sibling(getSibling, of: view, in: parent) else {
        return parent.addSubview(view)
      }
      parent.hostInsert(view, above: sibling)
    case .below(let getSibling):
      guard let sibling = sibling(getSibling, of: view, in: parent) else {
        return parent.addSubview(view)
      }
      parent.hostInsert(view, below: sibling)
    }
  }

  /// Returns the view beside which another one is placed, if it is a subview.
  private func sibling(_ getSibling: () -> View?, of view: View, in parent: View) -> View? {
    guard let sibling = getSibling(), sibling !== view, sibling.superview === parent else {
      return nil
    }
    return sibling
  }
}
