// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// Lines and curves in the plane. Bounds and containment are computed exactly.
open class CGPath: Hashable {
  /// The lines and curves.
  var elements: [PathElement]

  init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Returns a copy that cannot be changed.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a transformed copy; nil means no transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transformed(transform))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a transformed copy that can be changed; nil means no transform.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transformed(transform))
  }

  private func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform = transform?.pointee else { return elements }
    return elements.map { $0.applying(transform) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last line or curve; zero for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.points.last ?? start
    }
    return current
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    let segments = PathSegment.segments(of: elements, closed: false)
    guard !segments.isEmpty else { return boundingBox }
    return CGRect(around: segments.flatMap(\.boundaryPoints))
  }

  /// Returns whether a point is inside the path, in which each subpath counts as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: Decides which points are inside where lines cross.
  ///   - transform: Applied to the point first.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let count = PathSegment.segments(of: elements, closed: true).reduce(0) {
      $0 + $1.crossings(rightOf: point, parity: rule == .evenOdd)
    }
    return rule == .evenOdd ? count % 2 != 0 : count != 0
  }

  /// Returns whether the path is a rectangle along the axes, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners = elements.flatMap(\.points)
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    let hasLinesOnly = elements.dropFirst().allSatisfy {
      [.addLineToPoint, .closeSubpath].contains($0.type)
    }
    guard hasLinesOnly, corners.count == 4, elements.count >= 5 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isAlongAxes =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    if isAlongAxes { rect?.pointee = CGRect(around: corners) }
    return isAlongAxes
  }

  /// Calls a function with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element without points has a buffer without memory.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          let value = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
          withUnsafePointer(to: value, block)
        }
      }
    }
  }

  /// Returns whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGRect {
  /// Creates the smallest rectangle around some points; null without points.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
#endif
