// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
import QuoinSnapshots
import QuoinStage

/// A layout as it is drawn on the page of a failure.
@MainActor struct CellPicture {
  /// The name of the cell.
  let name: String
  /// The pictures as SVG elements with their titles.
  let figures: [(title: String, svg: String)]

  /// - Parameter expected: The frames that views should have. If there are any, a picture of them
  ///   and one of both are drawn too.
  init(_ layout: CellLayout, expected: [ExpectedFrame] = []) {
    name = layout.name
    let found = LayoutPicture(layout.scene, showsConstraints: true).svg
    guard !expected.isEmpty else {
      figures = [(layout.name, found)]
      return
    }
    let boxes = FrameBoxes(layout, expected)
    figures = [
      ("\(name), expected", boxes.expected.svg), ("\(name), found", found),
      ("\(name), both: expected red, found blue", SnapshotBoxes.svg(boxes.expected, boxes.found)),
    ]
  }
}
