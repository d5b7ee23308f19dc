// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import Testing

@MainActor @Suite("Hierarchies") struct HierarchyTests {
  private let root = PlatformView()
  private let a = PlatformView()
  private let b = PlatformView()
  private let c = PlatformView()
  private let d = PlatformView()
  private let e = PlatformView()

  @Test func `Subviews are added from back to front (163, S-39)`() {
    root |+| [a, b |+| [c, d], e]
    #expect(root.subviews == [a, b, e])
    #expect(b.subviews == [c, d])
  }

  @Test func `Subviews are added from front to back (164, S-40)`() {
    root |^| [a, b |^| [c, d], e]
    #expect(root.subviews == [e, b, a])
    #expect(b.subviews == [d, c])
  }

  @Test func `Both directions mix (165)`() {
    root |+| [a, b |^| [c, d]]
    #expect(root.subviews == [a, b])
    #expect(b.subviews == [d, c])
  }

  @Test func `A single subview is added in front (166)`() {
    root |+| a
    root |^| b
    #expect(root.subviews == [a, b])
  }

  @Test func `No subviews are not a change, and one is one (167)`() {
    root |+| []
    #expect(root.subviews.isEmpty)
    root |^| [a]
    #expect(root.subviews == [a])
  }

  @Test func `A subview that is added again comes to the front (168)`() {
    root |+| [a, b, c]
    root |+| a
    #expect(root.subviews == [b, c, a])
  }

  @Test func `The parent is given back with its type (169, E-11)`() {
    #expect((root |+| a) === root)
    let label: UILabel = UILabel() |+| b
    #expect(b.superview === label)
  }

  @Test func `A stack view arranges what it gets (E-7)`() {
    let stack = UIStackView() |+| [a, b]
    #expect(stack.arrangedSubviews == [a, b])
    let other = UIStackView() |^| [c, d]
    #expect(other.arrangedSubviews == [d, c])
  }
}
#endif
