// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutConflictGroup` in words.
///
/// ```text
/// error[conflict]: title cannot be 400 wide between 16 and 16: 3 constraints cannot all hold (horizontal)
///   --> Form.swift:31
///    |
///    |  16 + 400 + 16 = 432, but form is 393 wide: 39 too much
///    |
///    |  Form.swift:21  title.left == form.left + 16
///    |  Form.swift:24  form.right == title.right + 16
///    |  Form.swift:31  title.width == 400  <- broken
///    |                 form is 393 points wide
///    = now: title.width is 361 instead of 400; no other view differs
///    = fixes, each tried:
///      1. remove title.width == 400  (nothing moves, no new problem)
/// ```
public struct ConflictGroupDescription: Hashable, Sendable {
  /// The contradiction, such as `title cannot be 400 wide between 16 and 16: 3 constraints cannot
  /// all hold (horizontal)`, or the mistake that explains the whole group, such as a mask that was
  /// left on.
  public var headline: String
  /// The headline without the names of views: the number of constraints that cannot hold, and their
  /// directions, or the mistake.
  public var summary: String
  /// The source location of the broken constraint, nil when it is not known.
  public var location: String?
  /// ``location`` with the folders of the file.
  public var fullLocation: String?
  /// The arithmetic of the first set, and of other sets that are known. <doc:SentencesOfConflicts>
  /// explains the forms that it can have.
  public var sentences: [String]
  /// The known smallest sets, in the order of ``sentences``.
  public var sets: [ConflictSetDescription]
  /// Whether ``sets`` are all smallest sets of the group.
  public var isComplete: Bool
  /// The axes that the members are about, horizontal first.
  public var axes: [LayoutAxis]
  /// The members of all conflicts of the group, facts last.
  public var lines: [ConflictLine]
  /// Notes about members that are not made by the program.
  public var hints: [String]
  /// The hints that state the cause of the conflict.
  var causes: [String]
  /// Whether masks that were left on explain the group.
  var hasForgottenMasks = false
  /// The location of the first constraint of each view whose mask was left on; nil where none is
  /// known.
  var maskLocations: String?
  /// The members that are facts.
  private var facts: Set<LayoutRequirement>
  /// The choice of each broken member, and the multiples of the rows whose sum is the
  /// contradiction.
  public var details: [String]
  /// The values that the layout shows instead of those of the broken requirements.
  public var now: String
  /// The numbers of frames that the broken members would change, as pairs of the value with them
  /// and the actual value.
  public var changes: [FrameDifference]
  /// The number of known sets, when more than one was requested.
  public var setCount: String?
  /// Edits that resolve the group, the best first.
  public var fixes: [FixDescription]
  /// Whether all members have a line of their own in ``text``.
  public var isFull: Bool

  /// The number of fixes among which the removal of a mask is looked for.
  private static let mostTriedForMasks = 12

  /// The number of lines up to which members are not folded.
  private static let mostUnfoldedMembers = 8

  /// - Parameters:
  ///   - group: a group of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: the names, locations and origins.
  ///   - fixLimit: the number of fixes.
  ///   - isFull: whether more than 8 members have one line each.
  ///   - isVerbose: whether there are ``details``.
  /// - Complexity: that of `LayoutEngine/fixes(for:limit:canChange:)`.
  public init(
    _ group: LayoutConflictGroup, in engine: LayoutEngine, names: LayoutNames, fixLimit: Int = 3,
    isFull: Bool = false, isVerbose: Bool = false
  ) {
    let text = RequirementText(names: names)
    self.isFull = isFull
    let broken = Set(group.broken)
    var members: [LayoutRequirement] = []
    var seen: Set<LayoutRequirement> = []
    for member in (group.sets + group.conflicts).flatMap(\.members)
    where seen.insert(member).inserted {
      members.append(member)
    }
    members = members.filter { !names.isFact($0) } + members.filter(names.isFact)
    let facts = Set(members.filter(names.isFact))
    self.facts = facts
    let all = members
    // A window around the view of a controller repeats facts about the view.
    members = all.filter { !facts.contains($0) || Self.isShown($0, facts, engine) }
    lines = members.map { ConflictLine($0, isBroken: broken.contains($0), engine, text) }
    if let index = lines.firstIndex(where: { facts.contains($0.requirements[0]) }) {
      lines[index].requirements += all.filter { facts.contains($0) && !members.contains($0) }
    }
    location = group.broken.lazy.compactMap { text.location(of: $0) }.first
    fullLocation = group.broken.lazy.compactMap(\.constraintID).compactMap(names.fullLocation).first
    sets = group.sets.map {
      ConflictSetDescription($0, isBroken: broken.contains, engine, text)
    }
    sentences = sets.map(\.sentence)
    isComplete = group.isComplete
    let foundAxes = Set(members.flatMap { $0.axes(in: engine) })
    axes = [.horizontal, .vertical].filter(foundAxes.contains)
    details = isVerbose ? Self.details(of: group, engine, text) : []
    let part = engine.part(around: group, isGiven: names.isGiven)
    let shown = ShownLayout(group, engine, part: part, text)
    now = shown.sentence
    changes = shown.differences
    if group.isComplete {
      setCount = group.sets.count == 1 ? "the only set" : "all \(group.sets.count) sets"
    } else if group.sets.count > 1 {
      setCount = "\(group.sets.count) sets, there may be more"
    }
    let edits = engine.fixes(
      for: group, in: part, limit: fixLimit, canChange: names.canChange)
    fixes = edits.map { FixDescription($0, of: group.broken.count, in: engine, names: names) }
    let cause = ConflictCause(group, members, fixLimit > 0 ? edits : nil, engine, text)
    let found = RequirementHints(members, engine, names, cause: cause)
    (causes, hints) = (found.causes, found.causes + found.others)
    summary = cause?.headline(names) ?? Self.summary(members, facts, engine)
    headline = cause?.headline(names) ?? "\(sets.first.map { "\($0.subject): " } ?? "")\(summary)"
    if case .emptyFrame = cause, fixLimit > 0 {
      // The constraints of the content are right.
      let edits = engine.fixes(
        for: group, in: part, limit: Self.mostTriedForMasks, canChange: names.canChange)
      fixes = edits.filter(\.edit.removesMask).prefix(fixLimit).map {
        FixDescription($0, of: group.broken.count, in: engine, names: names)
      }
    }
    if case .forgottenMasks(let items) = cause {
      hasForgottenMasks = true
      maskLocations = MaskLocations(items, members, engine, names).text
    }
  }

