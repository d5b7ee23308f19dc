// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The sides of a constraint as an expression with an operator.
struct OperatorForm {
  var left: String
  var right: String

  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - attribute: Writes an attribute of an item.
  init(_ constraint: ConvertedConstraint, attribute: (ConvertedItem, LayoutAttribute) -> String) {
    left = attribute(constraint.first, constraint.firstAttribute)
    let constant = SwiftLiteral.number(constraint.constant)
    guard let second = constraint.second else {
      right = constraint.constantText
      return
    }
    right = attribute(second, constraint.secondAttribute)
    if let multiplier = constraint.multiplierText {
      right += constraint.factor?.isCompound == true ? " * (\(multiplier))" : " * \(multiplier)"
    }
    for symbol in constraint.symbols {
      right += (symbol.isNegative ? " - " : " + ") + symbol.operand
    }
    if constraint.constant > 0 {
      right += " + \(constant)"
    } else if constraint.constant < 0 {
      right += " - \(SwiftLiteral.number(-constraint.constant))"
    }
  }
}
