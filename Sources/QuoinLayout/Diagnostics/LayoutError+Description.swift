// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutError {
  /// A stable code for the reason, such as `invalid-pairing`. Cases with one reason share a code.
  public var code: String {
    switch self {
    case .missingFirstItem: TreeRule.missingItem.rawValue
    case .illegalLocationConstant: "location-equals-constant"
    case .invalidAttributePairing: "invalid-pairing"
    case .mixedDirectionality: "mixed-directionality"
    case .nonFiniteConstant, .nonFiniteMultiplier, .nonFiniteGeometry: "not-a-number"
    case .constantOutOfRange, .multiplierOutOfRange, .geometryOutOfRange: "number-out-of-range"
    case .priorityOutOfRange: "priority-out-of-range"
    case .requiredPriorityMutation: "required-priority-change"
    case .noCommonAncestor: TreeRule.noCommonAncestor.rawValue
    case .guideWithoutOwner: TreeRule.guideWithoutOwner.rawValue
    case .unknownItem: "unknown-item"
    case .unknownConstraint: "unknown-constraint"
    case .cyclicParent: "cyclic-parent"
    case .guideAsParent: "guide-as-parent"
    case .unchangeableRequirement: "unchangeable-requirement"
    }
  }

  /// Returns one sentence that names the error and its fix.
  ///
  /// - Parameters:
  ///   - first: the first operand of the constraint, such as `title.width`, or the item.
  ///   - second: the second operand of the constraint.
  public func sentence(first: String, second: String) -> String {
    let limit = LayoutLimits.magnitude
    return switch self {
    case .missingFirstItem:
      "The first item is missing; give a view or a layout guide."
    case .illegalLocationConstant:
      "\(first) cannot equal a constant; compare it with a location, with a multiplier that is "
        + "not 0."
    case .invalidAttributePairing:
      "\(first) and \(second) cannot be compared; pair sizes with sizes, and locations with "
        + "locations on one axis."
    case .mixedDirectionality:
      "\(first) and \(second) cannot be compared; use leading and trailing for both or for neither."
    case .nonFiniteConstant(let constant):
      "The constant of a constraint on \(first) is \(Self.word(for: constant)); use a finite one."
    case .nonFiniteMultiplier(let multiplier):
      "The multiplier of a constraint on \(first) is \(Self.word(for: multiplier)); use a finite one."
    case .constantOutOfRange(let constant):
      "The constant of a constraint on \(first) is \(constant); use one of at most \(limit)."
    case .multiplierOutOfRange(let multiplier):
      "The multiplier of a constraint on \(first) is \(multiplier); use one of at most \(limit)."
    case .priorityOutOfRange(let priority):
      "The priority of a constraint on \(first) is \(LayoutText.number(priority)); it must be "
        + "greater than 0 and at most 1000."
    case .requiredPriorityMutation(let old, let new):
      "The priority of \(first) cannot change from \(LayoutText.number(old)) to "
        + "\(LayoutText.number(new)) while the constraint is active; deactivate it first."
    case .noCommonAncestor:
      "\(first) and \(second) are not in one tree; add both to one view first."
    case .guideWithoutOwner:
      "\(first) is a layout guide without an owner; add it to a view first."
    case .unknownItem:
      "\(first) was removed, or belongs to another engine; add it first."
    case .unknownConstraint:
      "The constraint on \(first) was removed, or belongs to another engine; add it first."
    case .nonFiniteGeometry:
      "A size, an inset or a frame of \(first) is NaN or infinite; use finite numbers."
    case .geometryOutOfRange:
      "A size, an inset, an origin or a baseline of \(first) is too large; use at most \(limit)."
    case .unchangeableRequirement:
      "\(first) is given and cannot be changed; change a constraint instead."
    case .cyclicParent:
      "The parent of \(first) would be the item itself or inside of it; choose an item outside "
        + "of it."
    case .guideAsParent:
      "The parent of \(first) is a layout guide, which has no children; choose a view."
    }
  }

  /// Returns the word for a number that is not finite. The sign of NaN depends on the processor.
  private static func word(for number: Double) -> String { number.isNaN ? "nan" : "\(number)" }
}
