// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// Guides that a program first asks for when layout is done, as in `viewDidLayoutSubviews`.
@MainActor @Suite("First use of guides")
struct FirstUseTests {
  final class Reader: UIViewController {
    var frames: [CGRect] = []
    var lengths: [CGFloat] = []

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      frames = [
        view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide,
        view.readableContentGuide,
      ].map(\.layoutFrame)
      lengths = [topLayoutGuide.length, bottomLayoutGuide.length]
    }
  }

  private func reader(width: CGFloat) -> Reader {
    let reader = Reader()
    reader.view.frame = CGRect(x: 0, y: 0, width: width, height: 480)
    reader.view.layoutOverrides = LayoutOverrides(
      layoutMargins: UIEdgeInsets(top: 20, left: 16, bottom: 34, right: 24),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    return reader
  }

  @Test("They have their frames at once, and the next pass agrees", arguments: [320, 1000])
  func afterPass(width: CGFloat) {
    let reader = reader(width: width)
    reader.view.layoutIfNeeded()
    // The height less 20 at the top and 34 at the bottom; the readable width is at most 672, in the
    // middle of what the margins leave.
    let inner = width - 40
    let readable = min(inner, 672)
    let expected = [
      CGRect(x: 0, y: 20, width: width, height: 426),
      CGRect(x: 16, y: 20, width: inner, height: 426),
      // From the safe area to the end of the screen.
      CGRect(x: 0, y: 446, width: width, height: UIScreen.main.bounds.height - 446),
      CGRect(x: 16 + (inner - readable) / 2, y: 20, width: readable, height: 426),
    ]
    #expect(reader.frames == expected)
    #expect(reader.lengths == [20, 34])
    reader.view.setNeedsLayout()
    reader.view.layoutIfNeeded()
    #expect(reader.frames == expected)
    #expect(reader.lengths == [20, 34])
  }

  @Test("Before the first pass they have none")
  func beforePass() {
    let reader = reader(width: 320)
    #expect(reader.view.safeAreaLayoutGuide.layoutFrame == .zero)
    #expect(reader.topLayoutGuide.length == 0)
  }

  @Test("The guides of a scroll view lie where its content and its frame are")
  func scrollView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    root.layoutIfNeeded()
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 900))
  }
}
