// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The part of an axis that a rectangle covers.
struct AxisSpan: Equatable {
  var low: Double
  var high: Double

  var middle: Double { (low + high) / 2 }
  var length: Double { high - low }

  /// The part that both cover; nil when they do not overlap.
  func intersection(_ other: AxisSpan) -> AxisSpan? {
    let common = AxisSpan(low: max(low, other.low), high: min(high, other.high))
    return common.length > 0 ? common : nil
  }

  func union(_ other: AxisSpan) -> AxisSpan {
    AxisSpan(low: min(low, other.low), high: max(high, other.high))
  }

  func contains(_ other: AxisSpan) -> Bool { low <= other.low && other.high <= high }
}

extension LayoutRect {
  func span(_ axis: LayoutAxis) -> AxisSpan {
    axis == .horizontal ? AxisSpan(low: x, high: maxX) : AxisSpan(low: y, high: maxY)
  }
}

extension LayoutAxis {
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
