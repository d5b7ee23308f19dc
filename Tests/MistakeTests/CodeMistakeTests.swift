// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinRender
import QuoinUIKit
import Testing

/// The report of a layout about each mistake is true, smallest and stored.
@MainActor @Suite("Mistakes in code", .serialized) struct CodeMistakeTests {
  @Test("The report is what the mistake leads to, and nothing else", arguments: Mistake.reported)
  func truth(_ mistake: Mistake) {
    let stage = mistake.laidOut()
    let found = FoundProblems(stage.screen)
    let all = stage.screen.layoutRoots.map { FoundProblems($0) }
    var conflicts: [Set<String>] = []
    var broken: [String] = []
    var ambiguities: Set<String> = []
    var codes: [String] = []
    var warnings: [String] = []
    switch mistake.expected {
    case .conflict(let members, let texts): (conflicts, broken) = ([members], texts)
    case .ambiguities(let coordinates): ambiguities = coordinates
    case .problem(let code): codes = [code]
    case .warning(let code, let subject):
      warnings = [code]
      let headlines = all.flatMap(\.warnings).map(\.headline)
      #expect(headlines.count == 1 && headlines.allSatisfy { $0.contains(subject) })
    case .violation(let headline):
      // Behind the location of the constraint.
      #expect(found.violations.count == 1)
      #expect(found.violations.allSatisfy { $0.headline.hasSuffix(headline) })
    case .refusal, .remark, .stop, .shown, .nothing: Issue.record("A layout does not report this")
    }
    #expect(found.groups.map { Set(found.words($0).lines.map(\.text)) } == conflicts)
    #expect(
      found.groups.flatMap { found.words($0).lines.filter(\.isBroken).map(\.text) }.sorted()
        == broken.sorted())
    #expect(found.ambiguities == ambiguities)
    #expect(found.problems.map(\.code) == codes)
    #expect(all.flatMap(\.warnings).map(\.code) == warnings)
  }

  @Test("The report is stored", arguments: Mistake.reported)
  func stored(_ mistake: Mistake) throws {
    try PackageFolder.expect(
      "\(mistake.report(on: mistake.laidOut()))\n", isStoredIn: mistake.storedReport)
  }

  @Test(
    "A picture names as many members of a conflict as it counts",
    arguments: Mistake.reported.filter(\.isConflict))
  func named(_ mistake: Mistake) throws {
    let conflict = try #require(RenderedScene(mistake.laidOut().screen).conflicts.first)
    // The message begins with the number, with "this constraint", or with a cause that has no number.
    let first = conflict.message.split(separator: " ").first
    guard let count = first == "this" ? 1 : first.flatMap({ Int($0) }),
      conflict.message.contains(" cannot ")
    else { return }
    #expect(conflict.constraints.count + conflict.otherMembers.count == count)
  }

  @Test(
    "Without any one of its constraints a conflict is gone, so that it is true and smallest",
    arguments: Mistake.reported.filter(\.isConflict))
  func smallest(_ mistake: Mistake) throws {
    let stage = mistake.laidOut()
    let found = FoundProblems(stage.screen)
    let group = try #require(found.groups.first)
    let all = group.conflicts.map { changeableConstraints(of: $0, found) }
    for members in all {
      // Other sets of the group would remain.
      let others = all.flatMap(\.self).filter { !members.contains($0) }
      for other in others { other.isActive = false }
      for member in members {
        member.isActive = false
        stage.layOut()
        #expect(stage.screen.layoutReport().conflicts.isEmpty, "without \(member)")
        member.isActive = true
      }
      stage.layOut()
      #expect(stage.screen.layoutReport().conflicts.count == 1)
      for other in others { other.isActive = true }
    }
  }

  /// The constraints of a conflict that a program can deactivate. Those of stack views come back in
  /// each pass.
  private func changeableConstraints(
    of conflict: LayoutConflict, _ found: FoundProblems
  ) -> [NSLayoutConstraint] {
    found.explainer.constraints(of: conflict).filter { constraint in
      constraint.identifier?.hasPrefix("UISV") != true
    }
  }

  @Test(
    "The first fix of each problem, applied to the views, solves it and causes no other",
    arguments: Mistake.reported.filter(\.isFixed))
  func fix(_ mistake: Mistake) throws {
    let stage = mistake.laidOut()
    let problems = FoundProblems(stage.screen)
    #expect(problems.count > 0)
    let rest = try problems.applyingFixes {
      stage.layOut()
      return FoundProblems(stage.screen)
    }
    #expect(rest.problems.isEmpty)
  }

  @Test(
    "Each constraint of a conflict is located at its statement",
    arguments: Mistake.reported.filter(\.isConflict))
  func location(_ mistake: Mistake) throws {
    let stage = mistake.laidOut()
    let found = FoundProblems(stage.screen)
    let group = try #require(found.groups.first)
    let marked = try MarkedLines(mistake).lines
    #expect(!marked.isEmpty)
    let names = found.explainer.names
    var reported: Set<Int> = []
    var isOfBlock = false
    for case .constraint(let id) in group.conflicts.flatMap(\.members)
    where names.origin(id).isProgram {
      let text = names.location(id)
      // A dialect without locations gets them later, and is checked from then on.
      guard text != nil || Dialect.located.contains(mistake.dialect) else { continue }
      let location = try #require(text.flatMap(ReportedLocation.init))
      #expect(mistake.file.hasSuffix("/\(location.file)"))
      reported.insert(location.line)
      isOfBlock = isOfBlock || location.isOfBlock
    }
    if isOfBlock {
      // The line of the block, of which the statements are counted.
      #expect(reported.count == 1 && reported.allSatisfy { $0 > mistake.line })
    } else if !reported.isEmpty {
      #expect(reported == marked)
    }
  }
}

extension Mistake {
  /// The views and constraints of the mistake, laid out.
  @MainActor func laidOut(inWindow isInWindow: Bool = false) -> Stage {
    let stage = Stage(isInWindow: isInWindow)
    make(stage)
    stage.layOut()
    return stage
  }

  fileprivate var isConflict: Bool {
    if case .conflict = expected { true } else { false }
  }

  /// Whether the problem is one for which there are fixes.
  fileprivate var isFixed: Bool {
    switch expected {
    case .conflict, .ambiguities: true
    case .problem, .violation, .warning, .refusal, .remark, .stop, .shown, .nothing: false
    }
  }
}
