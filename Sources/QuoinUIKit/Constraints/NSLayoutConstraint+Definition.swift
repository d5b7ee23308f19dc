// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout

extension NSLayoutConstraint {
  /// Creates a constraint, or throws the reason that it cannot be created. The priority is checked
  /// with the rest.
  package convenience init(
    checking item: Any?, attribute: Attribute, relatedBy relation: Relation,
    toItem other: Any?, attribute otherAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, priority: UILayoutPriority = .required
  ) throws(ConstraintProblem) {
    self.init()
    try define(
      first: NSLayoutConstraint.operand(item, attribute),
      relation, second: NSLayoutConstraint.secondOperand(other, otherAttribute),
      multiplier: multiplier, constant: constant, priority: priority)
  }

  /// Creates a constraint between operands, made by an anchor or by a view of this library.
  convenience init(
    _ first: ConstraintOperand, _ relation: Relation, _ second: ConstraintOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000,
    identifier: String? = nil, origin: ConstraintOrigin = .program
  ) {
    self.init()
    self.origin = origin
    do {
      try define(
        first: first, relation, second: second, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(priority), allowsMixedAxes: true)
    } catch {
      ProgrammerError.stop(error)
    }
    if let identifier { self.identifier = identifier }
  }

  static func operand(
    _ item: Any?, _ attribute: Attribute
  ) throws(ConstraintProblem) -> ConstraintOperand {
    if let view = item as? UIView { return ConstraintOperand(view, attribute) }
    if let guide = item as? UILayoutGuide { return ConstraintOperand(guide, attribute) }
    let given = item.map { "\(type(of: $0))" } ?? "nil"
    throw ConstraintProblem(
      .missingItem,
      message: "An item of a constraint on \(attribute) is \(given); "
        + "give a UIView or a UILayoutGuide.")
  }

  static func secondOperand(
    _ item: Any?, _ attribute: Attribute
  ) throws(ConstraintProblem) -> ConstraintOperand? {
    guard let item else { return nil }
    return try operand(item, attribute)
  }

  func define(
    first: ConstraintOperand, _ relation: Relation, second: ConstraintOperand?,
    multiplier: CGFloat, constant: CGFloat, priority: UILayoutPriority = .required,
    allowsMixedAxes: Bool = false
  ) throws(ConstraintProblem) {
    try ConstraintProblem.check(
      first, second, multiplier: Double(multiplier), constant: Double(constant),
      priority: priority.rawValue, allowsMixedAxes: allowsMixedAxes)
    firstOperand = first
    secondOperand = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    recordLocation()
    if origin == .program { countAsUnused(true) }
  }

  /// Returns a rule of the engine that the constraint breaks.
  func problem(_ error: LayoutError) -> ConstraintProblem {
    ConstraintProblem(
      error, between: firstOperand.name, and: secondOperand?.name ?? "a constant")
  }

  /// The constraint in words, for messages.
  package var summary: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right: [String] = []
    if let second = secondOperand {
      let factor = LayoutText.number(Double(multiplier))
      right.append(multiplier == 1 ? second.name : "\(factor) * \(second.name)")
      if constant != 0 { right.append(constant < 0 ? "-" : "+") }
    }
    if secondOperand == nil || constant != 0 {
      let isDifference = secondOperand != nil
      right.append(LayoutText.number(Double(isDifference ? abs(constant) : constant)))
    }
    let equation = "\(firstOperand.name) \(sign) \(right.joined(separator: " "))"
    let strength =
      priority == .required ? "" : " @\(LayoutText.number(Double(priority.rawValue)))"
    return identifier.map { "\(equation)\(strength) (\($0))" } ?? equation + strength
  }
}
