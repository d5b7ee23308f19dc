// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@Suite("Bézier paths") struct BezierPathTests {
  @Test("Bounds are those of the curve, not of its control points")
  func curveBounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    // A quadratic curve reaches half of the height of its control point.
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
    // CGPath's bounding box has the control points.
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let cubic = UIBezierPath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 8, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
      controlPoint2: CGPoint(x: 8, y: 8))
    // Symmetric: at 1/2 the height is (0 + 3 · 8 + 3 · 8 + 0) / 8.
    #expect(cubic.bounds == CGRect(x: 0, y: 0, width: 8, height: 6))
  }

  @Test("Circles and rounded rectangles have exact bounds and round corners")
  func rounded() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 8)
    #expect(rounded.bounds == rect)
    #expect(!rounded.contains(CGPoint(x: 10.5, y: 20.5)))
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(top.bounds == rect)
    #expect(!top.contains(CGPoint(x: 10.5, y: 20.5)))
    #expect(top.contains(CGPoint(x: 39.5, y: 20.5)))
  }

  @Test("A clockwise arc goes through rising angles, the other way around otherwise")
  func arcs() {
    // From the right to the bottom: a quarter, or the three quarters that are left.
    let short = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(short.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let long = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(long.bounds == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(long.currentPoint == CGPoint(x: 0, y: 10))
  }

  @Test(
    "The even-odd rule leaves a hole where paths overlap; reversing makes one with the other rule")
  func holes() {
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    outer.append(inner)
    #expect(outer.contains(middle))
    outer.usesEvenOddFillRule = true
    #expect(!outer.contains(middle))
    #expect(outer.contains(CGPoint(x: 1, y: 1)))
    let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.append(inner.reversing())
    #expect(!other.contains(middle))
  }

  @Test("A transform moves all points, and a copy does not follow")
  func transforms() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3))
    let before = path.cgPath
    path.apply(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1))
    #expect(path.bounds == CGRect(x: 2, y: 2, width: 4, height: 6))
    #expect(before.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
    var rect = CGRect.zero
    #expect(before.isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test("An arc between tangents touches both")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    // It ends where it touches the second line: 4 from a right-angled corner.
    #expect(abs(path.currentPoint.x - 4) < 1e-12)
    #expect(abs(path.currentPoint.y) < 1e-12)
  }

  @Test("An empty path has null bounds and contains nothing")
  func empty() {
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath().isEmpty)
    #expect(!UIBezierPath().contains(.zero))
  }
}
