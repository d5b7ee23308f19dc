// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A stored layout of a run or of a grid of subviews. It references the subviews weakly.
@preconcurrency @MainActor
public struct StoredGroup {
  enum Layout {
    case run(SequentialProperty.Layout)
    case grid(MatricalProperty.Layout)
  }

  let layout: Layout
  private let rows: [[WeakView]]

  init(_ rows: [[View]], _ layout: Layout) {
    self.rows = rows.map { $0.map(WeakView.init) }
    self.layout = layout
  }

  /// Returns the views that are subviews of another one now. Released views leave no gap.
  func rows(in parent: View) -> [[View]] {
    rows.map { $0.compactMap(\.view).filter { $0.superview === parent } }
  }

  /// Whether the group consists of exactly these views.
  func isAbout(_ views: [[View]]) -> Bool {
    rows.map { $0.map { $0.view.map(ObjectIdentifier.init) } }
      == views.map { $0.map(ObjectIdentifier.init) }
  }
}
