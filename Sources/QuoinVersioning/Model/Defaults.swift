// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values that are equivalent to an omitted attribute.
enum Defaults {
  private static let constraint = [
    "constant": "0", "priority": "1000", "multiplier": "1", "relation": "equal",
  ]

  /// Whether an attribute with a value means the same as no attribute.
  static func isDefault(_ value: String, of attribute: String, _ element: String) -> Bool {
    guard element == "constraint" else {
      // A variation shows what is hidden in other size classes.
      return attribute == "hidden" && value == "NO" && element != "variation"
    }
    return constraint[attribute] == ValueText.canonical(value)
      || (attribute == "multiplier" && value == "1:1")
  }

  /// The value of an attribute; nil for one that means the same as no attribute.
  static func omitted(_ value: String?, of attribute: String, _ element: String) -> String? {
    value.flatMap { isDefault($0, of: attribute, element) ? nil : $0 }
  }
}
