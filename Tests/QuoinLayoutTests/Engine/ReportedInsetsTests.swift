// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinLayout
import Testing

@LongTests @Suite("Reported insets") struct ReportedInsetsTests {
  /// The insets that were reported, by the slots of items.
  private struct Listener {
    var insets: [Int32: LayoutChanges.Insets] = [:]
    private var changes = LayoutChanges()

    mutating func listen(to engine: inout LayoutEngine) {
      engine.takeInsets(into: &changes)
      for insets in changes.insets { self.insets[insets.slot] = insets }
    }

    func expectAgreement(_ engine: LayoutEngine, _ items: [ItemID], _ comment: Comment) {
      for item in items {
        #expect(insets[item.index]?.margins == engine.effectiveMargins(of: item), comment)
        #expect(insets[item.index]?.safeArea == engine.safeAreaInsets(of: item), comment)
      }
    }
  }

  @Test("A view may stop preserving its superview's margins while another one is added")
  func preservingEndsWithAddition() throws {
    var fixture = try Fixture { $0.margins = LayoutInsets(all: 20) }
    let first = try fixture.add { $0.preservesSuperviewMargins = true }
    try fixture.place(first, x: 0, y: 0, width: 50, height: 50)
    fixture.engine.layout()
    var listener = Listener()
    listener.listen(to: &fixture.engine)
    #expect(listener.insets[first.index]?.margins.left == 20)
    try fixture.update(first) { $0.preservesSuperviewMargins = false }
    let second = try fixture.add { $0.margins = LayoutInsets(all: 5) }
    fixture.engine.layout()
    listener.listen(to: &fixture.engine)
    #expect(listener.insets[first.index]?.margins == LayoutInsets(all: 8))
    #expect(listener.insets[second.index]?.margins == LayoutInsets(all: 5))
  }

  @Test("A safe area that ends between a layout and the report of it is reported after the next")
  func safeAreaEndsBeforeReport() throws {
    var fixture = try Fixture { $0.safeAreaInsets = LayoutInsets(all: 40) }
    let view = try fixture.add()
    try fixture.place(view, x: 0, y: 0, width: 50, height: 50)
    fixture.engine.layout()
    try fixture.update(fixture.root) { $0.safeAreaInsets = nil }
    var listener = Listener()
    listener.listen(to: &fixture.engine)
    fixture.engine.layout()
    listener.listen(to: &fixture.engine)
    #expect(listener.insets[view.index]?.safeArea == .zero)
    listener.expectAgreement(fixture.engine, [fixture.root, view], "after the last layout")
  }

  @Test("Reported insets, taken together, are those of the engine", arguments: 0..<10)
  func togetherComplete(block: UInt64) throws {
    for seed in block * 2..<(block + 1) * 2 {
      var session = EngineSession()
      var listener = Listener()
      var layoutCount = 0
      for step in EngineScript(seed: seed).steps {
        session.apply(step)
        guard case .layout = step else { continue }
        layoutCount += 1
        // Sometimes two layouts are reported at once.
        guard layoutCount % 3 != 1 else { continue }
        session.withEngine { listener.listen(to: &$0) }
        let views = session.presentItems.filter { session.engine.item($0)?.kind == .view }
        listener.expectAgreement(session.engine, views, "seed \(seed), layout \(layoutCount)")
      }
    }
  }
}
