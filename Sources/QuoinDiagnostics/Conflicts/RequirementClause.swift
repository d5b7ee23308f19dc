// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Requirements as clauses of a sentence, such as `title is to be at least 200 wide`.
struct RequirementClause {
  let engine: LayoutEngine
  let text: RequirementText

  /// The number of requirements that a list names.
  private static let mostListed = 2

  /// A requirement as a clause.
  func words(_ requirement: LayoutRequirement) -> String {
    switch requirement {
    case .constraint(let id):
      guard let constraint = engine.constraint(id) else { return "a constraint was removed" }
      guard let item = requirement.sizedItem(in: engine) else { return text.equation(constraint) }
      let axis = constraint.first.comparedAttribute.axis
      return
        "\(text.names.item(item)) is to be \(length(constraint.constant, constraint.relation, axis))"
    case .autoresizingSize(let item, let axis):
      let value = engine.alignmentRect(of: item).length(axis)
      return "the autoresizing mask makes \(text.names.item(item)) \(length(value, .equal, axis))"
    case .autoresizingPosition(let item, let axis):
      let rect = engine.alignmentRect(of: item)
      let value = PrintedSum.number(axis == .horizontal ? rect.x : rect.y)
      let coordinate = axis == .horizontal ? "x" : "y"
      return "the autoresizing mask puts \(text.names.item(item)) at \(coordinate) \(value)"
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      let value = engine.item(item)?.content(axis)?.size ?? 0
      return "the content of \(text.names.item(item)) is \(length(value, .equal, axis))"
    case .givenSize(let item, let axis):
      let value = engine.item(item)?.givenSize?.length(axis) ?? 0
      return "\(text.names.item(item)) is \(length(value, .equal, axis))"
    case .nonNegativeSize(_, let axis), .nonNegativeContentSize(_, let axis):
      return "no \(LayoutText.side(axis)) is negative"
    }
  }

  /// A length with its bound, such as `at least 200 wide`.
  func length(_ value: Double, _ relation: LayoutRelation, _ axis: LayoutAxis) -> String {
    "\(relation.bound)\(PrintedSum.number(value)) \(axis == .horizontal ? "wide" : "high")"
  }

  /// Returns several requirements as text, such as `a.top == root.top + 10 and b.top == a.top`.
  func list(_ requirements: [LayoutRequirement]) -> String {
    let clauses = requirements.prefix(Self.mostListed).map(words)
    let more = requirements.count - clauses.count
    guard more > 0 else { return clauses.joined(separator: " and ") }
    let rest = more == 1 ? "1 more constraint" : "\(more) more constraints"
    return clauses.joined(separator: ", ") + " and \(rest)"
  }
}
