// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SceneEnvironment {
  /// Adds rows that a view's layout depends on.
  mutating func add(_ rows: [CanvasMeasure], to id: String) {
    guard !rows.isEmpty else { return }
    measures[id, default: []] += rows
  }

  mutating func setBaseMargins(_ margins: MeasuredInsets?, of id: String) {
    guard let margins else { return }
    baseMargins[id] = margins.insets
    add(margins.measures, to: id)
  }

  /// Drops the rows of a kind where the stored frames of the file replace them.
  mutating func removeMeasures(
    of kind: CanvasMeasure.Kind, at edges: Set<InsetEdge>, from id: String
  ) {
    guard let rows = measures[id] else { return }
    measures[id] = rows.compactMap { row in
      guard row.kind == kind else { return row }
      var rest = row
      rest.edges.subtract(edges)
      return rest.edges.isEmpty ? nil : rest
    }
  }
}
