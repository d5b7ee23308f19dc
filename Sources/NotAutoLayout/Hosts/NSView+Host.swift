// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_APPKIT
import QuoinPlatform

// The properties of a view of AppKit that layouts read and write. In layouts `y` grows downwards;
// in a view that is not flipped, rectangles are mirrored at the middle of its bounds when they are
// read and written.

extension PlatformView {
  var hostBounds: Rect { Rect(bounds) }
  var hostSafeArea: Insets { Insets(safeAreaInsets) }
  var hostDirection: LayoutDirection { userInterfaceLayoutDirection }
  var hostIdentityFrame: Rect { hostFrame }
  var hostLacksImage: Bool { (self as? NSImageView).map { $0.image == nil } ?? false }

  func hostIsSubview(of view: View) -> Bool { superview === view }

  var hostFrame: Rect {
    guard let superview else { return Rect(frame) }
    return superview.hostMirrored(Rect(frame))
  }

  var hostMargins: Insets {
    let bounds = hostBounds
    let area = hostMirrored(Rect(layoutMarginsGuide.frame))
    return Insets(
      top: area.top - bounds.top, left: area.left - bounds.left,
      bottom: bounds.bottom - area.bottom, right: bounds.right - area.right)
  }

  /// AppKit has no such guide: the part inside the margins.
  var hostReadableArea: Rect { hostBounds.rect(inside: hostMargins) }

  /// Returns the size that the view needs within a proposed size, where zero and less mean
  /// unlimited. Views that are not controls have the size of their content, otherwise their current
  /// size.
  func hostSize(fitting proposal: Size) -> Size {
    if let control = self as? NSControl { return Size(control.sizeThatFits(proposal.cgValue)) }
    let content = intrinsicContentSize
    let none = NSView.noIntrinsicMetric
    return Size(
      CGSize(
        width: content.width == none ? bounds.width : content.width,
        height: content.height == none ? bounds.height : content.height))
  }

  /// Converts a rectangle from the bounds coordinates of the view to those of another view.
  func hostConvert(_ rect: Rect, to other: View) -> Rect {
    other.hostMirrored(Rect(convert(hostMirrored(rect).cgValue, to: other)))
  }

  /// Places the view at a rectangle of the view whose subviews are laid out.
  func hostPlace(at rect: Rect, in parent: View) {
    frame = parent.hostMirrored(rect).cgValue
  }

  /// Mirrors a rectangle if this view's `y` grows upwards.
  private func hostMirrored(_ rect: Rect) -> Rect {
    guard !isFlipped else { return rect }
    let bounds = hostBounds
    return Rect(
      x: rect.x, y: bounds.top + bounds.bottom - rect.bottom, width: rect.width,
      height: rect.height)
  }
}
#endif
