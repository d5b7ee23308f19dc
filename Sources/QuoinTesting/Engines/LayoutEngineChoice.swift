// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// The engine whose frames are read.
///
/// On platforms without UIKit the views are those of Quoin, so both have the same frames unless a
/// program gives a view another frame than its constraints do.
public enum LayoutEngineChoice: String, Hashable, Sendable, CaseIterable {
  /// The frames that the views have: those of the platform.
  case platform
  /// The frames that Quoin's engine computes from the constraints of the tree, on whole pixels.
  case quoin

  /// The frame of a view after a layout, in points and in the coordinates of its superview.
  @MainActor func frame(of view: UIView) -> CGRect {
    switch self {
    case .platform: return view.frame
    case .quoin:
      let grid = PixelGrid(scale: Double(max(1, view.traitCollection.displayScale)))
      let exact = view.exactFrame
      let (left, top) = (grid.rounded(exact.minX), grid.rounded(exact.minY))
      return CGRect(
        x: left, y: top, width: grid.rounded(exact.maxX) - left,
        height: grid.rounded(exact.maxY) - top)
    }
  }
}

extension PixelGrid {
  /// The nearest edge of a pixel, as the engine rounds.
  fileprivate func rounded(_ length: CGFloat) -> CGFloat { CGFloat(rounded(Double(length))) }
}
