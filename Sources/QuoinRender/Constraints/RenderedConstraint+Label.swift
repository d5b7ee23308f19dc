// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedConstraint {
  /// The text at the line of the first side: the relation that the drawn length satisfies, and the
  /// actual length where it differs.
  var label: String {
    guard let second else { return Self.label(relation, constant, length: first.value) }
    if first.attribute.isDimension { return sizeLabel(relation, second) }
    guard multiplier == 1 else { return "\(relation.prefix)\(factor)\(shift)" }
    let (relation, constant) = distance(to: second)
    return Self.label(relation, constant, length: abs(first.value - second.value))
  }

  /// The text at the line of the second side, which is a size too.
  var secondLabel: String { relation == .equal ? "=" : relation.reversed.symbol }

  /// Returns the relation and the constant for the distance from the lower to the higher
  /// coordinate.
  ///
  /// `a.trailing <= b.leading - 8` is a distance of at least 8 where `a` is before `b`. In
  /// right-to-left direction, coordinates grow against the direction of reading.
  private func distance(to second: Side) -> (LayoutRelation, Double) {
    (first.value < second.value) != isMirrored
      ? (relation.reversed, -constant) : (relation, constant)
  }

  private func sizeLabel(_ relation: LayoutRelation, _ second: Side) -> String {
    let prefix = relation.prefix
    if multiplier != 1 { return "\(prefix)\(factor)\(shift)" }
    if second.item == first.item { return "\(prefix)1 : 1\(shift)" }
    return (relation == .equal ? "=" : relation.symbol) + shift
  }

  private var factor: String { "× \(LayoutText.number(multiplier, decimals: 2))" }

  private var shift: String {
    constant == 0
      ? "" : (constant < 0 ? " − " : " + ") + LayoutText.number(abs(constant), decimals: 2)
  }

  private static func label(
    _ relation: LayoutRelation, _ constant: Double, length: Double
  ) -> String {
    let wanted = (constant < 0 ? "−" : "") + LayoutText.number(abs(constant), decimals: 2)
    // Frames are rounded to pixels, so a difference of less than a point is ignored.
    guard relation == .equal, abs(length - constant) >= 1 else { return relation.prefix + wanted }
    return "\(wanted) ≠ \(LayoutText.number(length, decimals: 2))"
  }
}

extension LayoutRelation {
  /// The relation as people write it.
  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }

  /// The relation before a number; an equality is the number alone.
  fileprivate var prefix: String { self == .equal ? "" : symbol + " " }
}
