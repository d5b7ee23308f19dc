// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A path to which lines and curves can be added.
///
/// Points are transformed before they are added. A path without a current point ignores lines and
/// curves.
open class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  override init(elements: [PathElement]) {
    super.init(elements: elements)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.curve(control1, control2, end: end), transform)
  }

  /// Adds a line to the beginning of the subpath.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Begins a subpath at the first point, and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  private func add(_ element: PathElement, _ transform: CGAffineTransform) {
    // A closed subpath is continued at its beginning.
    guard let last = elements.last else { return }
    if last == .close { elements.append(.move(currentPoint)) }
    elements.append(element.applying(transform))
  }
}

extension CGRect {
  /// The corners in the order in which paths go around a rectangle.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
#endif
