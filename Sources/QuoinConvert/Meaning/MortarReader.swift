// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads statements of Mortar.
struct MortarReader {
  let names: ItemNames

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .binary(let left, let sign, let right) = statement, let first = attribute(left) else {
      return nil
    }
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
    guard let term = AffineTerm.term(source, attribute: attribute) else { return nil }
    // A number for an edge is counted from the superview.
    guard term.item != nil || first.1.isLength else { return nil }
    var result = term.constraint(first, relation)
    result.priority = priority
    return [result]
  }

  private func attribute(_ expression: SourceExpression) -> (ConvertedItem, LayoutAttribute)? {
    guard let path = expression.path, let found = names.item(path), found.rest.count == 1,
      found.rest[0].hasPrefix("m_")
    else { return nil }
    let name = String(found.rest[0].dropFirst(2))
    let plain = name.hasSuffix("WithinMargin") ? name + "s" : name
    return ConstraintReader.attribute(plain).map { (found.item, $0) }
  }
}
