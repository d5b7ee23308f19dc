// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension NotAutoLayoutContainer where Containee: View {
  /// The guides of the view. They reference it weakly and are zero after it is released.
  public var layoutGuides: ViewLayoutGuides { ViewLayoutGuides(ofWeak: body) }

  /// The frame of the view as it would be without its transform, in the superview's coordinates.
  public var identityFrame: CGRect { frame(thatIgnoresTransform: true) }

  /// Places a view at a rectangle of this one.
  ///
  /// The rectangle becomes the frame of a view without transform. Of a transformed view, the size
  /// of the bounds and the center are set, so that the rectangle is the frame without the
  /// transform.
  ///
  /// If a number is NaN, the view keeps its frame, and `LayoutMisuse.handler` gets a warning.
  ///
  /// - Parameters:
  ///   - view: A view, usually a subview; that is not checked.
  ///   - frame: The rectangle in the bounds coordinates of this view, in points.
  public func layout(_ view: View, with frame: CGRect) {
    place(view, at: Rect(frame))
  }

  /// Places a view at a rectangle, unless that has a NaN.
  func place(_ view: View, at rect: Rect) {
    view.take(rect, in: body)
  }
}

extension View {
  /// Places the view at a rectangle of another view, unless that has a NaN.
  func take(_ rect: Rect, in body: View) {
    guard !rect.hasNaN else {
      FrameWarning.nanFrame(view: self, body: body, rect: rect).report()
      return
    }
    if superview == nil, self !== body { FrameWarning.detachedView(self).report() }
    // In a superview of the same place and size, the frame is the same.
    if let superview, superview !== body, self !== body,
      superview.convert(superview.bounds, to: body) != body.bounds
    {
      FrameWarning.otherSuperview(view: self, body: body).report()
    }
    if rect.isInfinite {
      FrameWarning.infiniteFrame(view: self, body: body, rect: rect).report()
    } else if rect.size.width < 0 || rect.size.height < 0 {
      FrameWarning.negativeSize(view: self, body: body, rect: rect).report()
    }
    hostPlace(at: rect, in: body)
    EarlyPins.check(self)
  }
}

#if QUOIN_APPKIT
extension NotAutoLayoutContainer where Containee: View {
  /// Returns the frame of the view: views of AppKit have no transform.
  public func frame(thatIgnoresTransform: Bool) -> CGRect { body.frame }
}
#else
extension NotAutoLayoutContainer where Containee: View {
  /// Returns the frame of the view, with or without its transform, in the superview's coordinates.
  public func frame(thatIgnoresTransform: Bool) -> CGRect {
    thatIgnoresTransform ? body.hostIdentityFrame.cgValue : body.frame
  }
}
#endif

extension Rect {
  fileprivate var isInfinite: Bool {
    !(origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite)
  }

  fileprivate var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}
