// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Forms of the sentences of conflicts") struct ConflictFormTests {
  @Test(
    "Each form is explained by a layout that has it, with its constraints and its sentence",
    arguments: ConflictForm.allCases)
  func form(_ form: ConflictForm) throws {
    var fixture = try Fixture(width: 393)
    let title = try fixture.add("title")
    try fixture.relate(form, of: title)
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    let set = try #require(
      ConflictGroupDescription(group, in: fixture.engine, names: fixture.layoutNames).sets.first)
    #expect(set.form == form)
    let example = try Self.example(of: form)
    #expect(set.sentence == example.sentence)
    let constraints = set.lines.filter { line in
      line.requirements.contains { $0.constraintID != nil }
    }
    // The broken constraint is the newest.
    let ordered = constraints.filter { !$0.isBroken } + constraints.filter(\.isBroken)
    #expect(ordered.map(\.text) == example.constraints)
  }

  @Test("A group has the form of each sentence")
  func formsOfGroup() throws {
    var fixture = try Fixture()
    let title = try fixture.add("title")
    try fixture.relate(.others, of: title)
    try fixture.relate(.negative, of: title)
    fixture.engine.layout()
    let descriptions = fixture.engine.conflictGroups().map {
      ConflictGroupDescription($0, in: fixture.engine, names: fixture.layoutNames)
    }
    #expect(descriptions.flatMap(\.sets).map(\.form) == [.others, .negative])
    for description in descriptions {
      #expect(description.sets.map(\.sentence) == description.sentences)
    }
  }

  /// The example of a form in the article: constraints, an empty line, and the sentence.
  private static func example(
    of form: ConflictForm
  ) throws -> (constraints: [String], sentence: String) {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../../Sources/QuoinDiagnostics/QuoinDiagnostics.docc/SentencesOfConflicts.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let heading = "\n### \(form.rawValue.capitalized)\n"
    let section = try #require(text.components(separatedBy: heading).dropFirst().first)
    let block = try #require(section.components(separatedBy: "```text\n").dropFirst().first)
    let lines = block.components(separatedBy: "\n```").first?.components(separatedBy: "\n") ?? []
    return (Array(lines.dropLast(2)), lines.last ?? "")
  }
}

extension Fixture {
  /// Adds the constraints of a conflict whose sentence has a form.
  fileprivate mutating func relate(_ form: ConflictForm, of title: ItemID) throws {
    switch form {
    case .sum:
      try relate(title, .left, .equal, root, .left, 16)
      try relate(root, .right, .equal, title, .right, 16)
      try relate(title, .width, .equal, nil, nil, 400)
    case .negative:
      try relate(title, .height, .equal, nil, nil, -5)
    case .size:
      try relate(root, .height, .equal, nil, nil, 200)
    case .constraints:
      try relate(title, .width, .equal, root, .width)
      try relate(title, .width, .equal, nil, nil, 50)
    case .others:
      try relate(title, .width, .equal, nil, nil, 200)
      try relate(title, .width, .equal, nil, nil, 100)
    case .share:
      try relate(title, .width, .equal, root, .width, multiplier: 0.5)
      try relate(title, .width, .greaterThanOrEqual, nil, nil, 220)
    case .value:
      try relate(title, .centerX, .equal, root, .centerX)
      try relate(title, .left, .equal, root, .left, 16)
      try relate(title, .right, .equal, root, .right, -32)
    }
  }
}
