// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A line that shows a constraint in a picture.
struct ConstraintLine: Equatable {
  enum Form: Equatable {
    /// A line between two coordinates, with a bar at each end.
    case beam
    /// The width or height of a view, drawn inside it.
    case size
    /// A line along a coordinate that two views share.
    case alignment
  }

  var form: Form
  /// The direction of the line.
  var axis: LayoutAxis
  /// The part of its axis that the line covers.
  var span: AxisSpan
  /// The coordinate of the line on the other axis.
  var position: Double
  var label: String?

  /// The lines of constraints. Lines for the same length are drawn beside each other.
  static func lines(for constraints: [RenderedConstraint]) -> [[ConstraintLine]] {
    var shown: [ConstraintLine] = []
    return constraints.map { constraint in
      lines(for: constraint).compactMap { line in
        var line = line
        guard line.form != .alignment else { return line }
        let same = shown.filter { $0.span == line.span && $0.axis == line.axis }
        let near = same.filter { abs($0.position - line.position) < (line.form == .size ? 60 : 10) }
        // One label is enough where several constraints have the same.
        if near.contains(where: { $0.label == line.label }) { return nil }
        line.position -= Double(near.count) * 12
        shown.append(line)
        return line
      }
    }
  }

  /// The lines of a constraint; none if a coordinate is not finite.
  static func lines(for constraint: RenderedConstraint) -> [ConstraintLine] {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    let isDrawable = sides.allSatisfy { side in
      side.value.isFinite && side.rect.span(.horizontal).length.isFinite
        && side.rect.span(.vertical).length.isFinite
    }
    guard isDrawable else { return [] }
    if constraint.first.attribute.isDimension { return sizes(of: constraint) }
    guard let second = constraint.second, !second.attribute.isDimension else { return [] }
    return location(of: constraint, second: second)
  }

  // MARK: Lengths

  private static func sizes(of constraint: RenderedConstraint) -> [ConstraintLine] {
    let first = size(constraint.first, label: constraint.label)
    guard let second = constraint.second else { return [first] }
    // A sign at both views shows that their lengths are related.
    return second.attribute.isDimension && second.item != constraint.first.item
      ? [first, size(second, label: constraint.secondLabel)] : [first]
  }

  /// A line near the bottom or the right edge of the item.
  private static func size(_ side: RenderedConstraint.Side, label: String?) -> ConstraintLine {
    let axis = side.attribute.axis
    let across = side.rect.span(axis.other)
    let inset = min(6, across.length / 4)
    return ConstraintLine(
      form: .size, axis: axis, span: side.rect.span(axis), position: across.high - inset,
      label: label)
  }

  // MARK: Coordinates

  private static func location(
    of constraint: RenderedConstraint, second: RenderedConstraint.Side
  ) -> [ConstraintLine] {
    let first = constraint.first
    let axis = first.attribute.axis
    let span = AxisSpan(low: min(first.value, second.value), high: max(first.value, second.value))
    let (one, other) = (first.rect.span(axis.other), second.rect.span(axis.other))
    if span.length >= 1 {
      let common = one.intersection(other) ?? one
      return [
        ConstraintLine(
          form: .beam, axis: axis, span: span, position: common.middle, label: constraint.label)
      ]
    }
    return alignments(one, other, runsThrough: first.attribute.isInside).map { span in
      ConstraintLine(
        form: .alignment, axis: axis.other, span: span, position: first.value, label: nil)
    }
  }

  /// The length of a line beyond the items that it connects, in points.
  private static let stub = 6.0

  /// The parts of a line along a shared coordinate that are drawn.
  ///
  /// A line along edges is drawn along the items. A line through centres or baselines would cross
  /// texts, so it is drawn outside of the items only.
  private static func alignments(
    _ one: AxisSpan, _ other: AxisSpan, runsThrough: Bool
  ) -> [AxisSpan] {
    if one.intersection(other) != nil {
      // The line between nested items is as long as the smaller one.
      let shared = one.length <= other.length ? one : other
      guard runsThrough else { return [shared] }
      return [
        AxisSpan(low: shared.low - stub, high: shared.low + 1),
        AxisSpan(low: shared.high - 1, high: shared.high + stub),
      ]
    }
    let gap = AxisSpan(low: min(one.high, other.high), high: max(one.low, other.low))
    return [
      runsThrough
        ? AxisSpan(low: gap.low - stub, high: gap.high + stub) : gap.union(one)
    ]
  }
}
