// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation

/// Ambiguities as findings, those of one container that is too full as one.
@MainActor struct AmbiguityFindings {
  private(set) var findings: [ExpectationFinding] = []

  init(_ ambiguities: [ExplainedAmbiguity]) {
    var containers: Set<String> = []
    for ambiguity in ambiguities {
      guard let full = ambiguity.words.full else {
        findings.append(Self.finding(ambiguity.words))
        continue
      }
      guard containers.insert(full.sentence).inserted else { continue }
      let parts = ambiguities.filter { $0.words.full?.sentence == full.sentence }
      findings.append(Self.finding(full, of: parts))
    }
  }

  private static func finding(_ words: DegreeOfFreedomDescription) -> ExpectationFinding {
    ExpectationFinding(key: words.headline, message: words.headline) {
      [words.range, words.cause] + [words.followers].compactMap(\.self)
        + FixWords.lines(words.fixes)
    }
  }

  /// The key has no numbers, which differ between devices.
  private static func finding(
    _ full: FullContainer, of parts: [ExplainedAmbiguity]
  ) -> ExpectationFinding {
    let first = parts.first?.words
    return ExpectationFinding(
      key: full.subject, message: "\(full.subject): \(full.sentence)",
      explaining: Set(parts.flatMap(\.coordinates).compactMap(FrameSide.init))
    ) {
      [first?.cause].compactMap(\.self) + FixWords.lines(first?.fixes ?? [])
    }
  }
}
