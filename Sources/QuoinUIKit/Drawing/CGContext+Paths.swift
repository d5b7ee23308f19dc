// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

extension CGContext {
  // MARK: Path

  /// Removes the current path.
  public func beginPath() { currentPath = CGMutablePath() }
  /// Closes the subpath.
  public func closePath() { currentPath.closeSubpath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc; angles are in radians, and fall along a clockwise one.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds an arc that rounds the corner between two tangents.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }
  /// The current path.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
  /// Whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end of the current path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }
  /// The bounds of the current path, control points included.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }
  /// Returns whether a point is inside of the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return currentPath.contains(point, using: isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Drawing, which shows nothing and removes the path

  /// Fills the current path. The path is removed, and nothing is drawn here.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Strokes the current path. The path is removed, and nothing is drawn here.
  public func strokePath() { beginPath() }
  /// Draws the current path. The path is removed, and nothing is drawn here.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Replaces the current path by an empty one; outlines of lines are not computed.
  public func replacePathWithStrokedPath() { beginPath() }
  /// Fills a rectangle. The current path is removed, and nothing is drawn here.
  public func fill(_ rect: CGRect) { beginPath() }
  /// Fills rectangles. The current path is removed, and nothing is drawn here.
  public func fill(_ rects: [CGRect]) { beginPath() }
  /// Strokes a rectangle. The current path is removed, and nothing is drawn here.
  public func stroke(_ rect: CGRect) { beginPath() }
  /// Strokes a rectangle with a line width. The current path is removed, and nothing is drawn here.
  public func stroke(_ rect: CGRect, width: CGFloat) { beginPath() }
  /// Fills an ellipse. The current path is removed, and nothing is drawn here.
  public func fillEllipse(in rect: CGRect) { beginPath() }
  /// Strokes an ellipse. The current path is removed, and nothing is drawn here.
  public func strokeEllipse(in rect: CGRect) { beginPath() }
  /// Strokes line segments. The current path is removed, and nothing is drawn here.
  public func strokeLineSegments(between points: [CGPoint]) { beginPath() }
  /// Does nothing: the context is empty.
  public func clear(_ rect: CGRect) {}
  /// Draws an image. Nothing is drawn here.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
#endif
