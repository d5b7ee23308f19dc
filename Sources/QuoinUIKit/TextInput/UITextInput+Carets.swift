// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITextInput {
  /// Returns the position within a range whose caret is closest to a point: the closest line first,
  /// then the closest position in it.
  ///
  /// - Complexity: O(log *n*) carets of a range of *n* characters: lines follow each other
  ///   downwards, and carets of a line to the right.
  func closestCaret(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let count = offset(from: range.start, to: range.end)
    guard count >= 0 else { return nil }
    func caret(_ index: Int) -> CGRect {
      position(from: range.start, offset: index).map(caretRect) ?? .zero
    }
    // Returns the first index that fulfils a condition, which all later ones fulfil; the upper
    // bound if none does.
    func first(_ bounds: Range<Int>, where condition: (CGRect) -> Bool) -> Int {
      var (low, high) = (bounds.lowerBound, bounds.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if condition(caret(middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    func closest(_ candidates: [Int], _ distance: (CGRect) -> CGFloat) -> Int {
      candidates.min { distance(caret($0)) < distance(caret($1)) } ?? 0
    }
    let all = 0..<count + 1
    let below = first(all) { $0.maxY >= point.y }
    let line = closest([below - 1, below].filter(all.contains)) {
      max($0.minY - point.y, point.y - $0.maxY, 0)
    }
    let top = caret(line).minY
    let places = first(all) { $0.minY >= top }..<first(all) { $0.minY > top }
    let right = first(places) { $0.minX >= point.x }
    let place = closest([right - 1, right].filter(places.contains)) { abs($0.minX - point.x) }
    // Of several carets at one place the first is used.
    let x = caret(place).minX
    return position(from: range.start, offset: first(places) { $0.minX >= x })
  }
}
