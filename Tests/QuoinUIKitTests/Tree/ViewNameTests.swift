// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Names of views in reports")
struct ViewNameTests {
  private final class Card: UIView {
    let plain = UIView()
    lazy var late = UIView()
    var maybe: UIView?
    var rows = [UIView(), UIView()]
    weak var linked: UIView?
  }

  private final class LoginController: UIViewController {
    let form = UIView()
  }

  private func name(_ view: UIView) -> String { ViewNames().name(of: view) }

  @Test("An accessibility identifier comes before the name of a property")
  func identifier() {
    let card = Card()
    card.addSubview(card.plain)
    #expect(name(card.plain) == "plain")
    card.plain.accessibilityIdentifier = "title"
    #expect(name(card.plain) == "title")
  }

  @Test("Lazy, optional and weak properties have names, and elements of arrays have an index")
  func properties() {
    let card = Card()
    let (maybe, linked) = (UIView(), UIView())
    card.maybe = maybe
    card.linked = linked
    for view in [card.late, maybe, linked, card.rows[1]] { card.addSubview(view) }
    #expect(card.subviews.map(name) == ["late", "maybe", "linked", "rows[1]"])
  }

  @Test("A controller names views at any depth, and its root by its class")
  func controller() {
    let controller = LoginController()
    let outer = UIView()
    controller.view.addSubview(outer)
    outer.addSubview(controller.form)
    #expect(name(controller.form) == "form")
    #expect(name(controller.view) == "LoginController.view")
  }

  @Test("Without a name, a view has its class with its text in one line, or with its path")
  func described() {
    let root = UIView()
    let label = UILabel()
    label.text = "A title\nthat has more than 24 characters"
    let outer = UIView()
    let inner = UIView()
    root.addSubview(label)
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(name(label) == "UILabel \"A title that has more t…\"")
    #expect(name(inner) == "UIView root.1.0")
    #expect(name(root) == "UIView root")
    outer.accessibilityIdentifier = "form"
    #expect(name(inner) == "UIView form.0")
    #expect(name(UIView()) == "UIView")
  }
}
