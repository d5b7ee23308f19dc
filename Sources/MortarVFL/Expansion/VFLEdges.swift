// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinLayout

/// The attributes that a statement relates.
struct VFLEdges: Equatable {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let size: LayoutAttribute
  /// The position and the size of a space on the other axis.
  let crossStart: LayoutAttribute
  let crossSize: LayoutAttribute

  /// - Parameter isDirectional: whether an end follows the reading direction, which rules out left
  ///   and right in the whole statement.
  init(_ axis: MortarAxis, isDirectional: Bool) {
    switch (axis, isDirectional) {
    case (.horizontal, true): (start, end) = (.leading, .trailing)
    case (.horizontal, false): (start, end) = (.left, .right)
    case (.vertical, _): (start, end) = (.top, .bottom)
    }
    (size, crossStart, crossSize) =
      axis == .horizontal ? (.width, .top, .height) : (.height, .left, .width)
  }
}
