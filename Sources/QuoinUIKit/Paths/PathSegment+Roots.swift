// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
import Foundation

extension PathSegment {
  /// Returns the value of one coordinate at a parameter from 0 to 1.
  func value(_ axis: KeyPath<CGPoint, CGFloat>, at parameter: CGFloat) -> CGFloat {
    var values = points.map { $0[keyPath: axis] }
    // De Casteljau's algorithm: it interpolates between neighbours until one value is left.
    while values.count > 1 {
      values = zip(values, values.dropFirst()).map { $0 + ($1 - $0) * parameter }
    }
    return values[0]
  }

  /// Returns the parameters between 0 and 1 at which a coordinate has an extreme value.
  func extremes(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let values = points.map { $0[keyPath: axis] }
    // The derivative is a Bézier curve of the differences, up to a factor.
    let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
    let roots: [CGFloat] =
      switch slopes.count {
      case 2: Self.roots(0, slopes[1] - slopes[0], slopes[0])
      case 3:
        Self.roots(
          slopes[0] - 2 * slopes[1] + slopes[2], 2 * (slopes[1] - slopes[0]), slopes[0])
      default: []
      }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the real solutions of `a·t² + b·t + c = 0`.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form without a difference of nearly equal numbers.
    let half = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return half == 0 ? [0] : [half / a, c / half]
  }

  /// The points of the segment that bound it: its ends and extremes.
  var boundaryPoints: [CGPoint] {
    var result = [points[0], points[points.count - 1]]
    for parameter in extremes(\.x) + extremes(\.y) {
      result.append(CGPoint(x: value(\.x, at: parameter), y: value(\.y, at: parameter)))
    }
    return result
  }

  /// Returns the number of crossings of the segment with the ray from a point to the right:
  /// downward crossings count 1, upward crossings -1 and, if `parity` is set, 1.
  func crossings(rightOf point: CGPoint, parity: Bool) -> Int {
    let bounds = [0] + extremes(\.y) + [1]
    return zip(bounds, bounds.dropFirst()).reduce(0) { sum, part in
      let (low, high) = part
      let start = value(\.y, at: low)
      let end = value(\.y, at: high)
      // Half-open, so that a ray through the end of two parts counts once.
      let isDown = start <= point.y && point.y < end
      let isUp = end <= point.y && point.y < start
      guard isDown || isUp, value(\.x, at: parameter(low, high, y: point.y)) > point.x else {
        return sum
      }
      return sum + (isDown || parity ? 1 : -1)
    }
  }

  /// Returns the parameter of a height in a part of the segment in which heights only rise or only
  /// fall.
  private func parameter(_ low: CGFloat, _ high: CGFloat, y: CGFloat) -> CGFloat {
    var (low, high) = (low, high)
    let rises = value(\.y, at: low) < value(\.y, at: high)
    // 52 halvings exhaust the digits of a parameter.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (value(\.y, at: middle) <= y) == rises { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
#endif
