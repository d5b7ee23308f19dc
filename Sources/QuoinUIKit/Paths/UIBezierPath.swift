// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A path of lines and curves with drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
  /// The elements of the path.
  private var path = CGMutablePath()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates an empty path: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns whether the elements, line widths and dashes of two paths are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || other.path == path && other.lineWidth == lineWidth
        && other.dashes.lengths == dashes.lengths && other.dashes.phase == dashes.phase
  }

  /// A hash of the elements, which is the same for equal paths.
  open override var hash: Int { path.hashValue }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the path of the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with a corner radius, at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(
      in: rect, cornerWidth: min(cornerRadius, rect.width / 2, rect.height / 2),
      cornerHeight: min(cornerRadius, rect.width / 2, rect.height / 2))
  }

  /// Creates the path of a rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The corner radius; only the width is used, as in UIKit.
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

  /// Creates the path of an arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius.
  ///   - startAngle: The start of the arc, in radians clockwise from the right, as shown in a view.
  ///   - endAngle: The end of the arc.
  ///   - clockwise: Whether the arc is clockwise in a view. Angles increase along a clockwise arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  // MARK: Attributes

  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The flatness of curves; stored, without effect.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside if the path winds around it an odd number of times.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps.
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

  /// The elements of the path. The returned copy does not change with this path.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Appends a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Appends a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Appends a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Appends an arc; the angles increase along a clockwise arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names directions for a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its beginning.
  open func close() { path.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Returns the path with reversed direction, with the subpaths from last to first.
  open func reversing() -> UIBezierPath {
    let result = copied()
    result.cgPath = ReversedPath(path).result
    return result
  }
  /// Transforms all elements.
  open func apply(_ transform: CGAffineTransform) {
    let result = CGMutablePath()
    result.addPath(path, transform: transform)
    path = result
  }

  // MARK: Questions

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding rectangle of the path; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end point of the last element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Strokes the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Fills the path in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Strokes the path in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      context.strokePath()
    }
  }
  /// Intersects the clip of the current context with the path.
  open func addClip() {
    guard let context = GraphicsContexts.current else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the path in the current context, whose state and blend mode stay as they are.
  private func draw(
    with blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
  }

  /// Returns a copy with the same elements and attributes.
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
