// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The parts of an autoresizing mask along an axis, with exact numbers.
struct AutoresizingSpring {
  let minimumMargin: Fraction
  let length: Fraction
  let parentLength: Fraction
  private let isMinimumFlexible: Bool
  private let isLengthFlexible: Bool
  private let isMaximumFlexible: Bool

  init(_ capture: AutoresizingCapture, _ axis: LayoutAxis) {
    let isHorizontal = axis == .horizontal
    let (frame, parent) = (capture.frame, capture.parentSize)
    minimumMargin = Fraction(shortest: isHorizontal ? frame.x : frame.y) ?? 0
    length = Fraction(shortest: isHorizontal ? frame.width : frame.height) ?? 0
    parentLength = Fraction(shortest: isHorizontal ? parent.width : parent.height) ?? 0
    isMinimumFlexible = capture.mask.contains(
      isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    isLengthFlexible = capture.mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    isMaximumFlexible = capture.mask.contains(
      isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
  }

  var maximumMargin: Fraction { parentLength - minimumMargin - length }

  /// Whether the far edge alone keeps its distance.
  var isHeldByMaximum: Bool { isMinimumFlexible && !isLengthFlexible && !isMaximumFlexible }

  /// The share of a change of the parent that the near margin takes.
  var minimumShare: Fraction { isMinimumFlexible ? share(of: minimumMargin) : 0 }

  /// The share of a change of the parent that the length takes.
  var lengthShare: Fraction { isLengthFlexible ? share(of: length) : 0 }

  private func share(of part: Fraction) -> Fraction {
    let flexible = [
      (isMinimumFlexible, minimumMargin), (isLengthFlexible, length),
      (isMaximumFlexible, maximumMargin),
    ].filter(\.0).map(\.1)
    let total = flexible.reduce(0, +)
    return total == 0 ? Fraction(1, over: flexible.count) : part / total
  }
}
