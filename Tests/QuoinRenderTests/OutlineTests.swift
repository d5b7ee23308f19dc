// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import Testing

@Suite struct OutlineTests {
  @Test("Views are indented, and problems follow them")
  func viewsAreIndentedAndProblemsFollowInWords() {
    var file = RenderedFile(file: "Form.xib", scenes: [SampleScenes.form], unknown: ["gizmo"])
    file.findings = [
      RenderedFinding(code: "unresolved-reference", line: 3, column: 7, message: "No such item.")
    ]
    #expect(
      file.outline == """
        Form.xib
          Form (s1), retina6_1, 320 × 100
            UIView root  (0 0; 320 100)
              UILabel name  (16 20; 100.5 21)  "A & B"
            conflict: these 2 constraints cannot hold
              c1
              ids: c1, c3 (broken)
            ambiguous: UILabel name: y is not determined, any value from 0 up would do
            problem: this constraint is excluded from the layout
              c4
              id: c4
          remark: 3:7: No such item. [unresolved-reference]
          unknown element: gizmo

        """)
  }

  @Test(
    "A range is described with its bounds",
    arguments: [
      (0.0, 5.0, "any value from 0 to 5"), (-.infinity, 5, "any value up to 5"),
      (2.345, .infinity, "any value from 2.35 up"), (-.infinity, .infinity, "any value"),
    ])
  func aRangeIsToldWithTheEndsThatItHas(low: Double, high: Double, words: String) {
    var scene = SampleScenes.form
    scene.ambiguities = [
      RenderedAmbiguity(view: "name", attribute: .width, minimum: low, maximum: high)
    ]
    let outline = RenderedFile(file: "f", scenes: [scene]).outline
    #expect(outline.contains("UILabel name: width is not determined, \(words) would do\n"))
  }

  @Test("Of a long conflict, only the broken constraints are named")
  func longConflict() {
    var scene = SampleScenes.form
    scene.conflicts = [
      RenderedConflict(
        constraints: (1...9).map { "c\($0)" }, broken: "c3",
        message: "9 constraints cannot all hold",
        otherBroken: ["c7"])
    ]
    let outline = RenderedFile(file: "f", scenes: [scene]).outline
    #expect(outline.contains("\n      ids: c3 (broken), c7 (broken), 7 more\n"))
  }

  @Test("Members without an identifier are told in words, so that all that are counted are named")
  func membersWithoutAnIdentifier() {
    var scene = SampleScenes.form
    scene.conflicts = [
      RenderedConflict(
        constraints: ["c1"], broken: "c1", message: "3 constraints cannot all hold",
        otherMembers: ["name.width == 40", "form.width == 320"])
    ]
    let outline = RenderedFile(file: "f", scenes: [scene]).outline
    let lines = ["ids: c1 (broken)", "without an id: name.width == 40; form.width == 320"]
    #expect(outline.contains(lines.map { "\n      \($0)" }.joined() + "\n"))
  }

  @Test("A coordinate that follows another one has no lines of its own")
  func follower() {
    var scene = SampleScenes.form
    scene.ambiguities = [
      RenderedAmbiguity(
        view: "name", attribute: .width, minimum: 0, maximum: 9, message: "wide\n  fix: a width"),
      RenderedAmbiguity(view: "name", attribute: .x, minimum: 0, maximum: 9, isFollower: true),
    ]
    let outline = RenderedFile(file: "f", scenes: [scene]).outline
    #expect(outline.contains("    ambiguous: wide\n      fix: a width\n    problem: "))
  }

  @Test("Constraints are written as equations")
  func constraintsReadAsEquations() {
    let scene = SampleScenes.form
    #expect(
      scene.constraints.map(\.equation) == [
        "UILabel name.leading == UIView root.leading + 16", "UILabel name.width <= 90 @750",
      ])
  }

  @Test("An equation shows multiplier and negative constant")
  func anEquationShowsMultiplierAndNegativeConstant() {
    var constraint = SampleScenes.form.constraints[0]
    constraint.multiplier = 0.5
    constraint.constant = -8
    constraint.relation = .greaterThanOrEqual
    #expect(constraint.equation == "UILabel name.leading >= 0.5 × UIView root.leading - 8")
  }

  @Test("Long texts and texts with line breaks are one short line")
  func longTextsAndLineBreaksStayOnOneShortLine() {
    var scene = SampleScenes.form
    scene.views[1].appearance.text = "one\n" + String(repeating: "x", count: 60)
    let outline = RenderedFile(file: "f", scenes: [scene]).outline
    #expect(outline.contains("\"one \(String(repeating: "x", count: 35))…\"\n"))
  }
}
