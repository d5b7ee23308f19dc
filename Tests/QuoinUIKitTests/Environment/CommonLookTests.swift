// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Classes of their own, so that the looks affect no other test.
@MainActor @Suite("Common looks of classes") struct CommonLookTests {
  private class Badge: UILabel {}
  private final class SmallBadge: Badge {}
  private final class Card: UIView {}
  private final class Note: UIView {}
  private final class Tag: UILabel {}

  @Test("A view takes the look of its class when it comes to a window, if it has none itself")
  func look() {
    Badge.appearance().font = .systemFont(ofSize: 30)
    Badge.appearance().backgroundColor = .red
    let (badge, own, small) = (Badge(), Badge(), SmallBadge())
    own.font = .systemFont(ofSize: 11)
    own.backgroundColor = .blue
    #expect(badge.font.pointSize == 17)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [badge, own, small] { window.addSubview(view) }
    #expect(badge.font.pointSize == 30 && badge.backgroundColor == .red)
    #expect(own.font.pointSize == 11 && own.backgroundColor == .blue)
    #expect(small.font.pointSize == 30)
  }

  @Test("A look of one container is not that of another")
  func containers() {
    Tag.appearance(whenContainedInInstancesOf: [Card.self]).font = .systemFont(ofSize: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (card, inside, outside) = (Card(), Tag(), Tag())
    card.addSubview(inside)
    window.addSubview(card)
    window.addSubview(outside)
    #expect(inside.font.pointSize == 40)
    #expect(outside.font.pointSize == 17)
  }

  @Test("A look for dark views is that of dark views, and goes before the one for all")
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Note.appearance(for: dark).backgroundColor = .green
    Note.appearance().backgroundColor = .red
    let colors = [UIUserInterfaceStyle.light, .dark].map { style in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.overrideUserInterfaceStyle = style
      let note = Note()
      window.addSubview(note)
      return note.backgroundColor
    }
    #expect(colors == [.red, .green])
    #expect(Note.appearance(for: dark) === Note.appearance(for: dark))
  }

  @Test("The look of a class is one object")
  func identity() {
    #expect(Card.appearance() === Card.appearance())
    #expect(Card.appearance() !== Card.appearance(whenContainedInInstancesOf: [UIWindow.self]))
  }
}
