// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads constraints that are written with anchors.
struct AnchorReader {
  let names: ItemNames
  var isOpen = false

  /// The constraints that a statement activates; nil for other statements.
  func activated(_ statement: SourceExpression) -> [ConvertedConstraint]? {
    if case .binary(.member(let base?, "isActive"), "=", .name("true")) = statement {
      return constraint(base).map { [$0] }
    }
    guard case .call(let callee, let arguments) = statement, let path = callee.path,
      arguments.count == 1, arguments[0].label == nil
    else { return nil }
    if path == ["NSLayoutConstraint", "activate"] || path.last == "addConstraints" {
      return list(arguments[0].value)
    }
    return path.last == "addConstraint" ? constraint(arguments[0].value).map { [$0] } : nil
  }

  /// The constraints of a list; nil for other expressions.
  private func list(_ expression: SourceExpression) -> [ConvertedConstraint]? {
    switch expression {
    case .array(let entries):
      return entries.compactMapAll { entry in constraint(entry).map { [$0] } }?.flatMap(\.self)
    case .binary(let first, "+", let second):
      guard let a = list(first), let b = list(second) else { return nil }
      return a + b
    case .call(.member(.array(let lists)?, "flatMap"), let arguments)
    where arguments.map(\.value) == [.closure([], [.name("$0")])]:
      return lists.compactMapAll(list)?.flatMap(\.self)
    default:
      return VisualFormatReader(expression, names: names)?.constraints(isOpen: isOpen)
    }
  }

  /// The constraint that an expression makes; nil for other expressions.
  func constraint(_ expression: SourceExpression) -> ConvertedConstraint? {
    guard case .call(let callee, let arguments) = expression else { return nil }
    if callee == .name("prioritized") || callee == .name("identified"), arguments.count == 2 {
      guard var inner = constraint(arguments[0].value) else { return nil }
      if case .string(let text) = arguments[1].value, callee == .name("identified") {
        inner.identifier = text
        return inner
      }
      guard let priority = ConstraintReader.priority(arguments[1].value) else { return nil }
      inner.priority = priority
      return inner
    }
    if callee == .name("NSLayoutConstraint") { return plain(arguments) }
    guard case .member(let base?, "constraint") = callee, let first = anchor(base) else {
      return nil
    }
    return related(first, arguments)
  }

  private func anchor(_ expression: SourceExpression) -> (ConvertedItem, LayoutAttribute)? {
    guard let path = expression.path, let found = names.item(path), found.rest.count == 1,
      found.rest[0].hasSuffix("Anchor"),
      let attribute = ConstraintReader.attribute(String(found.rest[0].dropLast(6)))
    else { return nil }
    return (found.item, attribute)
  }

  private func related(
    _ first: (ConvertedItem, LayoutAttribute), _ arguments: [SourceArgument]
  ) -> ConvertedConstraint? {
    guard let label = arguments.first?.label else { return nil }
    let isConstant = label.hasSuffix("Constant")
    let relation: LayoutRelation
    switch isConstant ? String(label.dropLast(8)) : label {
    case "equalTo": relation = .equal
    case "lessThanOrEqualTo": relation = .lessThanOrEqual
    case "greaterThanOrEqualTo": relation = .greaterThanOrEqual
    default: return nil
    }
    var result = ConvertedConstraint(first.0, first.1, relation)
    if isConstant {
      guard arguments.count == 1 else { return nil }
      return SymbolRule.set(arguments[0].value, of: &result, isOpen: isOpen) ? result : nil
    }
    guard let second = anchor(arguments[0].value) else { return nil }
    (result.second, result.secondAttribute) = (second.0, second.1)
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "multiplier":
        guard SymbolRule.setMultiplier(argument.value, of: &result, isOpen: isOpen) else {
          return nil
        }
      case "constant":
        guard SymbolRule.set(argument.value, of: &result, isOpen: isOpen) else { return nil }
      default: return nil
      }
    }
    return result
  }

  private func plain(_ arguments: [SourceArgument]) -> ConvertedConstraint? {
    let labels = arguments.map { $0.label ?? "" }
    guard
      labels == [
        "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
      ], let first = item(arguments[0].value), let firstAttribute = attribute(arguments[1].value),
      let relation = ConstraintReader.relation(arguments[2].value)
    else { return nil }
    var result = ConvertedConstraint(first, firstAttribute, relation)
    guard SymbolRule.setMultiplier(arguments[5].value, of: &result, isOpen: isOpen),
      SymbolRule.set(arguments[6].value, of: &result, isOpen: isOpen)
    else { return nil }
    if arguments[3].value != .name("nil") {
      guard let second = item(arguments[3].value), let attribute = attribute(arguments[4].value)
      else { return nil }
      result.second = second
      result.secondAttribute = attribute
    }
    return result
  }

  private func item(_ expression: SourceExpression) -> ConvertedItem? {
    guard let path = expression.path, let found = names.item(path), found.rest.isEmpty else {
      return nil
    }
    return found.item
  }

  private func attribute(_ expression: SourceExpression) -> LayoutAttribute? {
    guard case .member(_, let name) = expression else { return nil }
    return ConstraintReader.attribute(name)
  }
}
