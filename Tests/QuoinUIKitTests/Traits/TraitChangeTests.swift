// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Registrations for changes of traits") struct TraitChangeTests {
  private final class Card: UIView {
    var events: [String] = []
    func observe(_ traits: [UITrait]) {
      registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in
        self.events.append(
          "\(previous.userInterfaceStyle.rawValue) to \(self.traitCollection.userInterfaceStyle.rawValue)"
        )
      }
    }
    override func perform(
      _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
      events.append("\(aSelector.description) with \(object as? UIView === self)")
      return nil
    }
  }

  /// A trait that only the program knows.
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test("Only changes of the traits that are named are reported, with those of before")
  func namedTraits() {
    let card = Card()
    card.observe([UITraitUserInterfaceStyle.self, Density.self])
    card.overrideUserInterfaceStyle = .light
    card.events = []
    card.overrideUserInterfaceStyle = .dark
    card.traitOverrides.horizontalSizeClass = .compact
    // Light is 1 and dark is 2.
    #expect(card.events == ["1 to 2"])
  }

  @Test("A controller reports changes of its view's traits")
  func controller() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.traitOverrides.horizontalSizeClass = .regular
    var sizes: [UIUserInterfaceSizeClass] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      sizes.append(controller.traitCollection.horizontalSizeClass)
    }
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(sizes == [.compact, .regular])
  }

  @Test("A registration ends when it is given back")
  func end() {
    let card = Card()
    card.overrideUserInterfaceStyle = .light
    let registration = card.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: "styleDidChange:")
    card.overrideUserInterfaceStyle = .dark
    #expect(card.events == ["styleDidChange: with true"])
    card.unregisterForTraitChanges(registration)
    card.overrideUserInterfaceStyle = .light
    #expect(card.events.count == 1)
  }

  @Test("A registration does not keep the view alive")
  func release() {
    weak var card: Card?
    do {
      let made = Card()
      made.observe([UITraitUserInterfaceStyle.self])
      card = made
    }
    #expect(card == nil)
  }
}
