// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import SwiftAutoLayout
import Testing

/// The effects of the starts of chains on trees of views.
@MainActor @Suite("Trees") struct TreeTests {
  private let root = FrameCase.root()
  private let view = UIView()

  @Test("A view without superview becomes the last subview")
  func adoption() {
    root.addSubview(UIView())
    view.constrain(to: root)
    #expect(root.subviews.last === view && root.constraints.isEmpty)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A view with a superview stays there")
  func noMove() {
    let holder = UIView()
    root.addSubview(holder)
    holder.addSubview(view)
    view.constrain(to: root).leading(constant: 5)
    #expect(view.superview === holder && root.constraints.count == 1)
  }

  @Test("A guide is in the tree of the view that owns it")
  func guideOfAView() {
    view.constrain(to: root.layoutMarginsGuide)
    #expect(view.superview === root)
  }

  @Test("A guide without a view adopts nothing")
  func guideWithoutView() {
    view.constrain(to: UILayoutGuide())
    #expect(view.superview == nil && !view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Guides are adopted where views are")
  func guides() {
    let holder = UIView()
    let guides = (0..<4).map { _ in UILayoutGuide() }
    holder.addLayoutGuide(guides[2])
    guides[0].constrain(to: root)
    guides[1].constrain(to: root.safeAreaLayoutGuide)
    guides[2].constrain(to: root)
    guides[3].constrain(to: UILayoutGuide())
    #expect(guides[0].owningView === root && guides[1].owningView === root)
    #expect(guides[2].owningView === holder && guides[3].owningView == nil)
  }

  @Test("constrain(after:) moves nothing and places both views by constraints")
  func after() {
    let first = UIView()
    root.addSubview(first)
    root.addSubview(view)
    _ = view.constrain(after: first)
    #expect(root.subviews == [first, view] && root.constraints.isEmpty)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("constrainSelf() moves nothing")
  func alone() {
    _ = view.constrainSelf()
    #expect(view.superview == nil && !view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("The other item does not change")
  func otherItem() {
    let other = UIView()
    root.addSubview(other)
    view.constrain(to: other).top()
    #expect(other.translatesAutoresizingMaskIntoConstraints && view.superview === other)
  }

  @Test("A view is not put below itself")
  func ownDescendant() {
    let child = UIView()
    view.addSubview(child)
    view.constrain(to: child).width()
    #expect(view.superview == nil && view.constraints.count == 1)
  }

  @Test("A guide's own constraint is held by its view")
  func guideAlone() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.constrainSelf().height(constant: 60)
    root.layoutIfNeeded()
    #expect(root.constraints.count == 1 && guide.layoutFrame.height == 60)
  }
}
#endif
