// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The values of one axis in an evaluation: two positions, or a position and a length.
@MainActor struct AxisEvaluation {
  /// A line of the view, as a fraction of its length, and its position.
  private typealias Anchor = (fraction: Float, position: Float)

  private var first: Anchor?
  private var second: Anchor?
  private(set) var length: Float?

  mutating func set(_ fraction: Float, at position: Float) {
    guard let known = first else {
      first = (fraction, position)
      return
    }
    if known.fraction == fraction {
      FrameWarning.equalFractions(fraction, at: known.position, and: position).report()
    }
    // In the order of the fractions, so that the order of the calls makes no difference.
    let isBefore = known.fraction <= fraction
    first = isBefore ? known : (fraction, position)
    second = isBefore ? (fraction, position) : known
    length = spannedLength
  }

  mutating func setLength(_ length: Float) {
    self.length = length
  }

  /// The length between two positions.
  private var spannedLength: Float? {
    guard let first, let second else { return nil }
    let fraction = second.fraction - first.fraction
    return fraction == 0 ? 0 : (second.position - first.position) / fraction
  }

  /// The start and the length of the view on the axis.
  var span: Span {
    let length = length ?? 0
    guard let first else { return Span(start: 0, length: length) }
    // The position of the left or top edge is used as it is: with an infinite length the sum is
    // NaN.
    if first.fraction == 0 { return Span(start: first.position, length: length) }
    let anchor = second.flatMap { $0.fraction == 1 ? $0 : nil } ?? first
    return Span(start: anchor.position - anchor.fraction * length, length: length)
  }
}
