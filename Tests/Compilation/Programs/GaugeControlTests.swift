// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a control that draws") struct GaugeControlTests {
  private let gauge: GaugeControl = {
    let gauge = GaugeControl()
    gauge.sizeToFit()
    gauge.bounds.size = gauge.intrinsicContentSize
    return gauge
  }()

  @Test("The whole arc leaves out a quarter at the bottom")
  func arcBounds() {
    let bounds = gauge.arc(to: 1).bounds
    // A circle of radius (120 - 8) / 2 around (60, 60), which ends at 45 degrees below its middle.
    #expect(abs(bounds.minX - 4) < 1e-9)
    #expect(abs(bounds.minY - 4) < 1e-9)
    #expect(abs(bounds.maxX - 116) < 1e-9)
    #expect(abs(bounds.maxY - (60 + 56 * 0.5.squareRoot())) < 1e-9)
  }

  @Test("A snapshot runs the drawing code and has the size of the gauge")
  func snapshot() {
    gauge.value = 250
    #expect(gauge.value == 100)
    let image = gauge.snapshot()
    #expect(image?.size == CGSize(width: 120, height: 120))
    #expect(gauge.drawnRects == [CGRect(x: 0, y: 0, width: 120, height: 120)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Only points of the disc are inside")
  func touches() {
    #expect(gauge.point(inside: CGPoint(x: 60, y: 2), with: nil))
    #expect(!gauge.point(inside: CGPoint(x: 2, y: 2), with: nil))
  }
}
