// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A line that shows a constraint in a picture.
struct ConstraintLine: Equatable {
  enum Form: Equatable {
    /// Between two places, with a bar at each end.
    case beam
    /// The length of a view, drawn inside of it.
    case size
    /// Along a place that two views share.
    case alignment
  }

  var form: Form
  /// The direction of the line.
  var axis: LayoutAxis
  /// Where the line runs on its axis.
  var span: AxisSpan
  /// Where the line lies on the other axis.
  var place: Double
  var label: String?

  /// The lines of constraints, beside each other where they would show the same length of an item.
  static func lines(for constraints: [RenderedConstraint]) -> [[ConstraintLine]] {
    var shown: [ConstraintLine] = []
    return constraints.map { constraint in
      lines(for: constraint).compactMap { line in
        var line = line
        guard line.form == .size else { return line }
        let same = shown.filter { $0.span == line.span && $0.axis == line.axis }
        let near = same.filter { abs($0.place - line.place) < 60 }
        // One sign that a length is shared is enough.
        if near.contains(where: { $0.label == line.label }) { return nil }
        line.place -= Double(near.count) * 12
        shown.append(line)
        return line
      }
    }
  }

  /// The lines of a constraint; none for a place that is not finite.
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
    // The same sign at both views says that they go together.
    return second.attribute.isDimension && second.item != constraint.first.item
      ? [first, size(second, label: "=")] : [first]
  }

  /// A line near the bottom or the right edge of the item.
  private static func size(_ side: RenderedConstraint.Side, label: String?) -> ConstraintLine {
    let axis = side.attribute.axis
    let across = side.rect.span(axis.other)
    let inset = min(6, across.length / 4)
    return ConstraintLine(
      form: .size, axis: axis, span: side.rect.span(axis), place: across.high - inset, label: label)
  }

  // MARK: Places

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
          form: .beam, axis: axis, span: span, place: common.middle, label: constraint.label)
      ]
    }
    return alignments(one, other, runsThrough: first.attribute.isInside).map { span in
      ConstraintLine(
        form: .alignment, axis: axis.other, span: span, place: first.value, label: nil)
    }
  }

  /// How far lines go on beyond what they connect, in points.
  private static let stub = 6.0

  /// Where a line along a shared place runs.
  ///
  /// Edges are followed. A line through the middle of things would cross their texts, so it only
  /// shows between them.
  private static func alignments(
    _ one: AxisSpan, _ other: AxisSpan, runsThrough: Bool
  ) -> [AxisSpan] {
    if one.intersection(other) != nil {
      // Beside an item that holds the other, the line follows the smaller one.
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

extension LayoutAttribute {
  /// Whether the place lies inside of the item and not on its border.
  fileprivate var isInside: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      true
    default: false
    }
  }
}

extension RenderedConstraint {
  /// The constant as it is written at the line, with the relation and what the constraint got
  /// instead.
  fileprivate var label: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤ "
      case .equal: ""
      case .greaterThanOrEqual: "≥ "
      }
    guard second == nil || multiplier == 1 else {
      let shift =
        constant == 0 ? "" : (constant < 0 ? " − " : " + ") + NumberText.short(abs(constant))
      return "\(sign)× \(NumberText.short(multiplier))\(shift)"
    }
    if let second, first.attribute.isDimension {
      let shift =
        constant == 0 ? "" : (constant < 0 ? " − " : " + ") + NumberText.short(abs(constant))
      return second.item == first.item ? "\(sign)1 : 1\(shift)" : "\(sign)=\(shift)"
    }
    let wanted = NumberText.short(abs(constant))
    let length = second.map { abs(first.value - $0.value) } ?? first.value
    // Frames are rounded to pixels, so less than a point is no difference.
    guard relation == .equal, abs(length - abs(constant)) >= 1 else { return sign + wanted }
    return "\(wanted) ≠ \(NumberText.short(length))"
  }
}
