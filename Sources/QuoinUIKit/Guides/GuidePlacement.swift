// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout

extension UIView {
  /// Sets the frame of a guide that is first accessed after a layout pass to the one that it would
  /// have from it, so that `viewDidLayoutSubviews` and `layoutSubviews` can read it. Before the
  /// first pass, and with a pending one for a view whose frame it may change, nothing is set.
  func placeAtOnce(_ guide: UILayoutGuide) {
    guard !layoutState.needsLayout || isPlacedOnScreen,
      let frame = guide.presentFrame(in: self)
    else { return }
    guide.solvedFrame = frame
    guide.exactFrame = frame
  }

  /// Whether the program has placed the view in a window that is laid out, so that only the inside
  /// of the view has a pass to come.
  private var isPlacedOnScreen: Bool {
    guard layoutState.translatesMask, let window else { return false }
    return window !== self && !window.layoutState.needsLayout && window.layoutHost?.rootItem != nil
  }

  /// The frame of the readable content guide for the current bounds and margins. Creates no guide.
  package var readableContentFrame: CGRect {
    let margins = bounds.shrunk(by: effectiveMargins)
    let surplus = max(0, margins.width - ReadableContentGuide.greatestWidth)
    return margins.insetBy(dx: surplus / 2, dy: 0)
  }
}

extension CGRect {
  /// Returns the rectangle less insets; no side gets shorter than 0.
  func shrunk(by insets: UIEdgeInsets) -> CGRect {
    let inner = inset(by: insets)
    return CGRect(
      x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
  }
}
