// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension LayoutEngine {
  /// The rectangle against which edges of children are measured, in the children's coordinates.
  func boundsRect(of id: ItemID) -> LayoutRect {
    if item(id)?.isScrollView == true {
      let size = contentSize(of: id)
      return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let (frame, rect) = (frame(of: id), alignmentRect(of: id))
    let origin = item(id)?.boundsOrigin ?? .zero
    return LayoutRect(
      x: rect.x - frame.x + origin.x, y: rect.y - frame.y + origin.y, width: rect.width,
      height: rect.height)
  }
}
