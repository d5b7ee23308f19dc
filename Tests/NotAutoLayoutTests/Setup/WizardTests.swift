// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// The cases W1 to W3 of the specification, and places that do not exist.
@MainActor struct WizardTests {
  let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()

  private func setUpFour() {
    parent.nal.setupSubview(a) { $0.addToParent() }
    parent.nal.setupSubview(b) { $0.insertToParent(at: 0) }
    parent.nal.setupSubview(c) { $0.insertToParent(above: b) }
    parent.nal.setupSubview(d) { $0.insertToParent(below: { nil }) }
  }

  @Test func `W1: a view goes to the front, to an index, or beside another`() {
    setUpFour()
    #expect(parent.subviews == [b, c, a, d])
  }

  @Test func `W2: z-indices have an effect when the subviews are reloaded`() {
    setUpFour()
    parent.nal.setupSubview(c) { $0.setDefaultZIndex(to: 10) }
    parent.nal.setupSubview(b) { $0.setDefaultZIndex(by: { 3 }) }
    #expect(parent.subviews == [b, c, a, d])
    parent.nal.reloadSubviews()
    #expect(parent.subviews == [a, d, b, c])
  }

  @Test func `W3: a second call replaces the first`() {
    parent.nal.setupSubview(a) {
      $0
        .setDefaultLayout { $0.stickOnParent() }
        .setDefaultLayout { $0.setFrame(to: Rect(x: 9, y: 8, width: 7, height: 6)) }
        .addToParent()
    }
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 9, y: 8, width: 7, height: 6))
  }

  @Test func `Without a call that adds, the subviews stay as they are`() {
    parent.nal.setupSubview(a) { wizard in wizard.setDefaultLayout { $0.stickOnParent() } }
    #expect(parent.subviews.isEmpty)
    #expect(parent.nal.getCurrentLayout(for: a) != nil)
  }

  @Test func `The last of several placements counts`() {
    parent.nal.setupSubview(a) { $0.addToParent() }
    parent.nal.setupSubview(b) { $0.insertToParent(at: 0).addToParent() }
    #expect(parent.subviews == [a, b])
  }

  @Test(arguments: [(-3, 0), (99, 2), (1, 1)])
  func `An index is clamped`(index: Int, place: Int) {
    parent.addSubview(a)
    parent.addSubview(b)
    parent.nal.setupSubview(c) { $0.insertToParent(at: index) }
    #expect(parent.subviews.firstIndex(of: c) == place)
  }

  @Test func `A sibling that is not a subview is ignored, and the view goes to the front`() {
    parent.addSubview(a)
    parent.nal.setupSubview(b) { $0.insertToParent(above: UIView()) }
    parent.nal.setupSubview(c) { $0.insertToParent(below: { c }) }
    parent.nal.setupSubview(d) { $0.insertToParent(at: { nil }) }
    #expect(parent.subviews == [a, b, c, d])
  }

  @Test func `A view goes behind another`() {
    parent.addSubview(a)
    parent.addSubview(b)
    parent.nal.setupSubview(c) { $0.insertToParent(below: b) }
    parent.nal.setupSubview(d) { $0.insertToParent(above: { a }) }
    #expect(parent.subviews == [a, d, c, b])
  }

  @Test func `A stored layout is given by value, by closure or by a chain`() {
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let stored = parent.nal.makeLayout { $0.setFrame(to: frame) }
    parent.nal.setupSubview(a) { $0.setDefaultLayout(to: stored).addToParent() }
    parent.nal.setupSubview(b) { $0.setDefaultLayout { stored }.addToParent() }
    parent.nal.setupSubview(c) {
      $0
        .setLayout(for: DefaultCondition.default, by: { stored }).addToParent()
    }
    parent.nal.setupSubview(d) {
      $0
        .setLayout(for: DefaultCondition.default, to: stored).addToParent()
    }
    parent.layoutIfNeeded()
    #expect(parent.subviews.allSatisfy { $0.frame == frame.cgValue })
  }

  @Test func `Generic code sets up subviews`() {
    func setUp<Parent: LayoutInfoStorable>(_ parent: Parent, _ subview: UIView)
    where Parent: UIView {
      parent.nal.setupSubview(
        subview, setup: { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() })
    }
    setUp(parent, a)
    parent.layoutIfNeeded()
    #expect(a.frame == parent.bounds)
  }
}
#endif
