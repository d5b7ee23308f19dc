// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Whether numbers agree to a thousandth of a point, or to nine digits.
func isNear(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 0.001 + 1e-9 * abs(second)
}

func isNear(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
  isNear(first.x, second.x) && isNear(first.y, second.y) && isNear(first.width, second.width)
    && isNear(first.height, second.height)
}

func isNear(_ first: LayoutInsets, _ second: LayoutInsets) -> Bool {
  isNear(first.top, second.top) && isNear(first.left, second.left)
    && isNear(first.bottom, second.bottom) && isNear(first.right, second.right)
}
