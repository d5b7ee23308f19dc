// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking
import Testing

@testable import quoin

@MainActor @Suite struct RuleListTests {
  @Test("The list has a line for each rule, with its severity in the default preset")
  func list() {
    let lines = RuleList(RuleCatalog.all).text.split(separator: "\n")
    #expect(lines.count == RuleCatalog.all.count)
    for (line, rule) in zip(lines, RuleCatalog.all) {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      #expect(words.prefix(2).map(String.init) == [rule.id, rule.defaultSeverity.rawValue])
      #expect(line.hasSuffix(rule.summary))
    }
  }

  @Test("A page has the parts of a rule, its severity in each preset, and how to silence it")
  func page() throws {
    let rule = LayoutRule(
      "small-thing", "A small thing", .info, raises: [.matrix, .strict], certainty: .measured,
      computation: "Measures things.", reason: "Small things are hard to see.",
      example: "A thing of 1 point.",
      options: [RuleOption("minimum", "The least size, in points.", defaultValue: "44")])
    let page = try RuleList([rule]).page("small-thing")
    #expect(
      page == """
        small-thing: A small thing

        Computes
          Measures things.

        Why
          Small things are hard to see.

        Example
          A thing of 1 point.

        Severity
          default info, accessibility info, localization info, strict warning, all warning; a matrix other \
        than canvas makes it a warning

        Known
          Computed from measured texts, and reported beyond the error of the measures.

        Options
          minimum (44): The least size, in points.

        Silence
          one object: quoin:disable small-thing -- reason, in its notes in Interface Builder
          a run: --rule small-thing=off
          a project: "rules": {"small-thing": "off"} in .quoin.json
        """)
  }

  @Test("An unknown rule is wrong use")
  func unknown() {
    let error = #expect(throws: ValidationError.self) {
      try RuleList(RuleCatalog.all).page("conflicts")
    }
    #expect(error?.message.contains("Did you mean 'conflict'?") == true)
  }

  @Test("Every rule has a page that says what it computes and why")
  func completePages() {
    for rule in RuleCatalog.all {
      #expect(!rule.computation.isEmpty, "\(rule.id)")
      #expect(!rule.reason.isEmpty, "\(rule.id)")
    }
  }
}
