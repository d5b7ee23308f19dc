// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The two circles between which a gradient grows (ISO 32000-1, 8.7.4.5.4), as SVG has them: a focal
/// point from which circles grow to the outer one.
struct PDFCircles {
  /// The centre and the radius of the outer circle, and the focal point.
  let values: [Double]
  /// The radius of the inner circle as a part of that of the outer one.
  let share: Double
  /// Whether the first circle is the outer one.
  let isReversed: Bool

  /// Reads two circles; nil where neither is inside the other, which SVG does not have.
  init?(_ numbers: [Double]) {
    guard numbers.count >= 6 else { return nil }
    let (first, second) = (Array(numbers[..<3]), Array(numbers[3..<6]))
    isReversed = second[2] < first[2]
    let (inner, outer) = isReversed ? (second, first) : (first, second)
    guard inner[2] >= 0, outer[2] > inner[2] else { return nil }
    share = inner[2] / outer[2]
    // Centres move evenly with the radius: the inner circle has its own at its share of the way
    // from the focal point to the outer centre.
    let (outerShare, part) = (1 - share, share)
    let x = (inner[0] - part * outer[0]) / outerShare
    let y = (inner[1] - part * outer[1]) / outerShare
    let (across, down) = (x - outer[0], y - outer[1])
    let distance = (across * across + down * down).squareRoot()
    guard distance <= outer[2] * (1 + 1e-9) else { return nil }
    values = outer + [x, y]
  }
}
