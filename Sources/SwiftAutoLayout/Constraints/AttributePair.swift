// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Two attributes that a constraint relates.
struct AttributePair {
  let first: NSLayoutConstraint.Attribute
  let second: NSLayoutConstraint.Attribute
  /// Whether the items are exchanged. They are at trailing and bottom edges, so that a positive
  /// constant is a distance inward there too.
  var exchangesItems = false

  /// Returns the same attribute of both items.
  static func both(_ attribute: NSLayoutConstraint.Attribute) -> AttributePair {
    AttributePair(
      first: attribute, second: attribute,
      exchangesItems: attribute == .trailing || attribute == .bottom)
  }
}
