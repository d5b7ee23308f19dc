// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recording of drawing code: its operations from back to front, as values.
///
/// Coordinates are in points; y grows downward, and the origin is the upper left corner of the view
/// or the image. Each output plays the same list.
package struct DisplayList: Hashable, Sendable {
  /// The width of the recorded area in points.
  package var width: Double
  /// The height of the recorded area in points.
  package var height: Double
  /// The operations from back to front.
  package var items: [DisplayItem]
  /// The names of operations that lists cannot contain, in the order of their first use. Their
  /// places are empty.
  package var unsupported: [String]

  package init(
    width: Double, height: Double, items: [DisplayItem] = [], unsupported: [String] = []
  ) {
    self.width = width
    self.height = height
    self.items = items
    self.unsupported = unsupported
  }

  /// Whether nothing was recorded.
  package var isEmpty: Bool { items.isEmpty && unsupported.isEmpty }

  /// Scales the list to another size.
  package mutating func scale(width: Double, height: Double) {
    guard self.width > 0, self.height > 0, self.width != width || self.height != height else {
      return
    }
    var layer = DisplayItem.layer(items)
    layer.transform = DisplayTransform(
      CGAffineTransform(scaleX: width / self.width, y: height / self.height))
    items = items.isEmpty ? [] : [layer]
    (self.width, self.height) = (width, height)
  }
}
