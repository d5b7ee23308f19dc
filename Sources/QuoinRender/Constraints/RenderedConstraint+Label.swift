// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedConstraint {
  /// The text at the line: the relation and the constant, and the actual length where it is another
  /// one.
  var label: String {
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
    // Frames are rounded to pixels, so a difference of less than a point is ignored.
    guard relation == .equal, abs(length - abs(constant)) >= 1 else { return sign + wanted }
    return "\(wanted) ≠ \(NumberText.short(length))"
  }
}
