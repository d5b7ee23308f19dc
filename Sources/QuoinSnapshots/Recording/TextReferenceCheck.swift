// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Compares a snapshot with its file.
package struct TextReferenceCheck {
  private let recorder: FileRecorder

  package init(_ recorder: FileRecorder) { self.recorder = recorder }

  /// Compares a snapshot with a reference, and writes as the mode requires.
  package func outcome(_ found: SnapshotContent, _ file: ReferenceFile) -> SnapshotOutcome {
    let path = file.path(engine: found.header.engine)
    let content = Data(found.fileText.utf8)
    let name = ShortPath.path(path)
    switch ReferenceContent(path: path) {
    case .missing:
      return recorder.outcome(
        path: path, content: content, state: .missing,
        explanation: ["there is no reference \(name)"])
    case .unusable(let problem):
      return recorder.outcome(
        path: path, content: content, state: problem.isReplaceable ? .unusable : .blocked,
        explanation: ["\(name): \(problem.sentence)"])
    case .text(let reference):
      if let difference = reference.header.difference(to: found.header) {
        // The reference of the other engine stays; from then on each engine has a file.
        let isOtherEngine = reference.header.engine != found.header.engine
        return recorder.outcome(
          path: path, content: content, state: .different,
          newPath: isOtherEngine ? file.path(ofEngine: found.header.engine) : nil,
          explanation: ["\(name): \(difference)"])
      }
      guard !reference.isEqual(to: found) else {
        return recorder.outcome(path: path, content: content, state: .equal)
      }
      let lines = SnapshotDifference(from: reference, to: found)
        .lines(limit: SnapshotOutcome.mostDifferenceLines)
      var outcome = recorder.outcome(
        path: path, content: content, state: .different,
        explanation: ["the layout differs from \(name)"] + lines.map { "  " + $0 })
      outcome.expected = reference
      return outcome
    }
  }
}
