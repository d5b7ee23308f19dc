// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

private final class StubbornField: UITextField {
  override var canResignFirstResponder: Bool { false }
}

@MainActor @Suite("Responders, actions and traits", .serialized)
struct ResponderTests {
  @Test("There is one first responder at a time")
  func oneFirstResponder() {
    let (first, second) = (UITextField(), UITextField())
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(second.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test("One that does not let go stays the first")
  func stubborn() {
    let stubborn = StubbornField()
    #expect(stubborn.becomeFirstResponder())
    #expect(!UITextField().becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
    let root = UIView()
    root.addSubview(stubborn)
    #expect(!root.endEditing(false))
  }

  @Test("Editing ends in a whole tree")
  func endEditing() {
    let root = UIView()
    let field = UITextField()
    root.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(root.endEditing(false))
    #expect(!field.isFirstResponder)
  }

  @Test("Actions run for their events, know their sender, and give way to others of their name")
  func actions() {
    let button = UIButton()
    var log: [String] = []
    let action = UIAction(identifier: UIAction.Identifier("a")) { action in
      log.append(action.sender as? UIButton === button ? "button" : "nobody")
    }
    button.addAction(action, for: [.touchUpInside, .touchDown])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    button.sendActions(for: .touchDown)
    #expect(log == ["button"])
    button.addAction(
      UIAction(identifier: UIAction.Identifier("a")) { _ in log.append("other") }, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["button", "other", "button"])
    button.removeAction(identifiedBy: UIAction.Identifier("a"), for: .allEvents)
    #expect(button.allControlEvents.isEmpty)
    button.addAction(UIAction { _ in log.append("x") }, for: .valueChanged)
    button.addAction(UIAction { _ in log.append("y") }, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(log.suffix(2) == ["x", "y"])
  }

  @Test("Traits contain others, complete each other, and can be current for a while")
  func traitCollections() {
    let one = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [one, UITraitCollection(userInterfaceStyle: .dark)])
    #expect(both.containsTraits(in: one))
    #expect(both.containsTraits(in: nil))
    #expect(!one.containsTraits(in: both))
    #expect(both.hasDifferentColorAppearance(comparedTo: one))
    // A trait that is not specified changes nothing.
    let same = UITraitCollection(traitsFrom: [
      both, UITraitCollection(horizontalSizeClass: .unspecified),
    ])
    #expect(same == both)
    var inside: UITraitCollection?
    both.performAsCurrent { inside = .current }
    #expect(inside == both)
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }
}
