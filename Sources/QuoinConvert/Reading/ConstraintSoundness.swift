// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The rules of UIKit for constraints.
enum ConstraintSoundness {
  /// The reason in words; nil for a constraint that can be made.
  static func problem(of constraint: ConvertedConstraint) -> String? {
    guard constraint.multiplier.isFinite, constraint.constant.isFinite else {
      return "its numbers are not finite."
    }
    guard constraint.second != nil else {
      return constraint.firstAttribute.isLength
        ? nil : "an edge needs a second item, and it has none."
    }
    if constraint.multiplier == 0 { return "its multiplier is 0." }
    let first = constraint.withGuides.firstAttribute
    let second = constraint.withGuides.secondAttribute
    guard first.family == second.family else {
      return "its attributes cannot be related."
    }
    if let item = constraint.second, constraint.first == item, first == second {
      return "it relates an attribute to itself."
    }
    return nil
  }
}

extension LayoutAttribute {
  fileprivate enum Family { case length, vertical, horizontal, none }

  /// Attributes of one family can be related.
  fileprivate var family: Family {
    switch self {
    case .width, .height: .length
    case .notAnAttribute: .none
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}
