// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinStage
import QuoinUIKit

/// Compares the frames of a layout before and after a change.
@MainActor struct ChangeMeasure {
  private let layout: CellLayout
  private var root: UIView { layout.window ?? layout.view }

  init(_ layout: CellLayout) { self.layout = layout }

  func change(_ change: () throws -> Void) rethrows -> LayoutChange {
    root.layoutIfNeeded()
    let before = ViewList(layout.view)
    // Views that go have their names before the change.
    let oldNames = ViewNames()
    let names = before.views.map { name(of: $0, oldNames) }
    try change()
    root.layoutIfNeeded()
    let after = ViewList(layout.view)
    let pixel = 1 / max(1, layout.view.traitCollection.displayScale)
    let moved = after.views.compactMap { entry -> (LaidOutView, FrameChange)? in
      let old = before.entry(of: entry.view)?.localFrame
      let isMoved = old.map { $0.isMoved(to: entry.localFrame, by: pixel) } ?? true
      guard isMoved else { return nil }
      return (
        entry,
        FrameChange(name: name(of: entry, layout.viewNames), before: old, after: entry.localFrame)
      )
    }
    let gone = zip(before.views, names).filter { after.entry(of: $0.0.view) == nil }
      .map { FrameChange(name: $0.1, before: $0.0.localFrame, after: nil) }
    let reasons = moved.map { entry, change in (change.name, causes(of: change, entry)) }
    return LayoutChange(
      moved: moved.map(\.1) + gone,
      causes: Dictionary(reasons, uniquingKeysWith: { first, _ in first }))
  }

  private func name(of entry: LaidOutView, _ names: ViewNames) -> String {
    entry.parent == nil ? "root" : names.ownName(of: entry.view) ?? entry.path
  }

  /// The reasons for the numbers that differ.
  private func causes(of change: FrameChange, _ entry: LaidOutView) -> [String] {
    guard let old = change.before, let new = change.after else { return [] }
    return FrameNumber.differing(old, new, within: 0)
      .flatMap { layout.reasons(for: $0.attribute, of: entry.view) }
  }
}
