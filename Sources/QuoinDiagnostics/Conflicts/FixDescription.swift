// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutFix` in words, such as `a.width == 400: priority 1000 -> 999` and `nothing moves, no
/// new problem`.
public struct FixDescription: Hashable, Sendable {
  /// The edit.
  public var edit: String
  /// The other effects of the edit.
  public var effect: String
  /// The facts that the words are about.
  public var fix: LayoutFix

  /// Creates a description from its parts.
  init(edit: String, effect: String, fix: LayoutFix) {
    self.edit = edit
    self.effect = effect
    self.fix = fix
  }

  /// - Parameters:
  ///   - fix: a fix of the last layout.
  ///   - problems: the number of problems that the fix could solve.
  ///   - engine: the engine that found the fix, unchanged since.
  ///   - names: the names of items and constraints.
  public init(
    _ fix: LayoutFix, of problems: Int = 1, in engine: LayoutEngine, names: LayoutNames
  ) {
    self.fix = fix
    edit = Self.edit(fix.edit, engine, RequirementText(names: names))
    var parts: [String] = []
    if fix.solves < problems { parts.append("solves \(fix.solves) of \(problems)") }
    switch fix.movedItems {
    case 0: parts.append("nothing moves")
    case 1: parts.append("moves 1 item")
    default: parts.append("moves \(fix.movedItems) items")
    }
    if fix.isClean {
      parts.append(fix.holdsAtOtherSizes ? "no new problem" : "fits this screen only")
    }
    if fix.newConflicts > 0 {
      parts.append("then \(fix.newConflicts) other \(fix.newConflicts == 1 ? "is" : "are") broken")
    }
    if let first = fix.ambiguities.first {
      let more = fix.newAmbiguities > 1 ? " and \(fix.newAmbiguities - 1) more" : ""
      let verb = fix.newAmbiguities > 1 ? "are" : "is"
      let coordinate = first.coordinate.words
      parts.append("then \(coordinate) of \(names.item(first.item))\(more) \(verb) ambiguous")
    }
    if fix.newCutContents > 0 { parts.append("then content is cut off") }
    effect = parts.joined(separator: ", ")
  }

  /// The whole description.
  public var text: String { "\(edit)  (\(effect))" }

  /// The lines of a report about fixes; none without a fix.
  ///
  /// - Parameter note: a remark that applies to each fix.
  static func lines(_ fixes: [FixDescription], note: String = "") -> [String] {
    guard !fixes.isEmpty else { return [] }
    return ["   = fixes, each tried:\(note)"]
      + fixes.enumerated().map { "     \($0 + 1). \($1.text)" }
  }

  private static func edit(
    _ edit: LayoutEdit, _ engine: LayoutEngine, _ text: RequirementText
  ) -> String {
    switch edit {
    case .setPriority(let requirement, let priority):
      let old = engine.priority(of: requirement) ?? 1000
      return "\(text.line(requirement, in: engine)): priority \(LayoutText.number(old)) -> "
        + LayoutText.number(priority)
    case .setConstant(let id, let constant):
      let old = engine.constraint(id)?.constant ?? 0
      return "\(text.line(.constraint(id), in: engine)): constant \(LayoutText.number(old)) -> "
        + LayoutText.number(constant)
    case .setRelation(let id, let relation):
      let old = engine.constraint(id)?.relation ?? .equal
      return "\(text.line(.constraint(id), in: engine)): relation \(LayoutText.symbol(old)) -> "
        + LayoutText.symbol(relation)
    case .remove(let requirement):
      return "remove \(text.line(requirement, in: engine))"
    case .add(let constraint):
      return "add \(text.equation(constraint))"
    case .stopTranslatingMask(let item):
      return "\(text.names.item(item)): translatesAutoresizingMaskIntoConstraints = false"
    case .stopTranslatingMasks(let items):
      return "translatesAutoresizingMaskIntoConstraints = false for all \(items.count): "
        + names(items, text)
    }
  }

  /// The number of views that an edit names.
  private static let mostNames = 5

  private static func names(_ items: [ItemID], _ text: RequirementText) -> String {
    let names = items.prefix(mostNames).map(text.names.item).joined(separator: ", ")
    return items.count > mostNames ? "\(names) and \(items.count - mostNames) more" : names
  }
}
