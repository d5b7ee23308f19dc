// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Whether rectangles agree to a thousandth of a point.
func isNear(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
  let pairs = [
    (first.x, second.x), (first.y, second.y), (first.width, second.width),
    (first.height, second.height),
  ]
  return pairs.allSatisfy { abs($0 - $1) <= 0.001 }
}

func isNear(_ first: LayoutInsets, _ second: LayoutInsets) -> Bool {
  let pairs = [
    (first.top, second.top), (first.left, second.left), (first.bottom, second.bottom),
    (first.right, second.right),
  ]
  return pairs.allSatisfy { abs($0 - $1) <= 0.001 }
}
