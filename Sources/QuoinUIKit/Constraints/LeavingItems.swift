// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The views and guides that are being removed, whose constraints are deactivated.
@MainActor struct LeavingItems {
  private(set) var handles: [ItemHandle] = []
  /// The numbers of activation of the constraints about them that other views hold, ascending, each
  /// once. Some of these views may be among the items.
  private(set) var activations: [Int] = []
  /// Whether views further up than the superview may hold constraints about them.
  private(set) var haveDistantOwner = false

  /// Collects a view with its descendants.
  init(_ view: UIView) {
    view.forEachInTree { view in
      append(view.handle)
      for guide in view.guideList { append(guide.handle) }
    }
    sortActivations()
  }

  init(_ guide: UILayoutGuide) {
    append(guide.handle)
  }

  private mutating func append(_ handle: ItemHandle) {
    if handle.hasDistantOwner { haveDistantOwner = true }
    handles.append(handle)
    activations += handle.activations
  }

  /// Sorts the activations. A constraint between two of the items is listed twice.
  private mutating func sortActivations() {
    guard handles.count > 1 else { return }
    activations.sort()
    var last = 0
    activations.removeAll { number in
      defer { last = number }
      return number == last
    }
  }
}
