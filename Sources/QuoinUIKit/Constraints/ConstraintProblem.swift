// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The reason that a constraint cannot be made or installed, as a value for callers that continue
/// without it.
package struct ConstraintProblem: Error, Hashable, CustomStringConvertible {
  /// A stable code of the rule that was broken, such as `invalid-pairing`.
  package let code: String
  /// One sentence with the names of the items and the fix.
  package let message: String

  package var description: String { message }

  /// Creates the problem of a broken rule of the view tree.
  init(_ rule: TreeRule, message: String) {
    code = rule.rawValue
    self.message = message
  }

  /// Creates the problem of a broken rule of the engine.
  /// - Parameters:
  ///   - first: the name of the first side.
  ///   - second: the name of the second side.
  init(_ error: LayoutError, between first: String, and second: String) {
    code = error.code
    message = error.sentence(first: first, second: second)
  }
}

extension ConstraintProblem {
  /// Checks the parts of a constraint, whatever tree its items are in.
  ///
  /// - Parameter allowsMixedAxes: whether a horizontal place may be related to a vertical one.
  ///   UIKit accepts such a constraint until a layout contains it.
  @MainActor static func check(
    _ first: ConstraintOperand, _ second: ConstraintOperand?, multiplier: Double, constant: Double,
    priority: Float, allowsMixedAxes: Bool = false
  ) throws(ConstraintProblem) {
    var attributes = (first.comparedAttribute, second?.comparedAttribute ?? .notAnAttribute)
    if allowsMixedAxes, let second, first.isPlace, second.isPlace, first.axis != second.axis {
      // The other rules are those of any pair of places.
      attributes.1 = attributes.0
    }
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(
        firstAttribute: attributes.0, relation: .equal, secondAttribute: attributes.1,
        hasSecondItem: second != nil, multiplier: multiplier, constant: constant,
        priority: Double(priority))
    } catch {
      throw ConstraintProblem(error, between: first.name, and: second?.name ?? "a constant")
    }
  }
}
