// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Reads blocks of Cartography.
struct CartographyReader {
  let names: ItemNames

  func constraints(of statement: SourceExpression) -> [ConvertedConstraint]? {
    guard case .call(.name("constrain"), let arguments) = statement,
      case .closure(let parameters, let body)? = arguments.last?.value,
      parameters.count == arguments.count - 1
    else { return nil }
    var items: [String: ConvertedItem] = [:]
    for (argument, parameter) in zip(arguments, parameters) {
      guard argument.label == nil, let path = argument.value.path, let found = names.item(path),
        found.rest.isEmpty
      else { return nil }
      items[parameter] = found.item
    }
    var result: [ConvertedConstraint] = []
    for line in body {
      guard let constraint = constraint(line, items) else { return nil }
      result.append(constraint)
    }
    return result
  }

  private func constraint(
    _ line: SourceExpression, _ items: [String: ConvertedItem]
  ) -> ConvertedConstraint? {
    switch line {
    case .binary(.member(let base?, "identifier"), "=", .string(let identifier)):
      var result = constraint(base, items)
      result?.identifier = identifier
      return result
    case .tuple(let arguments) where arguments.count == 1:
      return constraint(arguments[0].value, items)
    case .binary(let relation, "~", let level):
      guard let priority = ConstraintReader.priority(level) else { return nil }
      var result = constraint(relation, items)
      result?.priority = priority
      return result
    case .binary(let left, let sign, let right):
      let relation: LayoutRelation
      switch sign {
      case "==": relation = .equal
      case "<=": relation = .lessThanOrEqual
      case ">=": relation = .greaterThanOrEqual
      default: return nil
      }
      let attribute = { self.attribute($0, items) }
      guard let first = attribute(left), let term = AffineTerm.term(right, attribute: attribute) else {
        return nil
      }
      return term.constraint(first, relation)
    default: return nil
    }
  }

  private func attribute(
    _ expression: SourceExpression, _ items: [String: ConvertedItem]
  ) -> (ConvertedItem, LayoutAttribute)? {
    guard var path = expression.path, let item = items[path[0]], path.count > 1 else { return nil }
    path.removeFirst()
    let attribute = ConstraintReader.attribute(path.removeLast())
    guard let attribute else { return nil }
    if path.isEmpty { return (item, attribute) }
    guard path.count == 1, let guide = ConvertedGuide(rawValue: path[0]),
      case .view(let view) = item
    else { return nil }
    return (.guide(view, guide), attribute)
  }
}
