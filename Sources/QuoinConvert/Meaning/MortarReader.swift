// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads statements of Mortar.
struct MortarReader {
  let names: ItemNames
  var isOpen = false
  /// Whether a name without an attribute may be a view as well as a number.
  var mayBeViews = false

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .binary(let left, let sign, let right) = statement else { return nil }
    if sign == "=", case .string(let identifier) = right,
      case .member(
        .member(.member(.tuple(let inner)?, "layoutConstraints")?, "first?")?, let name) =
        left, name == "identifier", inner.count == 1
    {
      return constraints(of: inner[0].value)?.map {
        var result = $0
        result.identifier = identifier
        return result
      }
    }
    if let parts = parts(left, sign, right) {
      let made = parts.map(constraints(of:))
      return made.contains { $0 == nil } ? nil : made.flatMap { $0 ?? [] }
    }
    guard let first = attribute(left) else { return nil }
    let relation: LayoutRelation
    switch sign {
    case "|=|": relation = .equal
    case "|<|": relation = .lessThanOrEqual
    case "|>|": relation = .greaterThanOrEqual
    default: return nil
    }
    var source = right
    var priority = 1000.0
    if case .binary(let term, "!", let level) = right {
      guard let value = ConstraintReader.priority(level) else { return nil }
      source = term
      priority = value
    }
    let isSymbol = { (expression: SourceExpression) in
      isOpen && SymbolRule.isSymbol(expression)
        && !expression.members.contains { $0.hasPrefix("m_") }
    }
    guard let term = AffineTerm.term(source, attribute: attribute, isSymbol: isSymbol) else {
      return nil
    }
    if mayBeViews, let path = source.path, names.registry?.isView(path) == true {
      guard let other = names.item(path), other.rest.isEmpty else { return nil }
      var result = ConvertedConstraint(first.0, first.1, relation, other.item, first.1)
      result.priority = priority
      return [result]
    }
    // A name alone may be a view; with an operator or parentheses it is none.
    let isNamed = term.symbols.contains {
      $0.text.first?.isUppercase == false
        && $0.text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    }
    if mayBeViews, term.item == nil, isNamed { return nil }
    // A number for an edge is counted from the superview.
    guard term.item != nil || first.1.isLength else { return nil }
    var result = term.constraint(first, relation)
    result.priority = priority
    return [result]
  }

  /// The statements that one with a compound attribute or several targets represents; nil for
  /// others.
  private func parts(
    _ left: SourceExpression, _ sign: String, _ right: SourceExpression
  ) -> [SourceExpression]? {
    if case .array(let targets) = left {
      guard case .array(let sources) = right else {
        return targets.map { .binary($0, sign, right) }
      }
      guard sources.count == targets.count else { return nil }
      return zip(targets, sources).map { .binary($0, sign, $1) }
    }
    if case .array(let sources) = right, left.path?.last?.hasPrefix("m_") == false {
      // Each attribute of the source is that of the target too.
      let names = sources.map { $0.members.filter { $0.hasPrefix("m_") } }
      guard names.allSatisfy({ $0.count == 1 }) else { return nil }
      return zip(names, sources).map { .binary(.member(left, $0.first ?? ""), sign, $1) }
    }
    if case .member(.array(let targets)?, let name) = left {
      return targets.map { .binary(.member($0, name), sign, right) }
    }
    guard case .member(let base?, let name) = left, let names = Self.compounds[name] else {
      return nil
    }
    return names.map { part in
      var source = right
      if case .member(let other?, let same) = right, same == name { source = .member(other, part) }
      return .binary(.member(base, part), sign, source)
    }
  }

  private static let compounds = [
    "m_size": ["m_width", "m_height"], "m_center": ["m_centerX", "m_centerY"],
  ]

  func attribute(_ expression: SourceExpression) -> (ConvertedItem, LayoutAttribute)? {
    guard let path = expression.path, path.last?.hasPrefix("m_") == true,
      let found = names.item(path), found.rest.count == 1
    else { return nil }
    let name = String(found.rest[0].dropFirst(2))
    let plain = name.hasSuffix("WithinMargin") ? name + "s" : name
    return ConstraintReader.attribute(plain).map { (found.item, $0) }
  }
}
