// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// The guides of the view. They do not keep it, and are zero when it is gone.
  public var layoutGuides: ViewLayoutGuides { ViewLayoutGuides(ofWeak: body) }

  /// The frame of the view as it would be without its transform, in the superview's coordinates.
  public var identityFrame: CGRect { frame(thatIgnoresTransform: true) }

  /// Gives a view a rectangle of this one.
  ///
  /// A view without transform gets it as its frame. A transformed one gets the size of its bounds and
  /// its center so that the rectangle is where it would be without the transform.
  ///
  /// Where a number is NaN, the view keeps its place, and `LayoutMisuse.warningHandler` is told. The view is not
  /// checked to be a subview.
  public func layout(_ view: View, with frame: CGRect) {
    place(view, at: Rect(frame))
  }

  /// Gives a view a rectangle, unless that has a number that is none.
  func place(_ view: View, at rect: Rect) {
    view.take(rect, in: body)
  }
}

extension View {
  /// Takes a rectangle of another view, unless that has a number that is none.
  func take(_ rect: Rect, in body: View) {
    guard !rect.hasNaN else {
      FrameWarning.nanFrame(view: self, body: body, rect: rect).report()
      return
    }
    hostPlace(at: rect, in: body)
  }
}

#if QUOIN_APPKIT
extension NotAutoLayoutContainer where Containee: View {
  /// The frame of the view: views of AppKit have no transform.
  public func frame(thatIgnoresTransform: Bool) -> CGRect { body.frame }
}
#else
extension NotAutoLayoutContainer where Containee: View {
  /// The frame of the view, with or without its transform, in the superview's coordinates.
  public func frame(thatIgnoresTransform: Bool) -> CGRect {
    thatIgnoresTransform ? body.hostIdentityFrame.cgValue : body.frame
  }
}
#endif

extension Rect {
  fileprivate var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}
