// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values that are equivalent to an omitted attribute.
enum Defaults {
  private static let constraint = [
    "constant": "0", "priority": "1000", "multiplier": "1", "relation": "equal",
  ]

  /// Whether an attribute with a value means the same as no attribute.
  static func isDefault(_ value: String, of attribute: String, _ element: String) -> Bool {
    guard element == "constraint" else { return attribute == "hidden" && value == "NO" }
    return constraint[attribute] == ValueText.canonical(value)
      || (attribute == "multiplier" && value == "1:1")
  }
}
