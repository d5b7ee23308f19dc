// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A member of a conflict group in a line, or several members that are folded.
public struct ConflictLine: Hashable, Sendable {
  /// The requirements that the line is about.
  public var requirements: [LayoutRequirement]
  /// The source location of a constraint, nil when it is not known.
  public var location: String?
  /// The requirement in words.
  public var text: String
  /// Whether the layout ignores the requirement.
  public var isBroken: Bool
  /// The origin of the requirement, as a word; nil for several members.
  public var origin: String?
  /// The kind of the member, by which lines are folded; nil for lines that are never folded.
  var kind: Kind?

  /// The properties that members on one folded line share.
  struct Kind: Hashable, Sendable {
    /// The name of the stack view that made the members, nil for the program's.
    var stack: String?
    var isSize: Bool
    var relation: LayoutRelation
    var constant: Double
  }

  init(
    _ requirement: LayoutRequirement, isBroken: Bool, _ engine: LayoutEngine,
    _ text: RequirementText
  ) {
    requirements = [requirement]
    location = text.location(of: requirement)
    self.text = Self.fact(requirement, engine, text.names) ?? text.line(requirement, in: engine)
    self.isBroken = isBroken
    origin = Self.origin(of: requirement, text.names)
    kind = Self.kind(of: requirement, engine, text.names)
  }

  init(
    _ text: String, about requirements: [LayoutRequirement]
  ) {
    self.requirements = requirements
    self.text = text
    isBroken = false
  }

  /// The length of an item whose frame is given through its mask; nil for other requirements.
  private static func fact(
    _ requirement: LayoutRequirement, _ engine: LayoutEngine, _ names: LayoutNames
  ) -> String? {
    guard case .autoresizingSize(let item, let axis) = requirement, names.isGiven(item) else {
      return nil
    }
    let length = LayoutText.number(engine.alignmentRect(of: item).length(axis))
    return "\(names.item(item)) is \(length) points \(axis == .horizontal ? "wide" : "high")"
  }

  private static func origin(of requirement: LayoutRequirement, _ names: LayoutNames) -> String {
    switch requirement {
    case .constraint(let id): names.origin(id).word
    case .hugging, .compressionResistance: "contentSize"
    case .autoresizingPosition, .autoresizingSize: "autoresizingMask"
    case .givenSize: "givenSize"
    case .nonNegativeSize, .nonNegativeContentSize: "sign"
    }
  }

  private static func kind(
    of requirement: LayoutRequirement, _ engine: LayoutEngine, _ names: LayoutNames
  ) -> Kind? {
    switch requirement {
    case .constraint(let id):
      guard let constraint = engine.constraint(id) else { return nil }
      var stack: String?
      if case .stackView(let name, _) = names.origin(id) { stack = name }
      let attribute = constraint.first.comparedAttribute
      return Kind(
        stack: stack, isSize: attribute == .width || attribute == .height,
        relation: constraint.relation, constant: constraint.constant)
    case .compressionResistance(let item, let axis):
      return Kind(
        stack: nil, isSize: true, relation: .greaterThanOrEqual,
        constant: engine.item(item)?.content(axis)?.size ?? 0)
    case .nonNegativeSize:
      return Kind(stack: nil, isSize: true, relation: .greaterThanOrEqual, constant: 0)
    default:
      return nil
    }
  }
}
