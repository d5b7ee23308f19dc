// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Forms the lines of one section.
struct FlowRow {
  var axes: FlowAxes
  var sizes: [CGSize]
  /// The coordinate at which lines begin.
  var origin: CGFloat
  /// The length of lines.
  var length: CGFloat
  /// The minimum distance between items.
  var spacing: CGFloat
  private let isUniform: Bool

  init(axes: FlowAxes, sizes: [CGSize], origin: CGFloat, length: CGFloat, spacing: CGFloat) {
    self.axes = axes
    self.sizes = sizes
    self.origin = origin
    self.length = length
    self.spacing = spacing
    isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
  }

  /// Rounding errors of a sum of lengths that fill a line do not push an item to the next line:
  /// half of a thousandth of a point is far below a pixel, and above the errors of any line.
  private var tolerance: CGFloat { 0.0005 }

  /// Returns the items of a line: as many as fit, but at least one.
  func items(from first: Int) -> Range<Int> {
    var used = axes.length(sizes[first])
    var next = first + 1
    while next < sizes.count {
      let longer = used + spacing + axes.length(sizes[next])
      guard longer <= length + tolerance else { break }
      used = longer
      next += 1
    }
    return first..<next
  }

  /// Returns the distance between the items of a line.
  ///
  /// The items of a full line are spread over its length. The last line has the minimum distance;
  /// if all items have one size, it has the distance of a full line, so that they form columns.
  private func distance(in items: Range<Int>) -> CGFloat {
    if items.upperBound < sizes.count {
      return spread(items.count, used: items.reduce(0) { $0 + axes.length(sizes[$1]) })
    }
    guard isUniform else { return spacing }
    let item = axes.length(sizes[0])
    guard item + spacing > 0 else { return spacing }
    let full = Int(((length + spacing + tolerance) / (item + spacing)).rounded(.down))
    // A single line that is not full is not spread, as there are no columns to continue.
    guard full > items.count ? items.lowerBound > 0 : true else { return spacing }
    return spread(full, used: CGFloat(full) * item)
  }

  /// Returns the distance of a line from its beginning: an item that is alone in its line is in the
  /// middle, unless it is the last one and others of its size would fit beside it.
  private func indent(of items: Range<Int>) -> CGFloat {
    guard items.count == 1 else { return 0 }
    let item = axes.length(sizes[items.lowerBound])
    let isLast = items.upperBound == sizes.count
    guard !isLast || 2 * item + spacing > length + tolerance else { return 0 }
    return max((length - item) / 2, 0)
  }

  private func spread(_ count: Int, used: CGFloat) -> CGFloat {
    count > 1 ? max((length - used) / CGFloat(count - 1), spacing) : spacing
  }

  /// Appends the rectangles of a line. Items of less depth are in its middle.
  func place(_ items: Range<Int>, depth: CGFloat, into rects: inout [CGRect]) -> FlowLine {
    let distance = distance(in: items)
    let lineDepth = items.reduce(0) { max($0, axes.depth(sizes[$1])) }
    var along = origin + indent(of: items)
    for item in items {
      let size = sizes[item]
      rects.append(
        axes.rect(along: along, depth: depth + (lineDepth - axes.depth(size)) / 2, size: size))
      along += axes.length(size) + distance
    }
    return FlowLine(items: items, start: depth, end: depth + lineDepth)
  }
}