  /// The full form, of several lines.
  public var text: String {
    var result = ["error[conflict]: \(headline)"]
    if let place = fullLocation ?? location { result.append("  --> \(place)") }
    if hasForgottenMasks, !isFull, lines.count > Self.mostUnfoldedMembers {
      if let maskLocations { result.append("   = first constraint of each: \(maskLocations)") }
      return (result + FixDescription.lines(fixes)).joined(separator: "\n")
    }
    result.append("   |")
    for sentence in sentences { result.append("   |  \(sentence)") }
    result.append("   |")
    let shown =
      isFull || lines.count <= Self.mostUnfoldedMembers ? lines : FoldedLines(lines).lines
    let column = LocationColumn.lines(shown.map { ($0.location, $0.text, $0.isBroken) })
    for line in column { result.append("   |  \(line)") }
    for hint in hints { result.append("   = note: \(hint)") }
    for detail in details {
      // The rows of the table belong to the line above them.
      result.append(detail.hasPrefix(" ") ? "   \(detail)" : "   = \(detail)")
    }
    if let setCount { result.append("   = \(setCount)") }
    result.append("   = now: \(now)")
    result += FixDescription.lines(fixes)
    return result.joined(separator: "\n")
  }

  /// The text that a program prints while it runs: the headline, the arithmetic of the first set,
  /// the members with their locations, the cause where it is known, and the first fix.
  package var consoleText: String { ConflictConsole(words: self).text }

  /// Whether a member is a fact for the reader of the report.
  func isFact(_ requirement: LayoutRequirement) -> Bool { facts.contains(requirement) }

  /// The summary, the arithmetic of the first set and the first fix, one line each.
  public var shortText: String {
    var result = [summary]
    if let sentence = sentences.first { result.append("  \(sentence)") }
    if let fix = fixes.first { result.append("  fix: \(fix.text)") }
    return result.joined(separator: "\n")
  }

  private static func details(
    of group: LayoutConflictGroup, _ engine: LayoutEngine, _ text: RequirementText
  ) -> [String] {
    let rules = group.conflicts.map { BreakingRule.words(for: $0, engine, text) }
    let tables = group.sets.compactMap { engine.certificate(of: $0) }.flatMap { certificate in
      ["multiples of the rows, whose sum is 0 >= \(PrintedSum.number(certificate.gap)):"]
        + certificate.parts.map { part in
          "  \(LayoutText.number(part.multiple)) × \(text.line(part.requirement, in: engine))"
        }
    }
    return rules + tables
  }

  private static func summary(
    _ members: [LayoutRequirement], _ facts: Set<LayoutRequirement>, _ engine: LayoutEngine
  ) -> String {
    let count = members.count { !facts.contains($0) }
    let direction = members.flatMap { $0.axes(in: engine) }.words
    return count == 1
      ? "this constraint cannot hold (\(direction))"
      : "\(count) constraints cannot all hold (\(direction))"
  }

  /// Whether a fact is listed: of the given lengths of items around each other, the innermost one.
  private static func isShown(
    _ requirement: LayoutRequirement, _ facts: Set<LayoutRequirement>, _ engine: LayoutEngine
  ) -> Bool {
    switch requirement {
    case .autoresizingPosition: return false
    case .autoresizingSize(let item, let axis), .givenSize(let item, let axis):
      return !facts.contains { other in
        guard case .autoresizingSize(let inner, axis) = other else { return false }
        return engine.isItem(inner, inside: item)
      }
    default: return true
    }
  }
}

extension LayoutEdit {
  /// Whether the edit removes the masks of items.
  fileprivate var removesMask: Bool {
    switch self {
    case .stopTranslatingMask, .stopTranslatingMasks: true
    default: false
    }
  }
}
