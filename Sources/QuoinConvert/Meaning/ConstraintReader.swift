// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads the constraints that statements of a dialect make.
package struct ConstraintReader {
  let names: ItemNames
  let dialect: ConversionDialect

  /// Whether constants may be names of the program.
  let isOpen: Bool

  package init(_ names: ItemNames, _ dialect: ConversionDialect, isOpen: Bool = false) {
    self.names = names
    self.dialect = dialect
    self.isOpen = isOpen
  }

  /// The constraints of statements, in the order in which they are activated; nil for code that is
  /// not understood.
  package func constraints(in text: String) -> [ConvertedConstraint]? {
    guard let statements = SourceParser.statements(in: text) else { return nil }
    var result: [ConvertedConstraint] = []
    for statement in statements {
      guard let constraints = constraints(of: statement) else { return nil }
      result += constraints
    }
    return result
  }

  /// The constraints that are entries of an array, with commas after them.
  package func entries(in text: String) -> [ConvertedConstraint]? {
    let list = "[\n\(text)\n]"
    if let anchors = constraints(in: "NSLayoutConstraint.activate(\(list))") { return anchors }
    guard case .array(let entries)? = SourceParser.statements(in: list)?.first else { return nil }
    var result: [ConvertedConstraint] = []
    for entry in entries {
      guard let constraints = constraints(of: entry.withoutActivation) else { return nil }
      result += constraints
    }
    return result
  }

  private func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    // Every dialect uses anchors for constraints that it cannot express.
    if let constraints = AnchorReader(names: names, isOpen: isOpen).activated(statement) {
      return constraints
    }
    switch dialect {
    case .anchors, .notAutoLayout: return nil
    case .cartography:
      return CartographyReader(names: names, isOpen: isOpen).constraints(of: statement)
    case .swiftAutoLayout:
      return SwiftAutoLayoutReader(names: names, isOpen: isOpen).constraints(of: statement)
    case .mortar:
      return MortarReader(names: names, isOpen: isOpen).constraints(of: statement)
    case .mortarVFL:
      return MortarVFLReader(names: names, isOpen: isOpen).constraints(of: statement)
        ?? MortarReader(names: names, isOpen: isOpen).constraints(of: statement)
    }
  }

  /// The priority that an expression gives.
  static func priority(_ expression: SourceExpression) -> Double? {
    switch expression {
    case .member(let base?, "rawValue"): priority(base)
    case .member(_, let name):
      [
        "fittingSizeLevel": 50, "defaultLow": 250, "low": 250, "medium": 500, "defaultHigh": 750,
        "high": 750, "required": 1000,
      ][name]
    case .call(.name(let type), let arguments)
    where arguments.count == 1
      && ["UILayoutPriority", "LayoutPriority", "ConstraintPriority"].contains(type):
      priority(arguments[0].value)
    case .call(.member(_, "init"), let arguments)
    where arguments.count == 1: priority(arguments[0].value)
    case .binary(let level, let sign, let number) where sign == "+" || sign == "-":
      if let a = priority(level), let b = number.value { sign == "+" ? a + b : a - b } else { nil }
    default: expression.value
    }
  }

  /// Returns the relation for a word.
  static func relation(_ expression: SourceExpression) -> LayoutRelation? {
    guard case .member(_, let name) = expression else { return nil }
    return switch name {
    case "equal": .equal
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: nil
    }
  }

  /// The attribute with a name.
  static func attribute(_ name: String) -> LayoutAttribute? {
    attributes[name]
  }

  private static let attributes = Dictionary(
    uniqueKeysWithValues: LayoutAttribute.allCases.map { ("\($0)", $0) })
}

extension SourceExpression {
  /// The statement of an entry that leaves its constraints inactive.
  fileprivate var withoutActivation: SourceExpression {
    switch self {
    case .binary(let statement, "~~", .member(nil, "deactivated")): statement
    case .member(let chain?, "constraints"): chain.withoutActivation
    case .member(let base?, let name): .member(base.withoutActivation, name)
    case .call(let callee, let arguments):
      .call(
        callee.withoutActivation,
        arguments.filter { $0.label != "activate" || $0.value != .name("false") })
    default: self
    }
  }
}
