// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITextInput {
  /// The position of a range whose caret is closest to a point: the closest line first, then the
  /// closest place in it.
  func closestCaret(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    var best: (position: UITextPosition, row: CGFloat, column: CGFloat)?
    var next: UITextPosition? = range.start
    while let candidate = next, compare(candidate, to: range.end) != .orderedDescending {
      let caret = caretRect(for: candidate)
      let row = max(caret.minY - point.y, point.y - caret.maxY, 0)
      let column = abs(caret.minX - point.x)
      if let known = best, (known.row, known.column) <= (row, column) {
        next = position(from: candidate, offset: 1)
        continue
      }
      best = (candidate, row, column)
      next = position(from: candidate, offset: 1)
    }
    return best?.position
  }
}
