// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinSnapshots
import QuoinUIKit

/// The views of a layout as boxes: with their actual frames, and with those that expectations
/// require.
@MainActor struct FrameBoxes {
  /// The views with the frames that are expected; the others keep their frames in their superviews.
  let expected: SnapshotBoxes
  /// The views with their frames.
  let found: SnapshotBoxes

  init(_ layout: CellLayout, _ frames: [ExpectedFrame]) {
    // The first expectation of a view counts.
    let frames = Dictionary(
      frames.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    expected = Self.boxes(of: layout) { frames[$0.path] ?? $0.localFrame }
    found = Self.boxes(of: layout, \.localFrame)
  }

  /// The boxes of the shown views, whose frames in their superviews `frame` returns.
  private static func boxes(
    of layout: CellLayout, _ frame: (LaidOutView) -> CGRect
  ) -> SnapshotBoxes {
    let views = layout.views.views
    var origins: [CGPoint] = []
    var boxes: [(title: String, frame: LayoutRect)] = []
    for entry in views {
      let local = frame(entry)
      var origin = CGPoint.zero
      if let parent = entry.parent {
        let bounds = views[parent].view.bounds
        origin = CGPoint(
          x: origins[parent].x + local.minX - bounds.minX,
          y: origins[parent].y + local.minY - bounds.minY)
      }
      origins.append(origin)
      guard entry.isShown else { continue }
      boxes.append(
        (
          title: layout.name(of: entry.view),
          frame: LayoutRect(
            x: Double(origin.x), y: Double(origin.y), width: Double(local.width),
            height: Double(local.height))
        ))
    }
    return SnapshotBoxes(boxes)
  }
}
