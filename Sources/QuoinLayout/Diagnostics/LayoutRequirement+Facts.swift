// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutRequirement {
  /// Whether the requirement is a fact that no constraint states: a given size, or that no size is
  /// negative.
  package var isFact: Bool {
    switch self {
    case .givenSize, .nonNegativeSize, .nonNegativeContentSize: true
    default: false
    }
  }

  /// The constraint; nil for another requirement.
  package var constraintID: LayoutConstraintID? {
    if case .constraint(let id) = self { id } else { nil }
  }

  /// The item that an autoresizing mask places.
  package var autoresizedItem: ItemID? {
    switch self {
    case .autoresizingPosition(let item, _), .autoresizingSize(let item, _): item
    default: nil
    }
  }

  /// The items that the requirement is about.
  package func items(in engine: LayoutEngine) -> [ItemID] {
    switch self {
    case .constraint(let id):
      guard let constraint = engine.constraint(id) else { return [] }
      return [constraint.first, constraint.second].compactMap { $0 }.flatMap(\.items)
    case .givenSize(let item, _), .nonNegativeSize(let item, _),
      .nonNegativeContentSize(let item, _), .autoresizingPosition(let item, _),
      .autoresizingSize(let item, _), .hugging(let item, _), .compressionResistance(let item, _):
      return [item]
    }
  }

  /// The axes of the requirement.
  package func axes(in engine: LayoutEngine) -> [LayoutAxis] {
    switch self {
    case .constraint(let id):
      guard let constraint = engine.constraint(id) else { return [] }
      return [constraint.first, constraint.second].compactMap { $0?.comparedAttribute.axis }
    case .givenSize(_, let axis), .nonNegativeSize(_, let axis),
      .nonNegativeContentSize(_, let axis), .autoresizingPosition(_, let axis),
      .autoresizingSize(_, let axis), .hugging(_, let axis), .compressionResistance(_, let axis):
      return [axis]
    }
  }
}

extension LayoutEngine {
  /// Returns the origin of a requirement, as far as it decides which member of a conflict is
  /// broken; ordinary for a removed constraint.
  package func breakingClass(of requirement: LayoutRequirement) -> LayoutBreakingClass {
    if case .constraint(let id) = requirement, constraint(id) == nil { return .ordinary }
    var system = lowered
    var row = LoweredRow()
    system.lower(requirement, model, into: &row)
    return row.breaking
  }
}
