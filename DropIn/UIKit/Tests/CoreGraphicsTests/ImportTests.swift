// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@Suite("The smaller frameworks")
struct ImportTests {
  @Test("CoreGraphics and QuartzCore bring transforms and layers")
  func names() {
    let transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 3, y: 4))
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }
}
