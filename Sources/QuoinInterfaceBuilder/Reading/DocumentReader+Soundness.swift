// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  /// Whether the attributes of a constraint can be compared at all; if not, that is a finding.
  mutating func isSound(_ constraint: ConstraintDescription, _ element: MarkupElement) -> Bool {
    let first = constraint.firstAttribute.family
    guard constraint.second != nil else {
      if first == .size { return true }
      note(
        .invalidPairing, at: element,
        "The constraint '\(constraint.id)' gives a location without a second item; "
          + "it is left out.")
      return false
    }
    guard constraint.second != constraint.first
      || constraint.firstAttribute != constraint.secondAttribute
    else {
      note(
        .selfReference, at: element,
        "The constraint '\(constraint.id)' compares an attribute with itself; it is left out.")
      return false
    }
    guard first.isComparable(with: constraint.secondAttribute.family) else {
      note(
        .invalidPairing, at: element,
        "The constraint '\(constraint.id)' compares '\(element["firstAttribute"] ?? "")' with "
          + "'\(element["secondAttribute"] ?? "")', which is not possible; it is left out.")
      return false
    }
    guard first == .size || constraint.multiplier != 0 else {
      note(
        .invalidPairing, at: element,
        "The constraint '\(constraint.id)' multiplies a location by 0; it is left out.")
      return false
    }
    return true
  }
}

/// Attributes that constraints may pair with each other, by the table of Auto Layout.
private enum AttributeFamily {
  case size, directional, absolute, middle, vertical, none

  func isComparable(with other: AttributeFamily) -> Bool {
    switch (self, other) {
    case (.none, _), (_, .none): false
    case (.middle, .directional), (.middle, .absolute): true
    case (.directional, .middle), (.absolute, .middle): true
    default: self == other
    }
  }
}

extension LayoutAttribute {
  fileprivate var family: AttributeFamily {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX, .centerXWithinMargins: .middle
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}
