// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One axis of a captured frame: a margin, a size and a margin that add up to the length of the
/// parent.
///
/// When the parent's length changes, each flexible part takes a share of the change in proportion
/// to its length (springs); the others keep their length (struts).
struct SpringParts: Equatable {
  let minMargin: Double
  let size: Double
  let parentLength: Double
  let hasFlexibleMin: Bool
  let hasFlexibleSize: Bool
  let hasFlexibleMax: Bool

  var maxMargin: Double { parentLength - minMargin - size }

  init(_ capture: AutoresizingCapture, _ axis: LayoutAxis) {
    let mask = capture.mask
    let isHorizontal = axis == .horizontal
    minMargin = capture.frame.origin(axis)
    size = capture.frame.size.length(axis)
    parentLength = capture.parentSize.length(axis)
    hasFlexibleMin = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    hasFlexibleSize = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    hasFlexibleMax = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
  }

  /// Whether the item keeps its distance to the far edge alone.
  var isHeldByMaxEdge: Bool { hasFlexibleMin && !hasFlexibleSize && !hasFlexibleMax }

  /// The share of a change that the near margin takes.
  var minShare: Double { hasFlexibleMin ? share(of: minMargin) : 0 }

  /// The share of a change that the size takes.
  var sizeShare: Double { hasFlexibleSize ? share(of: size) : 0 }

  /// The near margin and the size where the parent has another length. No size is negative.
  func resized(toParentLength length: Double) -> (minMargin: Double, size: Double) {
    let change = length - parentLength
    return (minMargin + minShare * change, max(0, size + sizeShare * change))
  }

  private func share(of part: Double) -> Double {
    var total = 0.0
    var count = 0.0
    for (isFlexible, length) in [
      (hasFlexibleMin, minMargin), (hasFlexibleSize, size), (hasFlexibleMax, maxMargin),
    ] where isFlexible {
      total += length
      count += 1
    }
    // Parts that add up to nothing have no proportions: they share equally.
    return LayoutTolerance.isZero(total) ? 1 / count : part / total
  }
}
