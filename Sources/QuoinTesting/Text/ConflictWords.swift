// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

/// Conflicts and excluded constraints in messages.
@MainActor enum ConflictWords {
  /// The arithmetic, the members with their source locations, and fixes that were tried.
  static func finding(_ conflict: ExplainedConflict) -> ExpectationFinding {
    let words = conflict.words
    let members = words.lines.map(\.text).joined(separator: "\n")
    return ExpectationFinding(key: members, message: words.headline) {
      let facts = words.lines.filter { $0.requirements.allSatisfy(\.isFact) }
      let shown = words.lines.filter { !$0.requirements.allSatisfy(\.isFact) }
      // The sentence names given sizes, so that they need no line.
      let lines = words.sentences.isEmpty ? shown + facts : shown
      let column = LocationColumn.lines(lines.map { ($0.location, $0.text, $0.isBroken) })
      return words.sentences + column.map { "  \($0)" } + words.hints.map { "note: \($0)" }
        + FixWords.lines(words.fixes)
    }
  }

  /// A constraint that the layout leaves out.
  static func finding(_ problem: LayoutHostProblem) -> ExpectationFinding {
    let lines = problem.message.split(whereSeparator: \.isNewline).map(String.init)
    return ExpectationFinding(
      key: problem.code + (lines.first ?? ""), message: lines.first ?? problem.code
    ) { lines.dropFirst().map { String($0.drop { $0 == " " }) } }
  }
}
