// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// Whether two rectangles are the same but for what adding up loses: 1e-9 of the larger number.
func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  zip(numbers(first), numbers(second)).allSatisfy { first, second in
    first == second || abs(first - second) <= 1e-9 * max(abs(first), abs(second))
  }
}

/// Whether two rectangles are the same but for what adding up loses.
func isClose(_ first: Rect, _ second: Rect) -> Bool {
  isClose(first.cgValue, second.cgValue)
}

/// The rectangle as set, without standardizing.
private func numbers(_ rect: CGRect) -> [CGFloat] {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
}
#endif
