// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// The active constraints that the program made and of which the view is an item, those that the
  /// view holds first.
  var programConstraints: [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap { owner in
      owner.constraints.filter {
        $0.origin == .program && ($0.firstItem === self || $0.secondItem === self)
      }
    }
  }

  /// Returns the constraints of the program that place the view along an axis, with their locations,
  /// one line each, at most four.
  func constraintLines(_ axis: NSLayoutConstraint.Axis) -> [String] {
    programConstraints.filter { $0.firstOperand.axis == axis }.prefix(4).map(\.locatedLine)
  }

  /// Returns whether equal constraints of the program give the view its length along an axis: a
  /// constraint on the length itself, or one to a superview or a guide on each of both edges.
  func hasProgramLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let starts: Set<NSLayoutConstraint.Attribute> = isHorizontal ? [.left, .leading] : [.top]
    let ends: Set<NSLayoutConstraint.Attribute> = isHorizontal ? [.right, .trailing] : [.bottom]
    var own: Set<NSLayoutConstraint.Attribute> = []
    for constraint in programConstraints where constraint.relation == .equal {
      for (item, attribute, other) in [
        (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
        (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
      ] where item === self {
        // A neighbour that is tied to an edge does not stretch the view.
        let isAround = (other as? UIView).map { isDescendant(of: $0) } ?? (other is UILayoutGuide)
        if attribute == length || isAround { own.insert(attribute) }
      }
    }
    // From right to left, leading and left are both edges. Such a mixture counts as one.
    return own.contains(length) || (!own.isDisjoint(with: starts) && !own.isDisjoint(with: ends))
  }

  /// The constant that constraints of the program give a length; nil where there is none.
  func constantLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.first {
      $0.origin == .program && $0.relation == .equal && $0.firstItem === self
        && $0.firstAttribute == length && $0.secondItem == nil
    }?.constant
  }
}

extension NSLayoutConstraint {
  /// The constraint after its location, as a line below a sentence.
  var locatedLine: String {
    "  " + [sourceLocation?.text, summary].compactMap(\.self).joined(separator: "  ")
  }
}
