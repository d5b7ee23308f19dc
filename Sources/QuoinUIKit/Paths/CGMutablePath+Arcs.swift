// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

// Arcs are cubic curves, of which each spans at most a quarter of a circle: the distance of the
// control points, 4/3 · tan(angle / 4), makes the curve touch the circle at its ends and its
// middle.

extension CGMutablePath {
  /// Adds the ellipse that fills a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    let circle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: circle)
    addTurn(from: 0, by: 2 * .pi, transform: circle)
    closeSubpath()
  }

  /// Adds a rectangle with round corners as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    let centers = [
      CGPoint(x: rect.maxX - width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.minY + height),
      CGPoint(x: rect.maxX - width, y: rect.minY + height),
    ]
    for (index, center) in centers.enumerated() {
      let corner = CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: width, y: height).concatenating(transform)
      let angle = CGFloat(index) * .pi / 2
      addLine(to: CGPoint(unitAngle: angle), transform: corner)
      addTurn(from: angle, by: .pi / 2, transform: corner)
    }
    closeSubpath()
  }

  /// Adds an arc, with a line to its beginning where there is a current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius.
  ///   - startAngle: Where the arc begins, in radians from the positive x axis toward positive y.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: Whether angles fall along the arc. With y downward, as in views, such an arc
  ///     looks counterclockwise.
  ///   - transform: Applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * CGFloat.pi
    var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
    // Whole circles are one circle; all other ends are reached by less.
    if delta >= circle || (delta < 0 && delta.truncatingRemainder(dividingBy: circle) == 0) {
      delta = circle
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: circle) + circle
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta,
      transform: transform)
  }

  /// Adds an arc of an angle, with a line to its beginning where there is a current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: radius, y: radius).concatenating(transform)
    let start = CGPoint(unitAngle: startAngle)
    if isEmpty {
      move(to: start, transform: circle)
    } else if start.applying(circle) != currentPoint {
      addLine(to: start, transform: circle)
    }
    addTurn(from: startAngle, by: delta, transform: circle)
  }

  /// Adds a line and an arc that round the corner between two tangents.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, at which the line from the current point ends.
  ///   - tangent2End: A point on the other line from the corner.
  ///   - radius: The radius of the arc.
  ///   - transform: Applied to both points and the radius.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let first = CGVector(from: tangent1End, to: start)
    let second = CGVector(from: tangent1End, to: tangent2End)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, cross != 0 else { return addLine(to: tangent1End, transform: transform) }
    let angle = atan2(abs(cross), first.dx * second.dx + first.dy * second.dy)
    let distance = radius / tan(angle / 2)
    let begin = CGPoint(
      x: tangent1End.x + first.dx * distance / first.length,
      y: tangent1End.y + first.dy * distance / first.length)
    // The center is beside the first line, on the side of the second one.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - side * first.dy * radius / first.length,
      y: begin.y + side * first.dx * radius / first.length)
    addLine(to: begin, transform: transform)
    addTurn(
      from: atan2(begin.y - center.y, begin.x - center.x), by: -side * (.pi - angle),
      transform: CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: radius, y: radius).concatenating(transform))
  }

  /// Adds curves along the unit circle.
  private func addTurn(from start: CGFloat, by delta: CGFloat, transform: CGAffineTransform) {
    // A full turn with rounding noise is still four quarters.
    let count = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 0)
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = CGPoint(unitAngle: start + CGFloat(index) * step)
      let to = CGPoint(unitAngle: start + CGFloat(index + 1) * step)
      addCurve(
        to: to, control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
        control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x), transform: transform)
    }
  }
}

extension CGPoint {
  /// Creates the point of the unit circle at an angle. At quarters the coordinates are exact, which
  /// keeps bounds of circles exact.
  fileprivate init(unitAngle angle: CGFloat) {
    let quarters = angle / (.pi / 2)
    if quarters == quarters.rounded(), abs(quarters) < 1e6 {
      let axes = [(1, 0), (0, 1), (-1, 0), (0, -1)]
      let (x, y) = axes[(Int(quarters) % 4 + 4) % 4]
      self.init(x: x, y: y)
    } else {
      self.init(x: cos(angle), y: sin(angle))
    }
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
#endif
