// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The items whose frames may differ from the reported ones.
struct PendingFrames: Sendable {
  /// Parts of the order of items, in ascending order and without overlap; nil for all items.
  private var ranges: [Range<Int>]?
  /// Pixels a point of the frames that were reported last.
  private var scale: Double?

  /// Marks the items in a part of the order.
  mutating func invalidate(_ range: Range<Int>) {
    guard let last = ranges?.last else {
      ranges?.append(range)
      return
    }
    // Parts of two layouts may overlap. No item may be reported twice.
    if last.upperBound > range.lowerBound { invalidateAll() } else { ranges?.append(range) }
  }

  /// Marks all items.
  mutating func invalidateAll() {
    ranges = nil
  }

  /// Removes all marks.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the frames to report. Another scale marks all items.
  ///   - count: the number of items.
  /// - Returns: the parts of the order that were marked.
  mutating func takeRanges(scale: Double, count: Int) -> [Range<Int>] {
    if scale != self.scale { invalidateAll() }
    self.scale = scale
    let taken = ranges ?? [0..<count]
    ranges = []
    return taken
  }
}
