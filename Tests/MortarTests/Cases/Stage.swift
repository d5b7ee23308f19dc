// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import QuoinLayout
import QuoinPlatform

/// The views that the cases of the specification speak of: a root of 640 by 480 points with four
/// views in it that have no size of their own.
@MainActor final class Stage {
  let box = rootView(640, 480)
  let p = PlatformView()
  let q = PlatformView()
  let r = PlatformView()
  let s = PlatformView()
  /// The root, as the samples of the original's documentation call it.
  var container: PlatformView { box }
  let labels = [UILabel(), UILabel()]

  init() {
    name(box, "box")
    for (view, name) in zip([p, q, r, s], ["p", "q", "r", "s"]) {
      self.name(view, name)
      box.addSubview(view)
    }
    for (label, name) in zip(labels, ["first", "second"]) {
      self.name(label, name)
      box.addSubview(label)
    }
  }

  private func name(_ view: PlatformView, _ name: String) {
    view.accessibilityIdentifier = name
  }

  /// A view by its name, after a layout.
  func view(_ name: String) -> PlatformView? {
    box.layoutIfNeeded()
    return ([box, p, q, r, s] + labels).first { $0.accessibilityIdentifier == name }
  }

  /// Sets a frame of q that its autoresizing mask keeps.
  func placeQ(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    q.frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

extension MortarConstraint {
  /// The constraints as the specification writes them, with priorities below 1000.
  var texts: [String] {
    layoutConstraints.map { constraint in
      let priority = constraint.priority.rawValue
      let suffix = priority == 1000 ? "" : " @\(LayoutText.number(Double(priority)))"
      return constraint.plainDescription + suffix
    }
  }
}
#endif
