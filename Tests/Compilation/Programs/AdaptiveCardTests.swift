// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a card that follows its traits") struct AdaptiveCardTests {
  private func card(_ sizeClass: UIUserInterfaceSizeClass) -> AdaptiveCard {
    let card = AdaptiveCard(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    card.traitOverrides.horizontalSizeClass = sizeClass
    card.layoutIfNeeded()
    return card
  }

  @Test("In a regular width the picture is beside the text")
  func regular() {
    let card = card(.regular)
    #expect(card.picture.frame == CGRect(x: 0, y: 0, width: 80, height: 80))
    // Of 300 points the margins take 32, the picture 80 and the gap 10.
    #expect(card.caption.frame.minX == 90)
    #expect(card.caption.frame.width == 178)
  }

  @Test("A change to a compact width puts it above")
  func compact() {
    let card = card(.regular)
    card.traitOverrides.horizontalSizeClass = .compact
    card.layoutIfNeeded()
    #expect(card.picture.frame == CGRect(x: 0, y: 0, width: 268, height: 80))
    #expect(card.caption.frame.origin == CGPoint(x: 0, y: 90))
    #expect(card.caption.frame.width == 268)
    let height = card.caption.sizeThatFits(CGSize(width: 268, height: 1000)).height
    #expect(card.caption.frame.height == height)
  }
}
