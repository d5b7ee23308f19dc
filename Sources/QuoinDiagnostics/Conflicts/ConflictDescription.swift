// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutConflict` in words.
///
/// ```text
/// these 3 constraints cannot all hold (horizontal)
///   Form.swift:21  title.left == form.left + 16
///   Form.swift:24  title.right == form.right - 16
///   Form.swift:31  title.width == 400  <- broken
///   form is 320 points wide
///   without the broken one, title.width is 288 instead of 400
///   try: lower title.width == 400 below 1000, or remove one of the 3
/// ```
public struct ConflictDescription: Hashable, Sendable {
  /// A requirement of the conflict.
  public struct Line: Hashable, Sendable {
    /// The requirement that the line is about.
    public var requirement: LayoutRequirement
    /// The source location of the constraint, nil when it is not known.
    public var location: String?
    /// The requirement itself, such as `title.width == 400`.
    public var text: String
    /// Whether the layout ignores the requirement.
    public var isBroken: Bool
  }

  /// The number of constraints that cannot hold, and their directions.
  public var headline: String
  /// The requirements that cannot all hold, in order of activation.
  public var lines: [Line]
  /// Members of the conflict that are no constraints: given sizes, and that no size is negative.
  public var facts: [Line]
  /// The solved value without the broken requirement, and the value that this one asks for.
  public var contradiction: String
  /// The change that resolves the conflict.
  public var suggestion: String

  /// - Parameters:
  ///   - conflict: a conflict of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: the names of items and constraints.
  public init(_ conflict: LayoutConflict, in engine: LayoutEngine, names: LayoutNames) {
    let text = RequirementText(names: names)
    let all = conflict.members.map { member in
      Line(
        requirement: member, location: text.location(of: member),
        text: text.line(member, in: engine),
        isBroken: member == conflict.broken)
    }
    lines = all.filter { !$0.requirement.isFact || $0.isBroken }
    facts = all.filter { $0.requirement.isFact && !$0.isBroken }
    headline = Self.headline(lines.count, conflict.members.flatMap { $0.axes(in: engine) })
    contradiction = engine.contradiction(of: conflict.broken, text)
    suggestion = Self.suggestion(conflict, lines, text)
  }

  /// The whole description, one line each.
  public var text: String {
    let members = LocationColumn.lines(lines.map { ($0.location, $0.text, $0.isBroken) })
    var result = [headline] + members.map { "  \($0)" }
    for fact in facts { result.append("  \(fact.text)") }
    result.append("  \(contradiction)")
    result.append("  \(suggestion)")
    return result.joined(separator: "\n")
  }

  private static func headline(_ count: Int, _ axes: [LayoutAxis]) -> String {
    count == 1
      ? "this constraint cannot hold (\(axes.words))"
      : "these \(count) constraints cannot all hold (\(axes.words))"
  }

  private static func suggestion(
    _ conflict: LayoutConflict, _ lines: [Line], _ text: RequirementText
  ) -> String {
    let masked = conflict.members.lazy.compactMap { $0.autoresizedItem }.first
    if let masked {
      return "try: set translatesAutoresizingMaskIntoConstraints of \(text.names.item(masked)) "
        + "to false, or remove one of the \(lines.count)"
    }
    guard lines.count > 1 else { return "try: lower it below 1000, or remove it" }
    let broken = lines.first { $0.isBroken }?.text ?? "one of them"
    return "try: lower \(broken) below 1000, or remove one of the \(lines.count)"
  }
}

extension LayoutEngine {
  /// By how much the layout misses a broken requirement.
  fileprivate func contradiction(of broken: LayoutRequirement, _ text: RequirementText) -> String {
    let (found, relation, wanted) = comparison(of: broken)
    return "without the broken one, \(text.subject(broken, in: self)) is "
      + "\(LayoutText.number(found)) instead of \(relation.bound)\(LayoutText.number(wanted))"
  }
}
