// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport

/// A root view with three plain views in it.
@MainActor final class Stage {
  let root: View
  let a = View()
  let b = View()
  let c = View()

  init(_ width: CGFloat, _ height: CGFloat, isRightToLeft: Bool = false) {
    root = rootView(width, height, isRightToLeft: isRightToLeft)
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    c.accessibilityIdentifier = "c"
    for view in [a, b, c] { root.addSubview(view) }
  }

  /// The views as they are after a layout.
  func view(_ name: String) -> View {
    root.layoutIfNeeded()
    return ["a": a, "b": b, "c": c][name] ?? root
  }

  /// Gives a view its size.
  func fix(_ view: View, _ width: CGFloat, _ height: CGFloat) {
    constrain(view) { view in
      view.width == width
      view.height == height
    }
  }

  /// Gives a view its size and puts it into the corner at a place.
  func place(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    fix(view, width, height)
    constrain(view, root) { view, root in
      view.left == root.left + x
      view.top == root.top + y
    }
  }
}
#endif
