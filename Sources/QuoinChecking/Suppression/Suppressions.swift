// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The findings that the notes of a file silence.
///
/// Notes are written in the Document section of Xcode's identity inspector. They survive when Xcode
/// saves a file, which removes comments.
struct Suppressions {
  /// The rule about notes with `quoin:disable` that silence nothing.
  static let unusedRule = LayoutRule(
    "unused-suppression", "A note that silences nothing", .warning, certainty: .certain,
    computation: """
      Finds notes with quoin:disable that name no rule, no finding of a rule that runs, or all rules \
      without a reason.
      """,
    reason: "A note that silences nothing hides a finding of tomorrow.",
    example: "quoin:disable truncated-text on a label whose text fits.")

  /// A note, and the elements that it is about.
  private struct Scope {
    var note: SuppressionNote
    /// The index of the object with the note.
    var owner: Int
    /// The indices of the elements whose findings it silences; nil for all of the file.
    var elements: Range<Int>?
  }

  private let file: CheckedFile
  private let scopes: [Scope]

  init(_ file: CheckedFile) {
    self.file = file
    let ends = file.subtreeEnds
    let firstObject = file.elements.indices.first { index in
      let element = file.elements[index]
      return element.name != "placeholder"
        && element.parent.map { file.elements[$0].name == "objects" } ?? false
    }
    scopes = file.elements.indices.flatMap { index -> [Scope] in
      let element = file.elements[index]
      guard element.name == "attributedString", element.element.key == "userComments",
        let owner = element.parent
      else { return [] }
      let isFirst =
        owner == firstObject || file.elements[owner]["placeholderIdentifier"] == "IBFilesOwner"
      return SuppressionNote.notes(in: Self.text(of: element.element)).map { note in
        Scope(
          note: note, owner: owner,
          elements: note.isForFile && isFirst ? nil : Self.range(of: owner, in: file, ends))
      }
    }
  }

  /// The text of notes: the contents of its parts.
  private static func text(of element: MarkupElement) -> String {
    element.children.filter { $0.name == "fragment" }
      .map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
  }

  /// The elements of an object; those of its scene for a controller.
  private static func range(of owner: Int, in file: CheckedFile, _ ends: [Int]) -> Range<Int> {
    var top = owner
    if file.elements[owner]["sceneMemberID"] == "viewController" {
      var next = file.elements[owner].parent
      while let index = next, file.elements[index].name != "scene" {
        next = file.elements[index].parent
      }
      top = next ?? owner
    }
    return top..<ends[top]
  }

  /// Returns findings with the notes that silence them, and a finding for each note that silences
  /// none.
  @MainActor func applied(
    to findings: [LayoutFinding], _ configuration: CheckConfiguration
  ) -> [LayoutFinding] {
    guard !scopes.isEmpty else { return findings }
    var used: Set<[Int]> = []
    let silenced = findings.map { finding -> LayoutFinding in
      var finding = finding
      let place = index(of: finding)
      for (number, scope) in scopes.enumerated() where contains(scope, place) {
        let rule = scope.note.rules.firstIndex { name in
          name == finding.rule || name == "all" && scope.note.reason != nil
        }
        guard let rule else { continue }
        used.insert([number, rule])
        finding.suppression = finding.suppression ?? scope.note.reason ?? scope.note.text
      }
      return finding
    }
    return silenced + unused(except: used, configuration).map(silencedByNote)
  }

  /// A finding about a note, with the note that silences such findings.
  private func silencedByNote(_ finding: LayoutFinding) -> LayoutFinding {
    let place = index(of: finding)
    let scope = scopes.first {
      $0.note.rules.contains(Self.unusedRule.id) && contains($0, place)
    }
    var finding = finding
    finding.suppression = scope.map { $0.note.reason ?? $0.note.text }
    return finding
  }

  private func contains(_ scope: Scope, _ index: Int?) -> Bool {
    guard let range = scope.elements else { return true }
    return index.map(range.contains) ?? false
  }

  /// The element that a finding is about; for a view whose id was made up, that of the view around
  /// it.
  private func index(of finding: LayoutFinding) -> Int? {
    if let location = finding.location, let index = file.index(at: location) { return index }
    if let index = file.index(finding.object) { return index }
    guard let dot = finding.object.firstIndex(of: ".") else { return nil }
    return file.index(String(finding.object[..<dot]))
  }

  @MainActor private func unused(
    except used: Set<[Int]>, _ configuration: CheckConfiguration
  ) -> [LayoutFinding] {
    let severity = configuration.severity(of: Self.unusedRule, in: file.file.name)
    guard severity != .off else { return [] }
    return scopes.enumerated().flatMap { number, scope -> [LayoutFinding] in
      let note = scope.note
      var problems: [(detail: String, message: String)] = []
      if note.rules.isEmpty { problems.append(("", "the note '\(note.text)' names no rule")) }
      if note.isForFile, scope.elements != nil {
        problems.append(
          (
            "file",
            "quoin:disable-file counts on File's Owner or the first object of the file alone"
          ))
      }
      for (index, name) in note.rules.enumerated() where !used.contains([number, index]) {
        guard let message = message(on: name, note, configuration) else { continue }
        problems.append((name, message))
      }
      return problems.map { problem in
        var finding = file.finding(
          Self.unusedRule, at: scope.owner, problem.message, detail: problem.detail)
        finding.severity = severity
        return finding
      }
    }
  }

  /// Returns the reason that a name in a note silences nothing; nil for a rule that does not run.
  @MainActor private func message(
    on name: String, _ note: SuppressionNote, _ configuration: CheckConfiguration
  ) -> String? {
    if name == "all" {
      return note.reason == nil
        ? "the note silences all rules without a reason; write one behind --"
        : "the note silences nothing"
    }
    // Findings about notes are silenced after all others.
    if name == Self.unusedRule.id { return nil }
    guard let rule = RuleCatalog.rule(name) else { return "there is no rule '\(name)'" }
    guard configuration.severity(of: rule, in: file.file.name) != .off else { return nil }
    return "the note silences no finding of \(name)"
  }
}

extension CheckedFile {
  /// The index after the last descendant, for each element.
  fileprivate var subtreeEnds: [Int] {
    var ends = Array(1...max(1, elements.count))
    // An element comes before its descendants.
    for index in elements.indices.reversed() {
      if let parent = elements[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }
}
