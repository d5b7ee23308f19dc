// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import MortarVFL

/// A view that has a size of its own.
final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { content }
}

/// A root view of 300 by 200 points with plain views in it, two of which have places.
@MainActor final class Tray {
  let root: UIView
  let a = ContentView()
  let b = ContentView()
  let c = ContentView()
  let d = ContentView()
  let e = ContentView()
  /// At (10, 0), 40 points wide and as high as the tray.
  let l = ContentView()
  /// At (250, 0), 30 points wide and as high as the tray.
  let r = ContentView()
  /// A view that is in no tree.
  let stranger = UIView()

  init(isRightToLeft: Bool = false) {
    root = rootView(300, 200, isRightToLeft: isRightToLeft)
    root.accessibilityIdentifier = "tray"
    stranger.accessibilityIdentifier = "stranger"
    for (name, view) in views {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    l.frame = CGRect(x: 10, y: 0, width: 40, height: 200)
    r.frame = CGRect(x: 250, y: 0, width: 30, height: 200)
  }

  var views: [(String, ContentView)] {
    [("a", a), ("b", b), ("c", c), ("d", d), ("e", e), ("l", l), ("r", r)]
  }

  /// Gives a view a size of its own.
  func fill(_ view: ContentView, _ width: CGFloat, _ height: CGFloat) -> ContentView {
    view.content = CGSize(width: width, height: height)
    return view
  }

  /// Frames after a layout.
  func frame(_ name: String) -> CGRect {
    root.layoutIfNeeded()
    return views.first { $0.0 == name }?.1.frame ?? .null
  }
}
#endif
