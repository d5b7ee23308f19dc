// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

/// What an explanation adds from a check of its file.
@MainActor @Suite struct RulesBesideExplanationsTests {
  @Test("Rules do not run whose problems an explanation has, and their notes are not unused")
  func rules() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Check/wrong-sign/silenced.xib").standardized.path
    let file = try InterfaceFile(contentsOf: path)
    var checker = LayoutChecker(CheckConfiguration(preset: .all))
    var run: Set<String> = []
    checker.willRun = { rule in if let rule { run.insert(rule.id) } }
    let findings = checker.findingsBesideExplanations(of: file)
    #expect(run.contains("touch-target") && run.isDisjoint(with: RuleCatalog.explainedRules))
    #expect(!findings.contains { $0.rule == Suppressions.unusedRule.id })
  }
}
