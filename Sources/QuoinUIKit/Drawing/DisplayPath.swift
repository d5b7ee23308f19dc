// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout

/// Lines and curves of a ``DisplayList``.
package struct DisplayPath: Hashable, Sendable {
  /// A line or curve that begins at the end of the previous element.
  package enum Element: Hashable, Sendable {
    case move(LayoutPoint)
    case line(LayoutPoint)
    case quadCurve(control: LayoutPoint, end: LayoutPoint)
    case curve(LayoutPoint, LayoutPoint, end: LayoutPoint)
    case close

    /// The control points and the end.
    package var points: [LayoutPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  package var elements: [Element]
  /// Whether a point is inside if the path winds around it an odd number of times.
  package var isEvenOdd = false

  package init(_ elements: [Element], isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  /// Converts a path, each point transformed.
  init(_ path: CGPath, transform: CGAffineTransform = .identity, isEvenOdd: Bool = false) {
    var elements: [Element] = []
    path.applyWithBlock { element in
      func point(_ index: Int) -> LayoutPoint {
        LayoutPoint(element.pointee.points[index].applying(transform))
      }
      switch element.pointee.type {
      case .moveToPoint: elements.append(.move(point(0)))
      case .addLineToPoint: elements.append(.line(point(0)))
      case .addQuadCurveToPoint: elements.append(.quadCurve(control: point(0), end: point(1)))
      case .addCurveToPoint: elements.append(.curve(point(0), point(1), end: point(2)))
      case .closeSubpath: elements.append(.close)
      #if QUOIN_APPLE_FOUNDATION
      @unknown default: break
      #endif
      }
    }
    self.init(elements, isEvenOdd: isEvenOdd)
  }

  /// Creates a rectangle.
  package init(_ rect: LayoutRect) {
    self.init([
      .move(LayoutPoint(x: rect.x, y: rect.y)), .line(LayoutPoint(x: rect.maxX, y: rect.y)),
      .line(LayoutPoint(x: rect.maxX, y: rect.maxY)),
      .line(LayoutPoint(x: rect.x, y: rect.maxY)), .close,
    ])
  }

  /// The smallest rectangle around all points, control points included; nil for an empty path.
  package var bounds: LayoutRect? {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = LayoutPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = LayoutPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return LayoutRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the path with each point transformed.
  package func applying(_ transform: DisplayTransform) -> DisplayPath {
    func at(_ point: LayoutPoint) -> LayoutPoint { transform.apply(to: point) }
    return DisplayPath(
      elements.map { element in
        switch element {
        case .move(let end): .move(at(end))
        case .line(let end): .line(at(end))
        case .quadCurve(let control, let end): .quadCurve(control: at(control), end: at(end))
        case .curve(let first, let second, let end): .curve(at(first), at(second), end: at(end))
        case .close: .close
        }
      }, isEvenOdd: isEvenOdd)
  }
}

extension LayoutPoint {
  /// Converts a point.
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutRect {
  /// Converts a rectangle.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
