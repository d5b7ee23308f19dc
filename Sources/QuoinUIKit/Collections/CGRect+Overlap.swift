// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGRect {
  /// Returns whether the rectangles have more than an edge in common. An empty rectangle overlaps
  /// none.
  package func overlaps(_ other: CGRect) -> Bool {
    !isEmpty && minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Returns whether a part of the rectangle is in another one, or a line without width or height
  /// is.
  func reaches(into other: CGRect) -> Bool {
    func meets(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
      start < end ? start < high && end > low : start >= low && start < high
    }
    guard width > 0 || height > 0 else { return false }
    return meets(minX, maxX, other.minX, other.maxX) && meets(minY, maxY, other.minY, other.maxY)
  }
}
