// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinExplanation
import QuoinUIKit
import Testing

/// A problem is reported wherever one asks for it, so that no answer is a false all-clear.
@MainActor @Suite("Where mistakes are asked for", .serialized) struct EntryPointTests {
  @Test(
    "The window, the screen, each view and each subview give the same explanations", .thorough,
    arguments: Mistake.reported)
  func explanations(_ mistake: Mistake) throws {
    let stage = mistake.laidOut(inWindow: true)
    let window = try #require(stage.window)
    let expected = window.explainProblems()
    switch mistake.expected {
    case .conflict, .ambiguities, .problem: #expect(!expected.isEmpty)
    case .violation, .warning, .refusal, .remark, .stop, .shown, .nothing: break
    }
    for view in stage.views {
      #expect(view.explainProblems() == expected, "asked through \(view)")
    }
  }

  @Test("Reports cover the same problems wherever they begin", arguments: Mistake.reported)
  func reports(_ mistake: Mistake) throws {
    let stage = mistake.laidOut(inWindow: true)
    let expected = try #require(stage.window).summary
    for view in stage.views { #expect(view.summary == expected, "asked through \(view)") }
  }

  @Test(
    "A window around the screen changes neither the kinds nor the number of problems", .thorough,
    arguments: Mistake.reported)
  func window(_ mistake: Mistake) throws {
    let (alone, inWindow) = (mistake.laidOut(), mistake.laidOut(inWindow: true))
    #expect(
      alone.screen.explainProblems().map(\.kind)
        == (try #require(inWindow.window)).explainProblems().map(\.kind))
  }

  @Test("At least 60 mistakes are asked for")
  func count() {
    #expect(Mistake.all.count >= 60)
    #expect(Set(Mistake.all.map(\.storedReport)).count == Mistake.all.count)
  }
}

extension UIView {
  /// The problems of the report about the view.
  fileprivate var summary: [String] {
    let report = layoutReport()
    var summary = report.conflicts.map {
      "conflict of \($0.constraints.map(ObjectIdentifier.init))"
    }
    for ambiguity in report.ambiguities {
      summary.append("\(ambiguity.attribute) \(ObjectIdentifier(ambiguity.item))")
    }
    summary += report.problems.map(\.message)
    summary.append("complete: \(report.isComplete)")
    return summary
  }
}
