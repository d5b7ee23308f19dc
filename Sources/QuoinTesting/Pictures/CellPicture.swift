// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
import QuoinStage

/// A layout as it is drawn on the page of a failure.
@MainActor struct CellPicture {
  /// The name of the cell.
  let name: String
  let picture: LayoutPicture

  init(_ layout: CellLayout) {
    name = layout.name
    picture = LayoutPicture(layout.scene, showsConstraints: true)
  }
}
