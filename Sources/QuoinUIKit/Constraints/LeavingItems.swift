// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The views and guides that are being removed, whose constraints are deactivated.
///
/// Their handles are marked meanwhile, so that each of many constraints is looked at once.
@MainActor struct LeavingItems {
  private(set) var handles: [ItemHandle] = []
  /// Whether views further up than the superview may hold constraints about them.
  private(set) var haveDistantOwner = false

  /// A view with all that is in it.
  init(_ view: UIView) {
    view.forEachInTree { view in
      append(view.handle)
      for guide in view.guideList { append(guide.handle) }
    }
  }

  init(_ guide: UILayoutGuide) {
    append(guide.handle)
  }

  private mutating func append(_ handle: ItemHandle) {
    handle.isLeaving = true
    if handle.hasDistantOwner { haveDistantOwner = true }
    handles.append(handle)
  }

  /// Removes the marks.
  func end() {
    for handle in handles { handle.isLeaving = false }
  }
}
