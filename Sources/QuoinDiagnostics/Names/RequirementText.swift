// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// Constraints and other requirements as text in explanations.
package struct RequirementText {
  package var names: LayoutNames

  package init(names: LayoutNames) {
    self.names = names
  }

  /// A constraint as an equation, such as `a.width == 0.5*b.width - 32 @750`.
  package func equation(_ constraint: LayoutConstraint) -> String {
    var text = "\(operand(constraint.first)) \(LayoutText.symbol(constraint.relation)) "
    text += rightSide(constraint)
    if constraint.priority != 1000 { text += " @\(LayoutText.number(constraint.priority))" }
    return text
  }

  package func operand(_ operand: LayoutOperand) -> String {
    switch operand {
    case .attribute(let item, let attribute):
      "\(names.item(item)).\(attribute)"
    case .distance(let start, let startAttribute, let end, let endAttribute):
      "distance(\(names.item(start)).\(startAttribute), \(names.item(end)).\(endAttribute))"
    }
  }

  private func rightSide(_ constraint: LayoutConstraint) -> String {
    guard let second = constraint.second, constraint.multiplier != 0 else {
      return LayoutText.number(constraint.constant)
    }
    var text = operand(second)
    if constraint.multiplier != 1 { text = "\(LayoutText.number(constraint.multiplier))*\(text)" }
    guard constraint.constant != 0 else { return text }
    let sign = constraint.constant < 0 ? "-" : "+"
    return "\(text) \(sign) \(LayoutText.number(abs(constraint.constant)))"
  }

  /// A requirement in one line.
  package func line(_ requirement: LayoutRequirement, in engine: LayoutEngine) -> String {
    switch requirement {
    case .constraint(let id):
      return engine.constraint(id).map(equation) ?? "a constraint that was removed"
    case .givenSize(let item, let axis):
      let length = engine.item(item)?.givenSize?.length(axis) ?? 0
      let direction = axis == .horizontal ? "wide" : "high"
      return "\(names.item(item)) is \(LayoutText.number(length)) points \(direction)"
    case .nonNegativeSize(let item, let axis):
      return "the \(LayoutText.side(axis)) of \(names.item(item)) cannot be negative"
    case .nonNegativeContentSize(let item, let axis):
      return "the content \(LayoutText.side(axis)) of \(names.item(item)) cannot be negative"
    case .autoresizingPosition(let item, let axis):
      let coordinate = axis == .horizontal ? "x" : "y"
      return "the autoresizing mask of \(names.item(item)) sets its \(coordinate)"
    case .autoresizingSize(let item, let axis):
      return "the autoresizing mask of \(names.item(item)) sets its \(LayoutText.side(axis))"
    case .hugging(let item, let axis):
      let length = LayoutText.number(engine.item(item)?.content(axis)?.size ?? 0)
      return "\(names.item(item)).\(LayoutText.side(axis)) <= \(length) (content hugging)"
    case .compressionResistance(let item, let axis):
      let length = LayoutText.number(engine.item(item)?.content(axis)?.size ?? 0)
      return "\(names.item(item)).\(LayoutText.side(axis)) >= \(length) (compression resistance)"
    }
  }

  /// A requirement on one line, after the source location of its constraint if that is known.
  func locatedLine(_ requirement: LayoutRequirement, in engine: LayoutEngine) -> String {
    let line = line(requirement, in: engine)
    return location(of: requirement).map { "\($0)  \(line)" } ?? line
  }

  /// The source location of a constraint, nil when it is not known.
  func location(of requirement: LayoutRequirement) -> String? {
    guard case .constraint(let id) = requirement else { return nil }
    return names.location(id)
  }

  /// The subject of a requirement: the left side of a constraint, or a coordinate of an item.
  package func subject(_ requirement: LayoutRequirement, in engine: LayoutEngine) -> String {
    switch requirement {
    case .constraint(let id):
      return engine.constraint(id).map { operand($0.first) } ?? "a constraint that was removed"
    case .autoresizingPosition(let item, let axis):
      return "\(names.item(item)).\(axis == .horizontal ? "x" : "y")"
    case .nonNegativeContentSize(let item, let axis):
      return "the content \(LayoutText.side(axis)) of \(names.item(item))"
    case .givenSize(let item, let axis), .nonNegativeSize(let item, let axis),
      .autoresizingSize(let item, let axis), .hugging(let item, let axis),
      .compressionResistance(let item, let axis):
      return "\(names.item(item)).\(LayoutText.side(axis))"
    }
  }
}
