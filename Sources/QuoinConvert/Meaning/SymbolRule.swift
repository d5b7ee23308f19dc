// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rule for expressions of a program that are numbers and are kept as they are written.
enum SymbolRule {
  /// Whether an expression is a name, a member, a call, or numbers and such with operators.
  static func isSymbol(_ expression: SourceExpression) -> Bool {
    switch expression {
    case .name(let name):
      !["nil", "self", "super", "true", "false"].contains(name) && !name.hasSuffix("?")
    case .member(let base?, let name):
      !name.hasSuffix("?") && (isReceiver(base) || isSymbol(base) || base.value != nil)
    case .call(let callee, let arguments):
      callee.path != nil && arguments.allSatisfy { isOperand($0.value) || isReceiver($0.value) }
    case .subscripted(let base, let index): isSymbol(base) && isOperand(index)
    case .binary(let left, let sign, let right):
      ["*", "/", "??"].contains(sign) && isOperand(left) && isOperand(right)
        && expression.value == nil
    case .ternary(let condition, let first, let second):
      condition.source != nil && isOperand(first) && isOperand(second)
    case .tuple(let arguments) where arguments.count == 1:
      arguments[0].label == nil && arguments[0].value.value == nil
        && (isSum(arguments[0].value) || isSymbol(arguments[0].value))
    default: false
    }
  }

  private static func isReceiver(_ expression: SourceExpression) -> Bool {
    ["self", "Self", "super"].contains { expression == .name($0) }
  }

  /// Whether an expression is a number, with names or without.
  private static func isOperand(_ expression: SourceExpression) -> Bool {
    if expression.value != nil || isSymbol(expression) || isSum(expression) { return true }
    if case .prefix("-", let operand) = expression { return isOperand(operand) }
    return false
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

  /// Sets the multiplier of a constraint. Returns false if the expression is not a multiplier.
  static func setMultiplier(
    _ expression: SourceExpression, of constraint: inout ConvertedConstraint, isOpen: Bool
  ) -> Bool {
    if let value = expression.value {
      constraint.multiplier = value
      constraint.ratio = ratio(expression)
      return true
    }
    guard isOpen, isSymbol(expression), let symbol = SymbolicTerm(expression) else { return false }
    constraint.factor = symbol.factor
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

extension SymbolicTerm {
  /// Prints an expression, in parentheses where a sum would take it apart.
  init?(_ expression: SourceExpression) {
    guard let text = expression.source else { return nil }
    switch expression {
    case .ternary, .binary(_, "??", _): self.init(text: "(\(text))", isNegative: false)
    case .binary: self.init(text: text, isNegative: false, isCompound: true)
    default: self.init(text: text, isNegative: false)
    }
  }

  /// The term as a multiplier; nil for one that is subtracted.
  var factor: SymbolicTerm? { isNegative ? nil : self }

  /// One divided by the term; nil for one that is subtracted.
  var inverse: SymbolicTerm? {
    isNegative
      ? nil
      : SymbolicTerm(
        text: "1 / " + (isCompound ? "(\(text))" : text), isNegative: false, isCompound: true)
  }
}
