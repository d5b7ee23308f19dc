// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Ranges in messages.
enum RangeText {
  /// Returns a range in words: `at least 12`, `at most 3`, `from 8 to 12`, or the value alone.
  static func words<Bound: Comparable>(_ range: some RangeExpression<Bound>) -> String {
    switch range {
    case let range as ClosedRange<Bound>:
      range.lowerBound == range.upperBound
        ? number(range.lowerBound)
        : "from \(number(range.lowerBound)) to \(number(range.upperBound))"
    case let range as Range<Bound>:
      "from \(number(range.lowerBound)) to below \(number(range.upperBound))"
    case let range as PartialRangeFrom<Bound>: "at least \(number(range.lowerBound))"
    case let range as PartialRangeThrough<Bound>: "at most \(number(range.upperBound))"
    case let range as PartialRangeUpTo<Bound>: "less than \(number(range.upperBound))"
    default: "\(range)"
    }
  }

  private static func number<Bound>(_ bound: Bound) -> String {
    (bound as? CGFloat).map(LengthText.points) ?? "\(bound)"
  }
}

extension RangeExpression<CGFloat> {
  /// Whether a length is in the range. Sums of decimals are not exact, and an end of a range is
  /// meant to be in it, so a length within a hundredth of a point counts too.
  func includes(_ length: CGFloat) -> Bool {
    let hundredth: CGFloat = 0.01
    return contains(length) || contains(length - hundredth) || contains(length + hundredth)
      // The only length of a range such as `8...8`.
      || contains((length * 100).rounded() / 100)
  }
}
