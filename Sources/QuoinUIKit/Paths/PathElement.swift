// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
import Foundation

/// An element of a path with its points.
enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(CGPoint, CGPoint, end: CGPoint)
  case close

  /// The points in the order of `CGPathElement`.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(
        first.applying(transform), second.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }
}

/// A line or curve of a path, as a Bézier curve of degree 1 to 3.
struct PathSegment {
  var points: [CGPoint]

  /// Returns the segments of some elements. For filling, each subpath ends where it began.
  static func segments(of elements: [PathElement], closed: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func end() {
      if closed, current != start { segments.append(PathSegment(points: [current, start])) }
      current = start
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closed { end() }
        start = point
        current = point
      case .close:
        if current != start { segments.append(PathSegment(points: [current, start])) }
        current = start
      case .line, .quadCurve, .curve:
        segments.append(PathSegment(points: [current] + element.points))
        current = element.points[element.points.count - 1]
      }
    }
    if closed { end() }
    return segments
  }
}
#endif
