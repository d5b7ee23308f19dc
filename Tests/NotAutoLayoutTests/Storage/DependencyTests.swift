// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

@MainActor struct DependencyTests {
  let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] { view.accessibilityIdentifier = name }
  }

  /// Pins a view below others and adds it.
  private func add(_ view: UIView, below references: UIView...) {
    parent.nal.setupSubview(view) { wizard in
      references.reduce(wizard.setDefaultLayout { $0.setTopLeft(to: .zero).fitSize() }) {
        wizard, reference in
        wizard.setDefaultLayout {
          $0
            .pinLeft(to: references.first, with: { $0.left })
            .pinTop(to: reference, with: { $0.bottom })
            .setSize(to: Size(width: 10, height: 10))
        }
      }
      .addToParent()
    }
  }

  @Test func `A view that is laid out before its reference is found`() {
    add(b, below: a)
    add(a)
    #expect(
      parent.nal.getLayoutDependencies().map(\.sentence) == [
        "b is laid out before a, which it is pinned to. Give it a higher order."
      ])
    parent.nal.setupSubview(b) { $0.setDefaultOrder(to: 1) }
    #expect(
      parent.nal.getLayoutDependencies().map(\.sentence) == [
        "b is laid out after a, which it is pinned to."
      ])
  }

  @Test func `The suggested orders lay out every view after its references`() throws {
    add(c, below: a, b)
    add(b, below: a)
    add(a)
    let orders = try #require(parent.nal.getSuggestedOrders())
    #expect([a, b, c].map { orders[$0] } == [0, 1, 2])
    parent.orderInfo[DefaultCondition.default.rawValue] = orders
    let late = parent.nal.getLayoutDependencies().filter { !$0.isInOrder }
    #expect(late.isEmpty)
    parent.layoutIfNeeded()
    #expect(c.frame.minY == 10)
  }

  @Test func `The suggested orders are printed by the names of the views`() throws {
    add(c, below: a, b)
    add(b, below: a)
    add(a)
    let orders = try #require(parent.nal.getSuggestedOrders())
    #expect("\(orders)" == "[a: 0, b: 1, c: 2]")
  }

  @Test func `A table prints equal numbers in the order of names, and unnamed views by class`() {
    parent.addSubview(a)
    let other = UIView()
    parent.addSubview(other)
    let orders: OrderInfo = [c: 1, b: 1, other: -2]
    #expect("\(orders)" == "[UIView 2: -2, b: 1, c: 1]")
    #expect("\(OrderInfo())" == "[:]")
  }

  @Test func `A circle of pins has no order`() {
    add(a, below: b)
    add(b, below: a)
    #expect(parent.nal.getLayoutDependencies().count == 2)
    #expect(parent.nal.getSuggestedOrders() == nil)
  }

  @Test func `A pin into a subview depends on the subview`() {
    let inner = UIView()
    a.addSubview(inner)
    add(b, below: inner)
    add(a)
    #expect(parent.nal.getLayoutDependencies().map(\.reference) == [a])
  }

  @Test func `Pins to the view itself, to the parent and to others do not count`() {
    add(a, below: a)
    add(b, below: parent)
    add(c, below: UIView())
    #expect(parent.nal.getLayoutDependencies().isEmpty)
    #expect(parent.nal.getSuggestedOrders()?[a] == 0)
  }
}
#endif
