// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension LoadedScene {
  /// Sets a cell, header or footer that is as wide as its table on the canvas to the current width
  /// of the table. Roots come after the views that show them.
  func fitToTable(_ root: UIView) {
    guard entries.followsTables, let table = root.superview,
      let host = entries.description(of: table), host.rule.kind == .table,
      let canvasWidth = entries.description(of: root)?.frame?.width,
      canvasWidth == host.frame?.width,
      root.frame.width != table.bounds.width
    else { return }
    root.frame.size.width = table.bounds.width
    root.setNeedsLayout()
  }
}
