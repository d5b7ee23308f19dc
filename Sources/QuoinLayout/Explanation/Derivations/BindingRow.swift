// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A row that holds without slack in the last layout.
struct BindingRow {
  /// nil for a number that the tie rule chose.
  var requirement: LayoutRequirement?
  /// Coefficients by the index of the variable, without given sizes.
  var terms: [Int: Double]
  /// The given sizes that the row refers to, by the index of the variable.
  var given: [Int]
  var isEquation: Bool
  var priority: Double
  var breaking: LayoutBreakingClass
}

extension BindingRow {
  /// Whether the row explains a number better than another one: the stronger one, an equation before
  /// a bound, the program's before a generated one. Older rows come first where this is equal.
  func precedes(_ other: BindingRow) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if isEquation != other.isEquation { return isEquation }
    return breaking.rawValue < other.breaking.rawValue
  }
}
