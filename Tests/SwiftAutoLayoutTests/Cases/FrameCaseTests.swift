// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import SwiftAutoLayout
import Testing

@MainActor @Suite("Frames that chains give") struct FrameCaseTests {
  @Test("A chain gives the frames of the specification", arguments: FrameCase.all)
  func frames(_ frameCase: FrameCase) {
    let root = FrameCase.root(isRightToLeft: frameCase.isRightToLeft)
    let view = UIView()
    frameCase.constrain(view, root)
    if let size = frameCase.size { view.constrainSelf().widthHeight(size: size) }
    root.layoutIfNeeded()
    #expect(view.superview === root)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    for (number, expected) in frameCase.expected {
      #expect(abs(number.of(view) - expected) < 0.001, "\(number) of \(view.frame)")
    }
  }
}
#endif
