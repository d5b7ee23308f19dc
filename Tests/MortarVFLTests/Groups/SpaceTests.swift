// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import MortarVFL
import Testing

/// Spaces without a fixed size: they place views, and do nothing else.
@MainActor @Suite("Weighted spaces") struct SpaceTests {
  private let tray = Tray()

  @Test("A space is not a view")
  func noViews() {
    let before = tray.root.subviews
    tray.root |>> ~~1 | tray.a[==60] | ~~3
    #expect(tray.root.subviews == before)
    #expect(tray.root.layoutGuides.map(\.identifier) == ["space ~~1", "space ~~3"])
    #expect(tray.frame("a").minX == 60)
  }

  @Test("A space belongs to the nearest view that contains ends and list")
  func owner() {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    tray.root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(tray.a)
    outer |>> ~~1 | tray.a[==10] | ~~1
    #expect(outer.layoutGuides.count == 2)
    #expect(tray.root.layoutGuides.isEmpty && inner.layoutGuides.isEmpty)
    inner |> tray.a[==10] | ~~1 | tray.b[==10] <| tray.root
    #expect(tray.root.layoutGuides.count == 1)
  }

  @Test("A deactivated group has no constraints of the space")
  func deactivation() {
    let group = tray.root |>> ~~1 | tray.a[==60] | ~~3
    group.deactivate()
    #expect(tray.root.constraints.isEmpty && tray.a.constraints.isEmpty)
    group.activate()
    #expect(tray.frame("a").minX == 60)
  }

  @Test("A statement that cannot be leaves no space")
  func failure() {
    let group = tray.root |>> ~~1 | tray.a[==60] | ~~3
    group.deactivate()
    let found = reports { tray.root |>> ~~1 | tray.b[==CGFloat.infinity] }
    #expect(found.map(\.code) == ["M-13"])
    #expect(tray.root.layoutGuides.count == 2)
  }

  @Test("A space takes no touches")
  func touches() {
    tray.root |>> ~~1 | tray.a[==60] | ~~3
    tray.root.layoutIfNeeded()
    #expect(tray.root.hitTest(CGPoint(x: 150, y: 100), with: nil) !== tray.a)
    #expect(tray.l.hitTest(CGPoint(x: 5, y: 5), with: nil) === tray.l)
  }

  @Test("A space changes nothing in a stack view and no fitting size")
  func stacks() {
    let stack = UIStackView(arrangedSubviews: [ContentView(), ContentView()])
    for case let view as ContentView in stack.arrangedSubviews {
      view.content = CGSize(width: 50, height: 20)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    tray.root.addSubview(stack)
    stack.addSubview(tray.a)
    let before = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack |>> ~~1 | tray.a[==10] | ~~1
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == before)
    #expect(before == CGSize(width: 100, height: 20))
    #expect(tray.frame("a").minX == 45)
  }

  #if !QUOIN_UIKIT && !QUOIN_APPKIT
  @Test("Nothing about a space is ambiguous", arguments: [false, true])
  func ambiguity(isColumn: Bool) {
    for view in tray.views.map(\.1) { view.removeFromSuperview() }
    tray.root.addSubview(tray.a)
    if isColumn {
      tray.root |^^ ~~1 | tray.a[==60] | ~~2
      tray.root |>> tray.a
    } else {
      tray.root |>> ~~1 | tray.a[==60] | ~~2
      tray.root |^^ tray.a
    }
    tray.root.layoutIfNeeded()
    let report = tray.root.layoutReport()
    #expect(report.ambiguities.isEmpty && report.conflicts.isEmpty)
  }
  #endif
}
#endif
