// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The stored frames below a layout root, in the coordinates of the root with y going down.
struct StoredGeometry {
  private let document: InterfaceDocument
  private var frames: [Int: LayoutRect] = [:]

  init(_ document: InterfaceDocument, root: Int) {
    self.document = document
    guard let size = document.views[root].frame else { return }
    frames[root] = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    var waiting = [root]
    while let index = waiting.popLast(), let outer = frames[index] {
      for child in document.views[index].children {
        guard let frame = frame(of: child, in: index, at: outer) else { continue }
        frames[child] = frame
        waiting.append(child)
      }
    }
  }

  /// The frame of a view; nil where its stored frame, or that of a view around it, cannot be
  /// trusted.
  subscript(index: Int) -> LayoutRect? { frames[index] }

  private func frame(of child: Int, in parent: Int, at outer: LayoutRect) -> LayoutRect? {
    let view = document.views[child]
    // A frame of zeros was never laid out.
    guard let stored = view.frame, stored != .zero, !view.isMisplaced, !view.isHidden else {
      return nil
    }
    let isFromBottom =
      document.kind.platform == .macOS && !document.isFlipped(document.views[parent])
    let y = isFromBottom ? outer.height - stored.maxY : stored.y
    return LayoutRect(
      x: outer.x + stored.x, y: outer.y + y, width: stored.width, height: stored.height)
  }
}
