// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The view that another one is pinned to, and the view in whose coordinates that happens.
@MainActor struct PinReference {
  /// Where the view comes from.
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

  /// A rectangle of the reference in the coordinates of the view whose subviews are laid out; zero
  /// where there is no reference or nothing around it.
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
    if view.hostIsSubview(of: parentView) { return area.rect(of: view) }
    if view === parentView { return area.ownRect(of: view) }
    guard let superview = view.superview else {
      FrameWarning.detachedReference(view).report()
      return .zero
    }
    return superview.hostConvert(area.rect(of: view), to: parentView)
  }
}

/// What of a reference is meant.
enum PinArea {
  case frame
  case identityFrame
  case margins
  case readable
  case safeArea

  /// In the coordinates of the view's superview. All but the frame ignore the view's own transform.
  @MainActor func rect(of view: View) -> Rect {
    switch self {
    case .frame: view.hostFrame
    case .identityFrame: view.hostIdentityFrame
    case .margins: view.hostIdentityFrame.rect(inside: view.hostMargins)
    case .safeArea: view.hostIdentityFrame.rect(inside: view.hostSafeArea)
    case .readable:
      Rect(
        origin: view.hostIdentityFrame.origin + view.hostReadableArea.origin
          - view.hostBounds.origin,
        size: view.hostReadableArea.size)
    }
  }

  /// In the view's own bounds coordinates.
  @MainActor func ownRect(of view: View) -> Rect {
    switch self {
    case .frame, .identityFrame: view.hostBounds
    case .margins: LayoutArea.margins.rect(in: view)
    case .safeArea: LayoutArea.safeArea.rect(in: view)
    case .readable: LayoutArea.readable.rect(in: view)
    }
  }
}
