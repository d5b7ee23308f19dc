// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A constraint between items of one layout root.
package struct ConvertedConstraint: Hashable, Sendable {
  package var first: ConvertedItem
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var second: ConvertedItem?
  package var secondAttribute: LayoutAttribute
  package var multiplier: Double
  /// The parts of a multiplier that is written as a ratio, such as 16 and 9.
  package var ratio: ConstraintRatio?
  /// The multiplier as an expression of the program, such as `ratio`, in place of a number.
  package var factor: SymbolicTerm?
  package var constant: Double
  /// The parts of the constant that are names of the program, such as `margin`.
  package var symbols: [SymbolicTerm] = []
  package var priority: Double
  /// The identifier that reports show.
  package var identifier: String?
  /// The size classes with which the constraint is active; nil for all.
  package var condition: SizeCondition?
  /// The view that owns the constraint.
  package var holder: Int
  /// The id in the file.
  package var id = ""
  /// The property for the constraint, which an outlet refers to; nil for none.
  package var outlet: String?
  /// Whether the statement of a dialect switches off the mask of the second item too.
  var unmasksSecond = false

  package init(
    _ first: ConvertedItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, _ second: ConvertedItem? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, identifier: String? = nil, holder: Int = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.holder = holder
  }
}

/// An expression of the program that is added to a constant, or subtracted from it.
package struct SymbolicTerm: Hashable, Sendable {
  package var text: String
  package var isNegative: Bool
  /// Whether the text has an operator of its own, so that a minus before it needs parentheses.
  var isCompound = false

  var negated: SymbolicTerm {
    SymbolicTerm(text: text, isNegative: !isNegative, isCompound: isCompound)
  }

  /// The text with parentheses where a sign before it needs them.
  var operand: String { isCompound && isNegative ? "(\(text))" : text }
}

/// A multiplier as a fraction.
package struct ConstraintRatio: Hashable, Sendable {
  package var above: Double
  package var below: Double

  /// One divided by a whole number; nil for other numbers.
  static func inverse(of value: Double) -> ConstraintRatio? {
    value > 1 && value == value.rounded() ? ConstraintRatio(above: 1, below: value) : nil
  }
}

extension ConvertedConstraint {
  /// The same relation with its items exchanged; nil for a constraint that has one item or does not
  /// depend on the second one.
  package var turned: ConvertedConstraint? {
    guard let second, multiplier != 0, (1 / multiplier).isFinite else { return nil }
    // Named numbers are not divided.
    guard factor == nil, symbols.isEmpty || multiplier == 1 else { return nil }
    var result = self
    result.first = second
    result.firstAttribute = secondAttribute
    result.second = first
    result.secondAttribute = firstAttribute
    result.multiplier = 1 / multiplier
    result.ratio = ratio.map { ConstraintRatio(above: $0.below, below: $0.above) }
    result.constant = constant == 0 ? 0 : -constant / multiplier
    result.symbols = symbols.map(\.negated)
    // Division by a negative number would keep the direction of the relation.
    if multiplier > 0 {
      switch relation {
      case .lessThanOrEqual: result.relation = .greaterThanOrEqual
      case .greaterThanOrEqual: result.relation = .lessThanOrEqual
      case .equal: break
      }
    }
    return result
  }

  /// The multiplier as an expression of Swift; nil for 1.
  var multiplierText: String? {
    if let factor { return factor.text }
    if let ratio {
      return "\(SwiftLiteral.number(ratio.above)) / \(SwiftLiteral.number(ratio.below))"
    }
    return multiplier == 1 ? nil : SwiftLiteral.number(multiplier)
  }

  /// Whether nothing is added to the second item.
  var hasNoConstant: Bool { constant == 0 && symbols.isEmpty }

  /// The constant as an expression of Swift.
  var constantText: String {
    var text = ""
    for symbol in symbols {
      if text.isEmpty {
        text = (symbol.isNegative ? "-" : "") + symbol.operand
      } else {
        text += (symbol.isNegative ? " - " : " + ") + symbol.operand
      }
    }
    guard !symbols.isEmpty else { return SwiftLiteral.number(constant) }
    if constant > 0 { text += " + \(SwiftLiteral.number(constant))" }
    if constant < 0 { text += " - \(SwiftLiteral.number(-constant))" }
    return text
  }

  /// The constant as an argument, which needs no parentheses.
  var constantArgument: String {
    guard symbols.count == 1, constant == 0, !symbols[0].isNegative, symbols[0].text.isTuple else {
      return constantText
    }
    return String(symbols[0].text.dropFirst().dropLast())
  }

  /// The constraint with margins as edges of the margins guide, for comparison.
  var withGuides: ConvertedConstraint {
    var result = self
    (result.first, result.firstAttribute) = Self.guided(first, firstAttribute)
    if let second {
      let (item, attribute) = Self.guided(second, secondAttribute)
      result.second = item
      result.secondAttribute = attribute
    }
    return result
  }

  private static func guided(
    _ item: ConvertedItem, _ attribute: LayoutAttribute
  ) -> (ConvertedItem, LayoutAttribute) {
    guard case .view(let index) = item, let edge = attribute.edgeOfMargins else {
      return (item, attribute)
    }
    return (.guide(index, .layoutMargins), edge)
  }
}

extension String {
  /// Whether the first parenthesis is closed at the end.
  fileprivate var isTuple: Bool {
    var depth = 0
    guard first == "(", !contains("\"") else { return false }
    let end = firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0
    }
    return end.map { index(after: $0) == endIndex } ?? false
  }
}

extension LayoutAttribute {
  /// The edge of the margins guide for a margin; nil for other attributes.
  var edgeOfMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute is a width or a height.
  var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute is a baseline of a text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
