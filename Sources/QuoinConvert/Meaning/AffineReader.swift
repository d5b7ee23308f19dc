// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// An attribute of an item times a number plus a number, or a number alone.
struct AffineTerm {
  var item: ConvertedItem?
  var attribute = LayoutAttribute.notAnAttribute
  var multiplier = 0.0
  var constant = 0.0
  var symbols: [SymbolicTerm] = []
  /// The multiplier as it is written, when it is a quotient.
  var ratio: ConstraintRatio?
  /// The multiplier as an expression of the program, in place of a number.
  var factor: SymbolicTerm?

  /// Reads a term.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - attribute: Reads an expression without arithmetic.
  ///   - isSymbol: Whether an expression is a number of the program, which stays as it is written.
  static func term(
    _ expression: SourceExpression,
    attribute read: (SourceExpression) -> (ConvertedItem, LayoutAttribute)?,
    isSymbol: (SourceExpression) -> Bool = { _ in false }
  ) -> AffineTerm? {
    if let value = expression.value { return AffineTerm(constant: value) }
    if let (item, attribute) = read(expression) {
      return AffineTerm(item: item, attribute: attribute, multiplier: 1)
    }
    // Parentheses around a whole term mean nothing.
    if !expression.isTuple, isSymbol(expression), let symbol = SymbolicTerm(expression) {
      return AffineTerm(symbols: [symbol])
    }
    switch expression {
    case .prefix("-", let operand):
      guard let inner = term(operand, attribute: read, isSymbol: isSymbol), inner.item == nil else {
        return nil
      }
      return AffineTerm(constant: -inner.constant, symbols: inner.symbols.map(\.negated))
    case .tuple(let arguments) where arguments.count == 1:
      return term(arguments[0].value, attribute: read, isSymbol: isSymbol)
    case .binary(let left, let sign, let right):
      guard let a = term(left, attribute: read, isSymbol: isSymbol),
        let b = term(right, attribute: read, isSymbol: isSymbol)
      else { return nil }
      return combined(a, sign, b)
    default: return nil
    }
  }

  /// The ratio of two whole numbers; nil where it is a whole number or has other parts.
  private static func quotient(_ term: AffineTerm, _ divisor: Double) -> ConstraintRatio? {
    let value = term.multiplier / divisor
    guard term.item != nil, term.constant == 0, term.ratio == nil, term.multiplier != 1,
      term.multiplier == term.multiplier.rounded(), divisor == divisor.rounded(),
      value != value.rounded()
    else { return nil }
    return ConstraintRatio(above: term.multiplier, below: divisor)
  }

  private static func combined(_ a: AffineTerm, _ sign: String, _ b: AffineTerm) -> AffineTerm? {
    var result = a.item == nil ? b : a
    if sign == "*" || sign == "/" { result.ratio = nil }
    if let scaled = scaled(a, sign, b) { return scaled }
    switch sign {
    case "+" where a.item == nil || b.item == nil:
      result.constant = a.constant + b.constant
      result.symbols = a.symbols + b.symbols
    case "-" where b.item == nil:
      result = a
      result.constant -= b.constant
      result.symbols += b.symbols.map(\.negated)
    case _ where !a.symbols.isEmpty || !b.symbols.isEmpty || result.factor != nil: return nil
    case "*" where a.item == nil || b.item == nil:
      let factor = a.item == nil ? a.constant : b.constant
      result.multiplier *= factor
      result.constant *= factor
    case "/" where b.item == nil && b.constant != 0:
      result = a
      result.multiplier /= b.constant
      result.ratio = quotient(a, b.constant)
      result.constant /= b.constant
    default: return nil
    }
    return result
  }

  /// An attribute times an expression of the program, or divided by one; nil for other terms.
  private static func scaled(_ a: AffineTerm, _ sign: String, _ b: AffineTerm) -> AffineTerm? {
    let isProduct = sign == "*"
    guard isProduct || sign == "/" && a.item != nil else { return nil }
    let (term, scale) = a.item == nil ? (b, a) : (a, b)
    guard term.item != nil, term.multiplier == 1, term.factor == nil, term.constant == 0,
      term.symbols.isEmpty, scale.item == nil, scale.constant == 0, scale.symbols.count == 1
    else { return nil }
    var result = term
    result.factor = isProduct ? scale.symbols[0].factor : scale.symbols[0].inverse
    return result.factor == nil ? nil : result
  }

  /// The constraint of a relation between an attribute and the term.
  func constraint(
    _ first: (ConvertedItem, LayoutAttribute), _ relation: LayoutRelation
  ) -> ConvertedConstraint {
    var result = ConvertedConstraint(
      first.0, first.1, relation, item, attribute, multiplier: item == nil ? 1 : multiplier,
      constant: constant)
    result.symbols = symbols
    result.ratio = item == nil ? nil : ratio
    result.factor = item == nil ? nil : factor
    return result
  }
}
