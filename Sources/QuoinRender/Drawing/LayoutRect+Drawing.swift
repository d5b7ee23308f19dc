// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension LayoutRect {
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Whether the rectangle is finite and not empty.
  var hasArea: Bool {
    width > 0 && height > 0 && [x, y, width, height].allSatisfy(\.isFinite)
  }

  /// The rectangle with its left and right edges moved inward by `x`, its top and bottom by `y`;
  /// never negative in size.
  func inset(x: Double = 0, y: Double = 0) -> LayoutRect {
    let width = max(0, self.width - 2 * x)
    let height = max(0, self.height - 2 * y)
    return centered(width: width, height: height)
  }

  /// A rectangle of this size around the same centre.
  func centered(width: Double, height: Double) -> LayoutRect {
    LayoutRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  func moved(x: Double = 0, y: Double = 0) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// A strip of the rectangle along its leading or trailing edge.
  func strip(_ width: Double, trailing: Bool, rightToLeft: Bool) -> LayoutRect {
    let isRight = trailing != rightToLeft
    return LayoutRect(x: isRight ? maxX - width : x, y: y, width: width, height: height)
  }

  /// The rectangle without a strip of `width` along its leading or trailing edge.
  func without(_ width: Double, trailing: Bool, rightToLeft: Bool) -> LayoutRect {
    let isRight = trailing != rightToLeft
    return LayoutRect(
      x: isRight ? x : x + width, y: y, width: max(0, self.width - width), height: height)
  }
}
