// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A ``LayoutConflict`` in words.
///
/// ```text
/// these 3 constraints cannot all hold (horizontal)
///   Form.swift:21  title.left == form.left + 16
///   Form.swift:24  title.right == form.right - 16
///   Form.swift:31  title.width == 400  <- dropped
///   form is 320 points wide
///   without the dropped one, title.width is 288 instead of 400
///   try: lower title.width == 400 below 1000, or remove one of the 3
/// ```
public struct ConflictDescription: Hashable, Sendable {
  /// A requirement of the conflict.
  public struct Line: Hashable, Sendable {
    /// The requirement that the line is about.
    public var requirement: LayoutRequirement
    /// Where the constraint was made, if that is known.
    public var place: String?
    /// The requirement itself, such as `title.width == 400`.
    public var text: String
    /// Whether the layout goes on without it.
    public var isBroken: Bool
  }

  /// How many of what cannot hold, and in which direction.
  public var headline: String
  /// What cannot hold together and was asked for, in order of activation.
  public var lines: [Line]
  /// What else plays a part and cannot be changed by constraints: given sizes, and that no size is
  /// negative.
  public var facts: [Line]
  /// What the other requirements lead to, and what the broken one asks for.
  public var contradiction: String
  /// What to do about it.
  public var suggestion: String

  /// - Parameters:
  ///   - conflict: a conflict of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: what items and constraints are called.
  public init(_ conflict: LayoutConflict, in engine: LayoutEngine, names: LayoutNames) {
    let text = LayoutText(names: names)
    let all = conflict.members.map { member in
      Line(
        requirement: member, place: member.place(names), text: text.line(member, in: engine),
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
    let width = lines.reduce(0) { max($0, $1.place?.count ?? 0) }
    var result = [headline]
    for line in lines {
      let place = line.place ?? ""
      let column =
        width == 0 ? "" : place + String(repeating: " ", count: width - place.count + 2)
      result.append("  \(column)\(line.text)\(line.isBroken ? "  <- dropped" : "")")
    }
    for fact in facts { result.append("  \(fact.text)") }
    result.append("  \(contradiction)")
    result.append("  \(suggestion)")
    return result.joined(separator: "\n")
  }

  private static func headline(_ count: Int, _ axes: [LayoutAxis]) -> String {
    let directions = LayoutAxis.allCases.filter(axes.contains).map { "\($0)" }
    let direction = directions.joined(separator: " and ")
    return count == 1
      ? "this constraint cannot hold (\(direction))"
      : "these \(count) constraints cannot all hold (\(direction))"
  }

  private static func suggestion(
    _ conflict: LayoutConflict, _ lines: [Line], _ text: LayoutText
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

extension LayoutRequirement {
  fileprivate func place(_ names: LayoutNames) -> String? {
    guard case .constraint(let id) = self else { return nil }
    return names.place(id)
  }
}

extension LayoutEngine {
  /// How the layout without a broken requirement misses it.
  fileprivate func contradiction(of broken: LayoutRequirement, _ text: LayoutText) -> String {
    // Lowering works in scratch space of the system, so it works on a copy.
    var system = lowered
    let (found, relation, wanted) = system.comparison(of: broken, model)
    let bound =
      switch relation {
      case .lessThanOrEqual: "at most "
      case .equal: ""
      case .greaterThanOrEqual: "at least "
      }
    return "without the dropped one, \(text.subject(broken, in: self)) is "
      + "\(LayoutText.number(found)) instead of \(bound)\(LayoutText.number(wanted))"
  }
}
