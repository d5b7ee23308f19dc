// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The views of a layout, each view before its descendants. The views that controls and labels
/// create for themselves are left out.
@MainActor struct ViewList {
  let root: UIView
  let views: [LaidOutView]
  private let indices: [ObjectIdentifier: Int]

  init(_ root: UIView) {
    self.root = root
    var views: [LaidOutView] = []
    var indices: [ObjectIdentifier: Int] = [:]
    var waiting: [(view: UIView, path: String, parent: Int?)] = [(root, "root", nil)]
    while let (view, path, parent) = waiting.popLast() {
      let index = views.count
      indices[ObjectIdentifier(view)] = index
      let isOuterShown = parent.map { views[$0].isShown } ?? true
      views.append(
        LaidOutView(
          view: view, path: path,
          frame: view === root ? view.bounds : view.convert(view.bounds, to: root),
          localFrame: view.frame, isShown: isOuterShown && !view.isHidden && view.alpha > 0,
          parent: parent))
      guard !(view is UIControl), !(view is UILabel) else { continue }
      for (place, subview) in view.subviews.enumerated().reversed() {
        waiting.append((subview, "\(path).\(place)", index))
      }
    }
    self.views = views
    self.indices = indices
  }

  /// The entry of a view; nil for one that is not in the list.
  func entry(of view: UIView) -> LaidOutView? { indices[ObjectIdentifier(view)].map { views[$0] } }

  /// The view around a view; nil for the root.
  func parent(of view: LaidOutView) -> LaidOutView? { view.parent.map { views[$0] } }

  /// Whether a view is inside another one, or is that one.
  func contains(_ view: LaidOutView, in outer: UIView) -> Bool {
    var next: LaidOutView? = view
    while let current = next {
      if current.view === outer { return true }
      next = parent(of: current)
    }
    return false
  }
}
