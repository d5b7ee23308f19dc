// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The range of a coordinate as one line along its axis, such as
/// `|16|[badge 96]························|16|  393`.
///
/// The distances at both ends are those that the item can never enter, and the dots are those that
/// it can still reach. The last number is the length of the parent.
struct RangePicture {
  let line: String

  /// - Parameters:
  ///   - ambiguity: a position or a size of an item with a parent.
  ///   - engine: the engine that reported it.
  ///   - name: the name of the item.
  ///   - width: the number of characters between the edges of the parent.
  /// - Returns: nil for a range without an end, a content size, or a root.
  init?(_ ambiguity: LayoutAmbiguity, in engine: LayoutEngine, name: String, width: Int) {
    let axis = ambiguity.coordinate.axis
    guard ambiguity.minimum.isFinite, ambiguity.maximum.isFinite,
      let parent = engine.item(ambiguity.item)?.parent
    else { return nil }
    let rect = engine.alignmentRect(of: ambiguity.item)
    let (start, length) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
    let outer = engine.alignmentRect(of: parent)
    let total = axis == .horizontal ? outer.width : outer.height
    let (first, last): (Double, Double)
    switch ambiguity.coordinate {
    case .x, .y: (first, last) = (ambiguity.minimum, ambiguity.maximum + length)
    case .width, .height: (first, last) = (start, start + ambiguity.maximum)
    case .contentWidth, .contentHeight: return nil
    }
    let label = "[\(name) \(PrintedSum.number(length))]"
    let before = "|\(PrintedSum.number(first))|"
    let after = "|\(PrintedSum.number(total - last))|"
    let dots = max(2, width - before.count - label.count - after.count)
    let reach = last - first - length
    let share = reach > 0 ? min(1, max(0, (start - first) / reach)) : 0
    let left = Int(share * Double(dots))
    let leading = String(repeating: "·", count: left)
    let trailing = String(repeating: "·", count: dots - left)
    line = "\(before)\(leading)\(label)\(trailing)\(after)  \(PrintedSum.number(total))"
  }
}
