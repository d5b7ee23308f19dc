// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender

/// Lengths, sizes and rectangles in messages, to two decimals.
enum LengthText {
  /// A length in points.
  static func points(_ length: CGFloat) -> String { LayoutText.number(Double(length), decimals: 2) }

  /// Returns a size in the form `44 × 20`.
  static func size(_ size: CGSize) -> String { "\(points(size.width)) × \(points(size.height))" }

  /// Returns a rectangle as in printed trees of views: `(16 0; 100 20)`.
  static func rect(_ rect: CGRect) -> String {
    "(\(points(rect.origin.x)) \(points(rect.origin.y)); \(points(rect.size.width)) "
      + "\(points(rect.size.height)))"
  }
}
