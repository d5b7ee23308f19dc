// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// Whether the rectangles have more than an edge in common. An empty rectangle overlaps none.
  package func overlaps(_ other: CGRect) -> Bool {
    !isEmpty && minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
