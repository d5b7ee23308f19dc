// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Why a constraint cannot be made or installed, as a value for callers that go on without it.
package struct ConstraintProblem: Error, Hashable, CustomStringConvertible {
  /// The rule that was broken.
  package enum Kind: Hashable, Sendable {
    /// The first item is missing, or an item is neither a view nor a layout guide.
    case missingItem
    /// A location would equal a constant.
    case illegalLocationConstant
    /// The two attributes cannot be compared.
    case invalidAttributePairing
    /// One attribute follows the reading direction, the other does not.
    case mixedDirectionality
    /// The constant is NaN or infinite.
    case nonFiniteConstant
    /// The multiplier is NaN or infinite.
    case nonFiniteMultiplier
    /// The constant is so large that sums with it would lose pixels.
    case constantOutOfRange
    /// The multiplier is so large that sums with it would lose pixels.
    case multiplierOutOfRange
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// The priority of an installed constraint would become required or stop being required.
    case requiredPriorityMutation
    /// The items are not in one tree of views.
    case noCommonAncestor
    /// The view that is asked to hold the constraint contains not all items.
    case outsideSubtree
    /// A layout guide was not added to a view.
    case guideWithoutOwner
  }

  package var kind: Kind
  /// One sentence with the names of the items and what to do.
  package var message: String

  package var description: String { message }
}

extension ConstraintProblem {
  /// Checks what a constraint is made of, whatever tree its items are in.
  @MainActor static func check(
    _ first: ConstraintOperand, _ second: ConstraintOperand?, multiplier: Double, constant: Double,
    priority: Float
  ) throws(ConstraintProblem) {
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(
        firstAttribute: first.comparedAttribute, relation: .equal,
        secondAttribute: second?.comparedAttribute ?? .notAnAttribute,
        hasSecondItem: second != nil, multiplier: multiplier, constant: constant,
        priority: Double(priority))
    } catch {
      throw ConstraintProblem(error, between: first.name, and: second?.name ?? "a constant")
    }
  }

  /// An error of the engine's rules in the names of the items.
  init(_ error: LayoutError, between first: String, and second: String) {
    switch error {
    case .illegalLocationConstant:
      kind = .illegalLocationConstant
      message =
        "\(first) cannot equal a constant; compare it with a location, with a multiplier that "
        + "is not 0."
    case .mixedDirectionality:
      kind = .mixedDirectionality
      message =
        "\(first) and \(second) cannot be compared; use leading and trailing for both or for "
        + "neither."
    case .nonFiniteConstant(let value):
      kind = .nonFiniteConstant
      message = "The constant of a constraint on \(first) is \(value); use a finite one."
    case .nonFiniteMultiplier(let value):
      kind = .nonFiniteMultiplier
      message = "The multiplier of a constraint on \(first) is \(value); use a finite one."
    case .constantOutOfRange(let value):
      kind = .constantOutOfRange
      message =
        "The constant of a constraint on \(first) is \(value); use one of at most "
        + "\(LayoutLimits.magnitude)."
    case .multiplierOutOfRange(let value):
      kind = .multiplierOutOfRange
      message =
        "The multiplier of a constraint on \(first) is \(value); use one of at most "
        + "\(LayoutLimits.magnitude)."
    case .priorityOutOfRange(let value):
      kind = .priorityOutOfRange
      message =
        "The priority of a constraint on \(first) is \(value); it must be greater than 0 and at "
        + "most 1000."
    case .requiredPriorityMutation(let old, let new):
      kind = .requiredPriorityMutation
      message =
        "The priority of \(first) cannot change from \(old) to \(new) while it is active; "
        + "deactivate it first."
    default:
      kind = .invalidAttributePairing
      message =
        "\(first) and \(second) cannot be compared; pair sizes with sizes and places with places "
        + "on one axis."
    }
  }
}
