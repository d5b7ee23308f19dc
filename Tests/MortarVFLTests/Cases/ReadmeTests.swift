// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL
import Testing

/// The sample of the README and of the module's documentation, in a card of 300 by 200 points.
@MainActor @Suite("The sample of the README") struct ReadmeTests {
  @Test("A row and a column give the frames that the documentation describes")
  func card() {
    let tray = Tray()
    let (card, photo) = (tray.root, tray.fill(tray.a, 40, 40))
    let (title, share) = (tray.fill(tray.b, 60, 20), tray.c)
    card ||>> photo[==44] | 12 | title || share[~~1]
    card.m_top |^ photo | ~~1 | [title, share] ^|| card
    #expect(tray.frame("a") == CGRect(x: 8, y: 0, width: 44, height: 40))
    #expect(tray.frame("b") == CGRect(x: 64, y: 172, width: 60, height: 20))
    #expect(tray.frame("c") == CGRect(x: 132, y: 172, width: 160, height: 20))
  }
}
#endif
