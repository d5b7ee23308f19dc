// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rule for expressions of a program that are numbers and are kept as they are written.
enum SymbolRule {
  /// Whether an expression is a name, a member, a call or a product of such.
  static func isSymbol(_ expression: SourceExpression) -> Bool {
    switch expression {
    case .name(let name): !["nil", "self", "true", "false"].contains(name)
    case .member(let base?, _): base == .name("self") || isSymbol(base)
    case .call(let callee, let arguments):
      callee.path != nil && arguments.allSatisfy { isSymbol($0.value) || $0.value.value != nil }
    case .binary(let left, "*", let right), .binary(let left, "/", let right):
      [left, right].allSatisfy { isSymbol($0) || $0.value != nil }
    case .tuple(let arguments) where arguments.count == 1:
      arguments[0].label == nil && arguments[0].value.value == nil
        && isSum(arguments[0].value)
    default: false
    }
  }

  private static func isSum(_ expression: SourceExpression) -> Bool {
    switch expression {
    case .binary(let left, "+", let right), .binary(let left, "-", let right):
      [left, right].allSatisfy { isSymbol($0) || $0.value != nil || isSum($0) }
    default: false
    }
  }

  /// Sets the constant of a constraint. Returns whether the expression is one.
  static func set(
    _ expression: SourceExpression, of constraint: inout ConvertedConstraint, isOpen: Bool
  ) -> Bool {
    let term = AffineTerm.term(
      expression, attribute: { _ in nil }, isSymbol: { isOpen && isSymbol($0) })
    guard let term else { return false }
    constraint.constant = term.constant
    constraint.symbols = term.symbols
    return true
  }

  /// The parts of a quotient of two numbers; nil for other expressions.
  static func ratio(_ expression: SourceExpression) -> ConstraintRatio? {
    guard case .binary(let left, "/", let right) = expression, let above = left.value,
      let below = right.value, below != 0
    else { return nil }
    return ConstraintRatio(above: above, below: below)
  }
}
