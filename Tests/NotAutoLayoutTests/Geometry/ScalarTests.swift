// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The cases G1 to G5 of the specification, and arithmetic of the same kind.
struct ScalarTests {
  @Test func `A number has a half and a double`() {
    let value: NotAutoLayout.Float = 6.5
    #expect(value.half == 3.25)
    #expect(value.double == 13)
  }

  @Test func `Neither zero nor NaN counts as a number that is not zero`() {
    #expect(!NotAutoLayout.Float.nan.isNonZero)
    #expect(!NotAutoLayout.Float(0).isNonZero)
    #expect(NotAutoLayout.Float.infinity.isNonZero)
  }

  @Test func `A number is made of variables of every kind`() {
    let integer = 7
    let double = 2.5
    let graphics: CGFloat = 1.25
    #expect(NotAutoLayout.Float(exactly: integer) == 7)
    #expect(NotAutoLayout.Float(exactly: Int.max) == nil)
    #expect(NotAutoLayout.Float(integer) == 7)
    #expect(NotAutoLayout.Float(double) == 2.5)
    #expect(NotAutoLayout.Float(graphics).cgValue == 1.25)
    #expect("\(NotAutoLayout.Float(integer))" == "7.0")
  }

  @Test func `A number works as those of the standard library do`() {
    let zero: NotAutoLayout.Float = 0
    #expect(Array(stride(from: zero, to: 1, by: 0.25)) == [0, 0.25, 0.5, 0.75])
    #expect(NotAutoLayout.Float(5) / 0 == .infinity)
    #expect(NotAutoLayout.Float(signOf: -1, magnitudeOf: 3) == -3)
    #expect(NotAutoLayout.Float(7).truncatingRemainder(dividingBy: 4) == 3)
    #expect(NotAutoLayout.Float(2.6).rounded() == 3)
    #expect(NotAutoLayout.Float(9).squareRoot() == 3)
    #expect(min(NotAutoLayout.Float(2), 1) == 1)
    #expect(NotAutoLayout.Float(sign: .minus, exponent: 2, significand: 1.5) == -6)
  }

  @Test func `Points, sizes and spans calculate`() {
    #expect(Point(x: 1, y: 2) + Point(x: 3, y: 5) == Point(x: 4, y: 7))
    #expect(Point(x: 1, y: 2) - Point(x: 3, y: 5) == Point(x: -2, y: -3))
    #expect(Size(width: 4, height: 8).ratio == 0.5)
    #expect(Size(width: 4, height: 0).ratio == .infinity)
    #expect(Size.zero.ratio.isNaN)
    let span = Span(start: 10, length: 40)
    #expect([span.half, span.end, span.geometry(at: -0.5)] == [30, 50, -10])
  }

  @Test func `A rectangle has edges and points, without being standardized`() {
    let rect = Rect(x: 10, y: 20, width: 60, height: 90)
    #expect(rect.center == 40)
    #expect(rect.middle == 65)
    #expect(rect.pointGeometryAt(x: 0.1, y: 2) == Point(x: 16, y: 200))
    #expect(rect.horizontalGeometry(at: 1.5) == 100)
    #expect(rect.verticalGeometry(at: .coordinateBottom) == 110)
    #expect(
      rect.rect(inside: Insets(top: 50, left: 1, bottom: 50, right: 2))
        == Rect(x: 11, y: 70, width: 57, height: -10))
    #expect(Rect(x: 10, y: 0, width: -4, height: 0).left == 10)
  }

  @Test func `Values describe themselves`() {
    #expect("\(Point(x: 1, y: 2))" == "(x:1.0, y: 2.0)")
    #expect(
      "\(Insets(top: 1, left: 2, bottom: 3, right: 4))"
        == "(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(
      "\(Rect(x: 10, y: 20, width: 60, height: 90))"
        == "(origin: (x:10.0, y: 20.0), size: (width: 60.0, height: 90.0))")
  }

  @Test func `Values of the platform convert there and back`() {
    let rect = CGRect(x: 1, y: 2, width: -3, height: 4)
    #expect(Rect(rect).cgValue.size.width == -3)
    #expect(Insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).cgValue.bottom == 3)
    #expect(Point(CGPoint(x: 1, y: 2)).cgValue == CGPoint(x: 1, y: 2))
    #expect(Size(CGSize(width: 1, height: 2)).cgValue == CGSize(width: 1, height: 2))
  }
}
#endif
