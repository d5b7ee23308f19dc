// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

@testable import QuoinInterfaceBuilder

extension EvidenceCount {
  /// Adds what the stored frames of controls show of their text lines, sizes and fonts.
  mutating func addControls(
    _ environment: SceneEnvironment, of root: Int, in document: InterfaceDocument,
    controlEras: ControlEras, constraints: [ConstraintDescription]
  ) {
    let controls = StoredControls(
      document: document, controlEras: controlEras, environment: environment,
      geometry: StoredGeometry(document, root: root), constraints: constraints)
    self.controls.append(controls)
    for (index, agrees) in controls.baselineVotes().sorted(by: { $0.key < $1.key }) {
      if let measure = controls.baseline(of: index) { vote(measure, agrees: agrees) }
    }
    for index in controls.indices {
      if let (measure, agrees) = controls.sizeVote(of: index) { vote(measure, agrees: agrees) }
      if let (measure, agrees) = controls.fontVote(of: index) { vote(measure, agrees: agrees) }
    }
  }

  /// Adds what the stored frames of controls show of their insets, when all files are there: first
  /// those that border on containers, then those that border on controls with well-known insets.
  mutating func addAlignments() {
    var known: Set<String> = []
    for (key, count) in alignmentVotes(knowing: []) where count.agreeing >= Self.manyFrames {
      if count.contradicting * Self.manyFrames <= count.agreeing { known.insert(key.row) }
    }
    votes.merge(alignmentVotes(knowing: known)) { first, _ in first }
  }

  /// A row that so many frames show is known if at most one in so many contradicts it.
  private static let manyFrames = 10

  private func alignmentVotes(knowing rows: Set<String>) -> [Key: StoredEvidence] {
    var votes: [Key: StoredEvidence] = [:]
    for controls in controls {
      for (index, agrees) in controls.alignmentVotes(knowing: rows) {
        let key = Key(controls.alignment(of: index))
        votes[key, default: .guess].agreeing += agrees ? 1 : 0
        votes[key, default: .guess].contradicting += agrees ? 0 : 1
      }
    }
    return votes
  }
}
