// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import NotAutoLayout
import Testing

/// The cases T1 to T5 of the specification, and what a host does with numbers that are none.
@MainActor struct TransformTests {
  let canvas = Canvas()
  let target = UIView()

  init() {
    canvas.addSubview(target)
  }

  /// The layout of T1 to T3.
  private func layOut() {
    canvas.nal.layout(target) {
      $0
        .setTopLeft(to: Point(x: 100, y: 50))
        .setSize(to: Size(width: 60, height: 40))
    }
  }

  @Test func `T1: a scaled view gets the rectangle that it has without the transform`() {
    target.transform = CGAffineTransform(scaleX: 2, y: 2)
    layOut()
    #expect(target.bounds.size == CGSize(width: 60, height: 40))
    #expect(target.center == CGPoint(x: 130, y: 70))
    #expect(isClose(target.frame, CGRect(x: 70, y: 30, width: 120, height: 80)))
    #expect(target.nal.identityFrame == CGRect(x: 100, y: 50, width: 60, height: 40))
  }

  @Test func `T2: the anchor point of a scaled view counts`() {
    target.transform = CGAffineTransform(scaleX: 2, y: 2)
    target.layer.anchorPoint = CGPoint(x: 0, y: 1)
    layOut()
    #expect(target.center == CGPoint(x: 100, y: 90))
    #expect(isClose(target.frame, CGRect(x: 100, y: 10, width: 120, height: 80)))
    #expect(target.nal.identityFrame == CGRect(x: 100, y: 50, width: 60, height: 40))
  }

  @Test func `T3: without transform the anchor point does not matter`() {
    target.layer.anchorPoint = CGPoint(x: 0, y: 1)
    layOut()
    #expect(target.frame == CGRect(x: 100, y: 50, width: 60, height: 40))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 0, height: 0), CGFloat(100)),
    (CGRect(x: 5, y: 5, width: 0, height: 0), CGFloat(80)),
  ])
  func `T4, T5: a rotated view keeps its transform and its bounds' origin`(
    bounds: CGRect, width: CGFloat
  ) {
    target.bounds = bounds
    target.transform = CGAffineTransform(rotationAngle: .pi / 2)
    canvas.nal.layout(target) {
      $0
        .setMiddleCenter(to: Point(x: 200, y: 120))
        .setSize(to: Size(width: Float(width), height: 40))
    }
    #expect(
      target.bounds == CGRect(origin: bounds.origin, size: CGSize(width: width, height: 40)))
    #expect(target.center == CGPoint(x: 200, y: 120))
    // Turned by 90°, width and height change places about the middle.
    #expect(
      isClose(target.frame, CGRect(x: 180, y: 120 - width / 2, width: 40, height: width)))
  }

  @Test func `A frame with a NaN is not assigned, and gives a warning`() {
    target.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    target.accessibilityIdentifier = "title"
    canvas.accessibilityIdentifier = "page"
    let line = #line + 2
    let warned = warnings {
      canvas.nal.layout(target) {
        $0
          .setTopLeft(to: .zero)
          .setSize(by: { Size(width: ($0.width - $0.width) / 0, height: 10) })
      }
    }
    #expect(target.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(warned.map(\.code) == ["nan-frame"])
    #expect(
      warned.map(\.sentence) == [
        "title keeps its frame (origin: (x:1.0, y: 2.0), size: (width: 3.0, height: 4.0)), "
          + "because its layout in page gives \(Rect(x: 0, y: 0, width: .nan, height: 10)). Look "
          + "for 0 / 0 and for infinite numbers in its closures."
      ])
    #expect(warned.map(\.location) == ["TransformTests.swift:\(line)"])
  }

  @Test func `An infinite frame and a negative size give a warning with its line`() {
    target.accessibilityIdentifier = "title"
    let zero: Float = 0
    let line = #line + 2
    let warned = warnings {
      canvas.nal.layout(target) {
        $0.setTopLeft(to: .zero).setSize(to: Size(width: 1 / zero, height: 10))
      }
      canvas.nal.layout(target) {
        $0.setLeft(to: 20).setRight(to: 10).setTop(to: 0).setHeight(to: 1)
      }
    }
    #expect(warned.map(\.code) == ["infinite-frame", "negative-size"])
    #expect(
      warned.map(\.location)
        == ["TransformTests.swift:\(line)", "TransformTests.swift:\(line + 3)"])
  }

  @Test func `A rectangle of the platform is applied as it is`() {
    canvas.nal.layout(target, with: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(target.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
    target.transform = CGAffineTransform(scaleX: 2, y: 2)
    canvas.nal.layout(target, with: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(target.nal.identityFrame == CGRect(x: 3, y: 4, width: 50, height: 60))
  }

  @Test func `A view need not be a subview to be laid out`() {
    let elsewhere = UIView()
    canvas.nal.layout(elsewhere) { $0.stickOnParent() }
    #expect(elsewhere.frame == canvas.bounds)
  }
}
#endif
