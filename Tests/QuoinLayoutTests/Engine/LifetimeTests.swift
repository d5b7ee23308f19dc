// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Items and constraints come and go") struct LifetimeTests {
  @Test("Removing a view removes what is in it and every constraint that mentions one of these")
  func removalTakesSubtree() throws {
    var fixture = try Fixture()
    let p = try fixture.add()
    let c = try fixture.add(in: p)
    let guide = try fixture.add("g", .guide, in: c)
    let other = try fixture.add()
    let gone = [
      try fixture.relate(p, .leading, .equal, fixture.root, .leading),
      try fixture.relate(c, .top, .equal, p, .top),
      try fixture.relate(guide, .leading, .equal, fixture.root, .leading, 50),
      try fixture.relate(other, .width, .equal, guide, .width),
    ]
    let stays = try fixture.relate(other, .leading, .equal, fixture.root, .leading, 3)
    fixture.engine.layout()
    try fixture.engine.removeItem(p)
    #expect(gone.allSatisfy { fixture.engine.constraint($0) == nil })
    #expect(fixture.engine.constraint(stays) != nil)
    #expect([p, c, guide].allSatisfy { fixture.engine.item($0) == nil })
    #expect(fixture.frame(of: other).x == 3)
    #expect(fixture.engine.frame(of: c) == .zero)
  }

  @Test("Names of removed things are never taken for later ones")
  func staleNamesStayStale() throws {
    var fixture = try Fixture()
    let old = try fixture.add()
    let oldConstraint = try fixture.relate(old, .width, .equal, nil, nil, 10)
    fixture.engine.layout()
    try fixture.engine.removeItem(old)
    let new = try fixture.add()
    let newConstraint = try fixture.relate(new, .width, .equal, nil, nil, 20)
    #expect(old != new && oldConstraint != newConstraint)
    #expect(throws: LayoutError.unknownItem(old)) { try fixture.engine.removeItem(old) }
    #expect(throws: LayoutError.unknownItem(old)) {
      try fixture.engine.updateItem(old, to: LayoutItem(parent: fixture.root))
    }
    #expect(throws: LayoutError.unknownItem(old)) {
      try fixture.relate(old, .width, .equal, nil, nil, 10)
    }
    #expect(throws: LayoutError.unknownItem(old)) { try fixture.add(in: old) }
    #expect(throws: LayoutError.unknownConstraint(oldConstraint)) {
      try fixture.engine.removeConstraint(oldConstraint)
    }
    #expect(throws: LayoutError.unknownConstraint(oldConstraint)) {
      try fixture.engine.setConstant(of: oldConstraint, to: 1)
    }
    #expect(throws: LayoutError.unknownConstraint(oldConstraint)) {
      try fixture.engine.setPriority(of: oldConstraint, to: 1)
    }
    #expect(fixture.engine.frame(of: old) == .zero)
    #expect(fixture.frame(of: new).width == 20)
    #expect(fixture.engine.safeAreaInsets(of: old) == .zero)
  }

  @Test("An item that is newer than the layout has no frame yet")
  func newItemHasNoFrame() throws {
    var fixture = try Fixture()
    let first = try fixture.add()
    try fixture.place(first, x: 1, y: 2, width: 3, height: 4)
    fixture.engine.layout()
    try fixture.engine.removeItem(first)
    let second = try fixture.add()
    #expect(fixture.engine.frame(of: second) == .zero)
    #expect(fixture.engine.frame(of: second, scale: 2) == .zero)
    #expect(fixture.engine.ambiguities().isEmpty)
  }

  @Test("Results are those of the last layout, whatever was changed since")
  func resultsWaitForLayout() throws {
    var fixture = try Fixture()
    let view = try fixture.add()
    let width = try fixture.relate(view, .width, .equal, nil, nil, 10)
    fixture.engine.layout()
    try fixture.engine.setConstant(of: width, to: 20)
    #expect(fixture.engine.frame(of: view).width == 10)
    fixture.engine.layout()
    #expect(fixture.engine.frame(of: view).width == 20)
  }

  @Test("Another parent takes the constraints inside along and drops those to the outside")
  func movingKeepsInnerConstraints() throws {
    var fixture = try Fixture()
    let a = try fixture.add()
    let b = try fixture.add()
    let child = try fixture.add(in: a)
    let leaf = try fixture.add(in: child)
    try fixture.place(a, x: 10, y: 0, width: 100, height: 100)
    try fixture.place(b, x: 200, y: 0, width: 100, height: 100)
    let outer = try fixture.relate(child, .left, .equal, a, .left, 1)
    let inner = try fixture.relate(leaf, .left, .equal, child, .left, 2)
    let own = try fixture.relate(child, .width, .equal, nil, nil, 50)
    fixture.engine.layout()
    try fixture.update(child) { $0.parent = b }
    #expect(fixture.engine.constraint(outer) == nil)
    #expect(fixture.engine.constraint(inner) != nil && fixture.engine.constraint(own) != nil)
    try fixture.relate(leaf, .left, .equal, fixture.root, .left, 230)
    // leaf at 230 of the root, 2 right of the child: the child at 228, 28 in `b`.
    #expect(fixture.frame(of: child).x == 28)
  }

  @Test("Content can appear, change and go")
  func contentChanges() throws {
    var fixture = try Fixture()
    let label = try fixture.add { $0.contentWidth = ContentSize(60) }
    try fixture.relate(label, .left, .equal, fixture.root, .left)
    #expect(fixture.frame(of: label).width == 60)
    try fixture.update(label) { $0.contentWidth?.size = 90 }
    #expect(fixture.frame(of: label).width == 90)
    try fixture.relate(label, .width, .equal, nil, nil, 200, priority: 500)
    #expect(fixture.frame(of: label).width == 200)
    try fixture.update(label) { $0.contentWidth?.hugging = 600 }
    #expect(fixture.frame(of: label).width == 90)
    try fixture.update(label) { $0.contentWidth = nil }
    #expect(fixture.frame(of: label).width == 200)
  }

  @Test("A copy of an engine is laid out without touching the original")
  func copiesAreIndependent() throws {
    var fixture = try Fixture()
    let view = try fixture.add()
    let width = try fixture.relate(view, .width, .equal, nil, nil, 10)
    fixture.engine.layout()
    var copy = fixture.engine
    try copy.setConstant(of: width, to: 70)
    copy.layout()
    #expect(copy.frame(of: view).width == 70)
    #expect(fixture.frame(of: view).width == 10)
  }

  @Test("Edits and a fresh start give the same frames")
  func editsAgreeWithFreshStart() throws {
    // Two labels share a row with equal hugging, so that the tie rule decides.
    func row(_ edit: Bool) throws -> [LayoutRect] {
      var fixture = try Fixture()
      let a = try fixture.add { $0.contentWidth = ContentSize(edit ? 10 : 70) }
      let b = try fixture.add { $0.contentWidth = ContentSize(100) }
      let extra = edit ? try fixture.relate(a, .width, .equal, nil, nil, 33) : nil
      try fixture.relate(a, .left, .equal, fixture.root, .left)
      try fixture.relate(b, .left, .equal, a, .right)
      try fixture.relate(b, .right, .equal, fixture.root, .right)
      if let extra {
        fixture.engine.layout()
        try fixture.engine.removeConstraint(extra)
        try fixture.update(a) { $0.contentWidth = ContentSize(70) }
      }
      return [fixture.frame(of: a), fixture.frame(of: b)]
    }
    #expect(try row(true) == row(false))
  }
}
