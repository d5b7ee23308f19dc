// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout

extension UIView {
  /// Gives a guide that is first asked for after a layout pass the frame that it would have from it,
  /// so that `viewDidLayoutSubviews` and `layoutSubviews` can read it. Before the first pass, and
  /// where one is pending, it stays as it is.
  func placeAtOnce(_ guide: UILayoutGuide) {
    guard !layoutState.needsLayout, let frame = presentFrame(of: guide) else { return }
    guide.solvedFrame = frame
    guide.exactFrame = frame
  }

  /// Where the readable content guide lies by the present bounds and margins. Makes no guide.
  package var readableContentFrame: CGRect {
    let margins = bounds.shrunk(by: effectiveMargins)
    let surplus = max(0, margins.width - ReadableContentGuide.greatestWidth)
    return margins.insetBy(dx: surplus / 2, dy: 0)
  }

  /// Where a guide of this library lies by the present bounds, margins and safe area; nil for guides
  /// of programs.
  private func presentFrame(of guide: UILayoutGuide) -> CGRect? {
    let safeArea = bounds.shrunk(by: safeAreaInsets)
    switch guide {
    case let guide as LayoutSupportGuide:
      let length = guide.edge == .top ? safeAreaInsets.top : safeAreaInsets.bottom
      let top = guide.edge == .top ? bounds.minY : bounds.maxY - length
      return CGRect(x: bounds.minX, y: top, width: 0, height: length)
    case is UIKeyboardLayoutGuide:
      return CGRect(x: bounds.minX, y: safeArea.maxY, width: bounds.width, height: 0)
    case is ReadableContentGuide: return readableContentFrame
    default: break
    }
    switch guide.kind {
    case .marginsGuide: return bounds.shrunk(by: effectiveMargins)
    case .safeAreaGuide: return safeArea
    case .frameGuide: return bounds
    case .contentGuide:
      return (self as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) }
    default: return nil
    }
  }
}

extension CGRect {
  /// The rectangle less insets; no side gets shorter than 0.
  fileprivate func shrunk(by insets: UIEdgeInsets) -> CGRect {
    let inner = inset(by: insets)
    return CGRect(
      x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
  }
}
