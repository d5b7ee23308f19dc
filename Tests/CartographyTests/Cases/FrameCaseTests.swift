// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import DialectTestSupport
import Testing

@MainActor @Suite("Frames that blocks give") struct FrameCaseTests {
  @Test(
    "A block gives the frames of the specification",
    arguments: FrameCase.dimensions + FrameCase.positions + FrameCase.compounds)
  func frames(_ frameCase: FrameCase) {
    let stage = Stage(
      frameCase.width, frameCase.height, isRightToLeft: frameCase.isRightToLeft)
    frameCase.declare(stage)
    let view = stage.view("a")
    for (number, expected) in frameCase.expected {
      #expect(abs(number.of(view) - expected) < 0.001, "\(number) of \(view.frame)")
    }
  }
}
#endif
