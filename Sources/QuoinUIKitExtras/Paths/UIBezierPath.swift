// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Lines and curves with the attributes of drawing. Bounds and containment are computed; nothing is
/// drawn.
open class UIBezierPath: NSObject, NSCopying {
  /// The lines and curves.
  private var path = CGMutablePath()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public override init() {
    super.init()
  }

  /// Does not read archives: an empty path.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether the lines and curves are the same, and how they are drawn.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || other.path == path && other.lineWidth == lineWidth
        && other.dashes.lengths == dashes.lengths && other.dashes.phase == dashes.phase
  }

  /// Equal for equal paths.
  open override var hash: Int { path.hashValue }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners of a radius, at most half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(
      in: rect, cornerWidth: min(cornerRadius, rect.width / 2, rect.height / 2),
      cornerHeight: min(cornerRadius, rect.width / 2, rect.height / 2))
  }

  /// A rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The radius; only the width counts, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = max(min(cornerRadii.width, rect.width / 2, rect.height / 2), 0)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let places: [(corner: UIRectCorner, point: CGPoint, center: CGPoint)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: inner.minX, y: inner.minY)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: inner.maxX, y: inner.minY)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: inner.maxX, y: inner.maxY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: inner.minX, y: inner.maxY)),
    ]
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for (index, place) in places.enumerated() {
      if corners.contains(place.corner), radius > 0 {
        path.addRelativeArc(
          center: place.center, radius: radius, startAngle: .pi + CGFloat(index) * .pi / 2,
          delta: .pi / 2)
      } else {
        path.addLine(to: place.point)
      }
    }
    path.closeSubpath()
  }

  /// An arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius.
  ///   - startAngle: Where the arc begins, in radians from the right, clockwise as views show it.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: The direction of the arc as views show it: angles rise along a clockwise one.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The lines and curves of a path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  // MARK: Attributes

  /// The width of lines, in points; stored, not shown.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines; stored, not shown.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines; stored, not shown.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed corners, as a multiple of the width; stored, not shown.
  open var miterLimit: CGFloat = 10
  /// The precision of curves; stored, not shown.
  open var flatness: CGFloat = 0.6
  /// Whether points are inside that the path winds around an odd number of times.
  open var usesEvenOddFillRule = false

  /// Stores the lengths of dashes and gaps, which are not shown.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = ((0..<count).compactMap { pattern?[$0] }, phase)
  }
  /// Reads the lengths of dashes and gaps.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
  }

  // MARK: Elements

  /// The lines and curves. A path that is read does not change with this one.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; angles rise along a clockwise one.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names directions with y upward.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds a line to the beginning of the subpath.
  open func close() { path.closeSubpath() }
  /// Removes all lines and curves.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Returns the path in the opposite direction: subpaths from the last to the first.
  open func reversing() -> UIBezierPath {
    let result = copied()
    result.cgPath = ReversedPath(path).result
    return result
  }
  /// Applies a transform to all lines and curves.
  open func apply(_ transform: CGAffineTransform) {
    let result = CGMutablePath()
    result.addPath(path, transform: transform)
    path = result
  }

  // MARK: Questions

  /// Whether there are no lines and curves.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the lines and curves; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end of the last line or curve; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Draws nothing.
  open func fill() {}
  /// Draws nothing.
  open func stroke() {}
  /// Draws nothing.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Reduces the clip of the current context to the bounds of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path with the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }
}
