// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinSnapshots
import QuoinUIKit

/// Lays out the subject of a snapshot.
@MainActor enum SnapshotMaking {
  /// The value that a snapshot compares, or the reasons that there is none.
  enum Made<Value> {
    case value(Value)
    /// The reasons, one line each.
    case failed([String])
  }

  /// Returns the text of the layouts in the configurations of a matrix.
  static func text(
    in matrix: LayoutMatrix, _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows -> Made<SnapshotContent> {
    var contents: [(name: String, content: SnapshotContent)] = []
    func add(_ layout: CellLayout) { contents.append((layout.name, layout.snapshotText.content)) }
    let failures = try LayoutRun(matrix).forEach(make, add)
    guard failures.isEmpty, !contents.isEmpty else { return .failed(reasons(failures)) }
    return .value(SnapshotContent(configurations: contents))
  }

  /// The reasons why a matrix gave no layout.
  static func reasons(_ failures: [LayoutRun.Failure]) -> [String] {
    failures.isEmpty
      ? ["the matrix has no configuration, so that nothing was compared"] : failures.map(\.message)
  }
}
