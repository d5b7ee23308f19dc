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
  /// The problem of comparing the two operands, nil when they may be compared.
  @MainActor static func comparing(
    _ first: ConstraintOperand, _ second: ConstraintOperand?, multiplier: Double
  ) -> ConstraintProblem? {
    let pair = "\(first.name) and \(second?.name ?? "a constant")"
    if first.attribute == .notAnAttribute {
      return ConstraintProblem(
        kind: .invalidAttributePairing,
        message: "A constraint between \(pair) needs a first attribute; name one.")
    }
    guard let second else {
      if first.family == .size { return nil }
      return ConstraintProblem(
        kind: .illegalLocationConstant,
        message: "\(first.name) cannot equal a constant; compare it with a location of an item.")
    }
    if second.attribute == .notAnAttribute {
      return ConstraintProblem(
        kind: .invalidAttributePairing,
        message: "A constraint between \(pair) needs a second attribute; name one.")
    }
    switch (first.family, second.family) {
    case (.directional, .absolute), (.absolute, .directional):
      return ConstraintProblem(
        kind: .mixedDirectionality,
        message: "\(pair) cannot be compared; use leading and trailing for both or for neither.")
    case (.size, .size), (.vertical, .vertical), (.horizontalCenter, .horizontalCenter),
      (.directional, .directional), (.absolute, .absolute),
      (.directional, .horizontalCenter), (.horizontalCenter, .directional),
      (.absolute, .horizontalCenter), (.horizontalCenter, .absolute):
      break
    default:
      return ConstraintProblem(
        kind: .invalidAttributePairing,
        message: "\(pair) cannot be compared; pair sizes with sizes and edges of one axis.")
    }
    if multiplier == 0 && first.family != .size {
      return ConstraintProblem(
        kind: .illegalLocationConstant,
        message: "\(first.name) cannot equal 0 times a location; use another multiplier.")
    }
    return nil
  }

  /// The problem of a number in a constraint, nil when all can be used.
  static func numbers(
    multiplier: Double, constant: Double, priority: Float, name: String
  ) -> ConstraintProblem? {
    if !multiplier.isFinite {
      return ConstraintProblem(
        kind: .nonFiniteMultiplier,
        message: "The multiplier of a constraint on \(name) is \(multiplier); use a finite one.")
    }
    if !constant.isFinite {
      return ConstraintProblem(
        kind: .nonFiniteConstant,
        message: "The constant of a constraint on \(name) is \(constant); use a finite one.")
    }
    if !(priority > 0 && priority <= 1000) {
      return ConstraintProblem(
        kind: .priorityOutOfRange,
        message: "The priority of a constraint on \(name) is \(priority); "
          + "it must be greater than 0 and at most 1000.")
    }
    return nil
  }
}
