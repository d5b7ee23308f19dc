// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics

/// An explanation with the statements that caused the problem.
struct LocatedExplanation {
  var explanation: LayoutExplanation
  /// The locations of the statements; empty where they are not known.
  var statements: [String] = []
  /// The code of a mistake in frames; nil for other problems.
  var code: String?
  /// The view whose frame is judged; nil for other problems.
  var view: ObjectIdentifier?

  /// Returns the explanations, those of conflicts of the same statements as one that counts them, and
  /// each text about frames, which rows of one kind have in common, once.
  static func merged(_ all: [LocatedExplanation]) -> [LayoutExplanation] {
    var merged: [(explanation: LayoutExplanation, others: Int)] = []
    var known: [[String]: Int] = [:]
    var texts: Set<String> = []
    for one in all {
      if one.code != nil, !texts.insert(one.explanation.description).inserted { continue }
      if !one.statements.isEmpty, let first = known[one.statements] {
        merged[first].others += 1
        continue
      }
      if !one.statements.isEmpty { known[one.statements] = merged.count }
      merged.append((one.explanation, 0))
    }
    return merged.map { explanation, others in
      guard others > 0 else { return explanation }
      let line = RepeatedConflicts.line(others)
      return LayoutExplanation(
        kind: explanation.kind, root: explanation.root,
        shortText: "\(explanation.shortText)\n  \(line)",
        text: "\(explanation.description)\n   = \(line)")
    }
  }
}
