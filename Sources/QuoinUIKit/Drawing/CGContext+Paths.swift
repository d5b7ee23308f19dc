// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
import QuoinLayout

extension CGContext {
  // MARK: Path

  /// Removes the current path.
  public func beginPath() {
    currentPath = CGMutablePath()
    outlinedLine = nil
  }
  /// Closes the subpath.
  public func closePath() { currentPath.closeSubpath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.transform) }
  /// Adds a line.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.transform)
  }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: state.transform)
  }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.transform)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.transform)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  /// Adds an arc; angles are in radians, and fall along a clockwise one.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }
  /// Adds an arc that rounds the corner between two tangents.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: end1, tangent2End: end2, radius: radius, transform: state.transform)
  }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.transform) }
  /// The current path.
  public var path: CGPath? { currentPath.isEmpty ? nil : userPath }
  /// Whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end of the current path.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
  }
  /// The bounds of the current path, control points included.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }
  /// Returns whether a point is inside the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return currentPath.contains(
      point, using: isEvenOdd ? .evenOdd : .winding, transform: state.transform)
  }

  /// The current path in the coordinates of drawing.
  private var userPath: CGPath {
    let path = CGMutablePath()
    path.addPath(currentPath, transform: state.transform.inverted())
    return path
  }

  // MARK: Drawing, which removes the path

  /// Fills the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillCurrentPath(isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Strokes the current path.
  public func strokePath() {
    strokeCurrentPath()
    beginPath()
  }
  /// Draws the current path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      fillCurrentPath(isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill, mode != .eoFill { strokeCurrentPath() }
    beginPath()
  }
  /// Makes the outline of a line along the current path the path that is filled or clipped to.
  /// `path` remains the line.
  public func replacePathWithStrokedPath() {
    guard outlinedLine == nil else { return addUnsupported("outlines of outlines of lines") }
    outlinedLine = line(.black)
    if outlinedLine == nil { beginPath() }
  }
  /// Fills a rectangle. The current path is removed.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles. The current path is removed.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects.map(\.standardized))
    fillPath()
  }
  /// Strokes a rectangle. The current path is removed.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }
  /// Strokes a rectangle with a line width. The current path is removed.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    addRect(rect)
    let own = state.lineWidth
    state.lineWidth = width
    strokePath()
    state.lineWidth = own
  }
  /// Fills an ellipse. The current path is removed.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  /// Strokes an ellipse. The current path is removed.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
  /// Strokes line segments between pairs of points. The current path is removed.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Removes all drawing in a rectangle.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: state.transform)
    erase(DisplayPath(path))
  }
  /// Draws an image, whose lower edge is at the lowest y. In a context with y downward it is upside
  /// down, as on Apple's platforms.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { return addUnsupported("tiled images") }
    guard let content = image.content else { return }
    saveGState()
    defer { restoreGState() }
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(DisplayImage(content), in: rect)
  }

  // MARK: Recording

  /// Records an image that is upright with y downward.
  package func draw(_ image: DisplayImage, in rect: CGRect) {
    var item = DisplayItem(
      .image(
        image, LayoutRect(rect)))
    item.transform = DisplayTransform(state.transform)
    add(item)
  }

  /// Records a line of text.
  package func draw(_ text: DisplayText) {
    var item = DisplayItem(.text(text))
    item.transform = DisplayTransform(state.transform)
    add(item)
  }

  private func fillCurrentPath(isEvenOdd: Bool) {
    let path = DisplayPath(currentPath, isEvenOdd: isEvenOdd)
    guard !path.elements.isEmpty else { return }
    let isOpaque = state.fillColor.alpha * Double(state.alpha) == 1
    let erases = state.blendMode == .clear || state.blendMode == .destinationOut && isOpaque
    if let outlinedLine {
      fill(outlinedLine)
    } else if erases {
      erase(path)
    } else if let pattern = state.fillPattern {
      add(pattern, repeatedIn: path)
    } else {
      add(DisplayItem(.fill(path, state.fillColor)))
    }
  }

  /// Fills the outline of a line.
  private func fill(_ outlinedLine: DisplayItem) {
    guard case .stroke(let path, var stroke) = outlinedLine.content else { return }
    if state.fillPattern != nil { return addUnsupported("patterns in outlines of lines") }
    if state.blendMode != .clear { stroke.color = state.fillColor }
    var item = outlinedLine
    item.content = .stroke(path, stroke)
    add(item)
  }

  /// Records an image that fills an area again and again.
  func add(_ pattern: UIImage, repeatedIn path: DisplayPath) {
    guard let tiles = PatternTiles(of: pattern, in: path).item else {
      return addUnsupported("patterns of images with more than \(PatternTiles.most) parts")
    }
    add(tiles)
  }

  private func strokeCurrentPath() {
    guard outlinedLine == nil else { return addUnsupported("lines along outlines of lines") }
    if let item = line(state.blendMode == .clear ? .black : state.strokeColor) { add(item) }
  }

  /// Returns the line along the current path; nil for one that is not seen.
  private func line(_ color: DisplayColor) -> DisplayItem? {
    guard !currentPath.isEmpty, state.lineWidth > 0 else { return nil }
    var stroke = DisplayStroke(color: color, width: Double(state.lineWidth))
    stroke.cap = state.lineCap
    stroke.join = state.lineJoin
    stroke.miterLimit = Double(state.miterLimit)
    stroke.dashes = state.dashes.map { Double($0) }
    stroke.dashPhase = Double(state.dashPhase)
    let transform = DisplayTransform(state.transform)
    guard let scale = transform.uniformScale else {
      // The pen has the shape of an ellipse.
      var item = DisplayItem(.stroke(DisplayPath(userPath), stroke))
      item.transform = transform
      return item
    }
    stroke.width *= scale
    stroke.dashes = stroke.dashes.map { $0 * scale }
    stroke.dashPhase *= scale
    return DisplayItem(.stroke(DisplayPath(currentPath), stroke))
  }

  /// Removes drawing inside a path: the items so far become a layer without that part.
  private func erase(_ path: DisplayPath) {
    guard !items.isEmpty, path.bounds != nil else { return }
    guard state.clips.isEmpty, state.masks.isEmpty else {
      return mask(withItems: false, by: clipped(DisplayItem(.fill(path, .black))))
    }
    var hole = path
    // All around the area, with room for shadows and shapes beyond it.
    hole.elements += DisplayPath(LayoutRect(area.insetBy(dx: -10_000, dy: -10_000))).elements
    hole.isEvenOdd = true
    var layer = DisplayItem.layer(items)
    layer.clips = [hole]
    items = [layer]
  }
}
#endif
