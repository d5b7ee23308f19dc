// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A width of layout margins that views have without the file naming it.
struct MarginRow: Sendable {
  var name: String
  var points: Double
  var edges: Set<InsetEdge>
  var evidence: StoredEvidence
  var isDocumented: Bool

  init(
    _ name: String, _ points: Double, edges: Set<InsetEdge> = [.left, .right],
    _ evidence: StoredEvidence, isDocumented: Bool = false
  ) {
    self.name = name
    self.points = points
    self.edges = edges
    self.evidence = evidence
    self.isDocumented = isDocumented
  }

  var measure: CanvasMeasure {
    CanvasMeasure(
      kind: .layoutMargins, row: name, evidence: evidence, edges: edges,
      isDocumented: isDocumented)
  }

  // MARK: Rows

  static let narrowRoot = MarginRow("root narrower than 400 points", 16, .frames(99, against: 1))
  static let wideRoot = MarginRow("root of 400 points or wider", 20, .frames(44))
  static let readableRoot = MarginRow("root that follows the readable width", 0, .guess)
  static let rootEnds = MarginRow(
    "root, top and bottom", 0, edges: [.top, .bottom], .frames(43, against: 1))
  static let televisionRoot = MarginRow(
    "root on a television", 0, edges: Set(InsetEdge.allCases), .guess(against: 1))
  static let inner = MarginRow(
    "other view", 8, edges: Set(InsetEdge.allCases), .frames(86, against: 3), isDocumented: true)

  static let narrowCell = MarginRow("cell", 16, .frames(125))
  static let narrowCellOfXcode11 = MarginRow(
    "cell, builds 14800 to 16999", 15, .frames(20))
  static let wideCell = MarginRow(
    "cell wider than 320 points on a screen of 390 or more", 20, .frames(104, against: 1))
  static let wideOldCellInXib = MarginRow(
    "cell of 414 points or more at the top of a xib, builds 13100 to 14799", 20, .guess)
  static let oddOldCell = MarginRow(
    "cell in a table, narrower than 374 points or wider than 413, on a narrow screen, "
      + "builds 13100 to 14799", 15, .frames(7))
  static let accessory = MarginRow("cell beside its accessory", 8, edges: [.right], .frames(29))
  static let cellEnds = MarginRow(
    "cell, top and bottom", 11, edges: [.top, .bottom], .frames(94, against: 4))
  static let newCellEnds = MarginRow(
    "cell, top and bottom, from build 24000", 15, edges: [.top, .bottom], .frames(27, against: 4))

  static let all = [
    narrowRoot, wideRoot, readableRoot, rootEnds, televisionRoot, inner, narrowCell,
    narrowCellOfXcode11, wideCell, wideOldCellInXib, oddOldCell, accessory, cellEnds, newCellEnds,
  ]
}
