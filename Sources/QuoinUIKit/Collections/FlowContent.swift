// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The sections of a flow layout as they were last formed.
struct FlowContent {
  var sections: [FlowSection] = []
  var size = CGSize.zero
  /// The bounds for which the lines were formed.
  var bounds = CGRect.zero
}

/// The items of a section, in lines. All rectangles are in the coordinates of the content.
struct FlowSection {
  var header = CGRect.zero
  var footer = CGRect.zero
  var items: [CGRect] = []
  var lines: [FlowLine] = []
  /// The range from the beginning of the header to the end of the footer, along the scroll
  /// direction.
  var start: CGFloat = 0
  var end: CGFloat = 0

  /// Returns the lines that meet a part of the scroll direction.
  func lines(from start: CGFloat, to end: CGFloat) -> ArraySlice<FlowLine> {
    let first = lines.firstIndex(sortedWhere: { $0.end >= start })
    let last = lines.firstIndex(sortedWhere: { $0.start > end })
    return lines[min(first, last)..<last]
  }
}

/// One line of items.
struct FlowLine {
  var items: Range<Int>
  /// The range from the nearest to the farthest point, along the scroll direction.
  var start: CGFloat
  var end: CGFloat
}

extension Array {
  /// Returns the first index of the elements that satisfy a condition, where all that follow do
  /// too.
  fileprivate func firstIndex(sortedWhere condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
