// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout

/// Makes every chain with the numbers of one rectangle and records those that make another one.
@MainActor final class ChainWalk {
  /// The rectangle.
  let r: Rect
  private(set) var chains: [String] = []
  private(set) var mistakes: [String] = []
  private let parent = UIView()
  private let target = UIView()

  init(_ rect: Rect) {
    r = rect
    _ = parent.nal.makeLayout { maker in
      walk(maker)
      return maker.stickOnParent()
    }
  }

  func check(_ chain: String, _ maker: LayoutMaker<IndividualProperty.Layout>) {
    chains.append(chain)
    target.frame = .zero
    parent.nal.layout(target) { _ in maker }
    if !isClose(Rect(target.frame), r) { mistakes.append("\(chain): \(target.frame)") }
  }
}
#endif
