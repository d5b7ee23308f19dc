// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers, relations and sizes as text in errors and explanations.
package enum LayoutText {
  /// A number with up to three decimals.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 1000 + 0.5).wholePart / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A relation as in source code.
  package static func symbol(_ relation: LayoutRelation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The name of the size along an axis.
  package static func side(_ axis: LayoutAxis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}
