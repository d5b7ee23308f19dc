// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The view that another one is pinned to, and the parent, in whose coordinates its guides are.
@MainActor struct PinReference {
  /// The source of the view.
  enum Source {
    case view(View)
    case getter(() -> View?)
  }

  let parentView: View?
  let source: Source

  /// The direction of the reference itself.
  var direction: LayoutDirection {
    switch source {
    case .view(let view): direction(of: view)
    case .getter(let getter): direction(of: getter())
    }
  }

  /// Returns an area of the reference in the coordinates of the parent; zero if there is no
  /// reference or it has no superview.
  func rect(of area: PinArea) -> Rect {
    switch source {
    case .view(let view): rect(of: area, in: view)
    case .getter(let getter): rect(of: area, in: getter())
    }
  }

  private func direction(of view: View?) -> LayoutDirection {
    guard let view, view === parentView || view.superview != nil else { return .leftToRight }
    return view.hostDirection
  }

  private func rect(of area: PinArea, in view: View?) -> Rect {
    guard let parentView, let view else {
      FrameWarning.missingReference.report()
      return .zero
    }
    if view.hostIsSubview(of: parentView) {
      EarlyPins.record(view)
      return area.rect(of: view)
    }
    if view === parentView { return area.ownRect(of: view) }
    guard let superview = view.superview else {
      FrameWarning.detachedReference(view).report()
      return .zero
    }
    return superview.hostConvert(area.rect(of: view), to: parentView)
  }
}
