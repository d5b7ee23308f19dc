// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Conflict groups") struct ConflictGroupTests {
  /// A label with 16 points at both sides of a root of 393 points, which is to be 400 wide.
  private func wideLabel() throws -> (Fixture, [LayoutConstraintID], ItemID) {
    var fixture = try Fixture(width: 393)
    let label = try fixture.add("label")
    let ids = [
      try fixture.relate(label, .left, .equal, fixture.root, .left, 16),
      try fixture.relate(fixture.root, .right, .equal, label, .right, 16),
      try fixture.relate(label, .width, .equal, nil, nil, 400),
    ]
    try fixture.relate(label, .top, .equal, fixture.root, .top)
    try fixture.relate(label, .height, .equal, nil, nil, 20)
    fixture.engine.layout()
    return (fixture, ids, label)
  }

  @Test("Conflicts that share a constraint are one group")
  func sharedConstraintJoins() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, nil, nil, 100)
    let second = try fixture.relate(a, .width, .equal, nil, nil, 200)
    let third = try fixture.relate(a, .width, .equal, nil, nil, 300)
    fixture.engine.layout()
    let groups = fixture.engine.conflictGroups()
    #expect(groups.count == 1)
    #expect(groups.first?.broken == [.constraint(second), .constraint(third)])
    #expect(groups.first?.sets.count == 1)
  }

  @Test("Conflicts that share only the size of the window are two groups")
  func givenSizeDoesNotJoin() throws {
    var fixture = try Fixture(width: 100)
    for name in ["a", "b"] {
      let item = try fixture.add(name)
      try fixture.relate(item, .left, .equal, fixture.root, .left)
      try fixture.relate(item, .right, .equal, fixture.root, .right)
      try fixture.relate(item, .width, .equal, nil, nil, 120)
    }
    fixture.engine.layout()
    #expect(fixture.engine.conflictGroups().count == 2)
  }

  @Test("All sets of three widths are the three pairs, and correction sets leave one width")
  func setsAreEnumerated() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    var ids: [LayoutRequirement] = []
    for width in [100.0, 200, 300] {
      ids.append(.constraint(try fixture.relate(a, .width, .equal, nil, nil, width)))
    }
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups(limit: 10, milliseconds: 10_000).first)
    #expect(group.isComplete)
    let pairs = Set([[ids[0], ids[1]], [ids[0], ids[2]], [ids[1], ids[2]]].map(Set.init))
    #expect(Set(group.sets.map { Set($0.members) }) == pairs)
    #expect(group.sets.count == 3)
    #expect(Set(group.correctionSets.map(Set.init)) == pairs)
    let limited = try #require(
      fixture.engine.conflictGroups(limit: 2, milliseconds: 10_000).first)
    #expect(limited.sets.count == 2)
    #expect(!limited.isComplete)
  }

  @Test("The multiples of a sum are 1 and -1, and the gap is what is too much")
  func certificateOfSum() throws {
    let (fixture, _, _) = try wideLabel()
    let conflict = try #require(fixture.engine.conflicts.first)
    let certificate = try #require(fixture.engine.certificate(of: conflict))
    // 16 + 16 + 400 - 393
    #expect(certificate.gap == 39)
    #expect(certificate.parts.map(\.multiple).sorted() == [-1, 1, 1, 1])
    #expect(certificate.parts.map(\.amount).sorted() == [-393, 16, 16, 400])
  }

  @Test("The multiple of a proportion is the ratio")
  func certificateOfShare() throws {
    var fixture = try Fixture(width: 393)
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, fixture.root, .width, multiplier: 0.5)
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 220)
    fixture.engine.layout()
    let conflict = try #require(fixture.engine.conflicts.first)
    let certificate = try #require(fixture.engine.certificate(of: conflict))
    // 2 * 220 - 393
    #expect(certificate.gap == 47)
    #expect(certificate.parts.map(\.multiple).sorted() == [-2, -1, 2])
  }

  @Test("A chain of 300 views has a certificate")
  func certificateOfChain() throws {
    var fixture = try Fixture(width: 599)
    var last: ItemID?
    for _ in 0..<300 {
      let item = try fixture.add("v")
      if let last {
        try fixture.relate(item, .left, .equal, last, .right)
      } else {
        try fixture.relate(item, .left, .equal, fixture.root, .left)
      }
      try fixture.relate(item, .width, .equal, nil, nil, 2)
      last = item
    }
    let end = try #require(last)
    try fixture.relate(end, .right, .equal, fixture.root, .right)
    fixture.engine.layout()
    let conflict = try #require(fixture.engine.conflicts.first)
    #expect(conflict.members.count == 602)
    let certificate = try #require(fixture.engine.certificate(of: conflict))
    // 300 widths of 2, all needed, in 599 points; 300 positions and the end are members too.
    #expect(certificate.gap == 1)
  }

  @Test("Fixes of a broken width move nothing, a removal that holds at other sizes first")
  func fixesOfWidth() throws {
    let (fixture, ids, _) = try wideLabel()
    let group = try #require(fixture.engine.conflictGroups().first)
    let width = LayoutRequirement.constraint(ids[2])
    let fixes = fixture.engine.fixes(for: group, limit: 10)
    #expect(
      fixes.prefix(4).map(\.edit) == [
        .remove(width), .setPriority(width, 999), .setRelation(ids[2], .lessThanOrEqual),
        .setConstant(ids[2], 361),
      ])
    for fix in fixes.prefix(4) { #expect(fix.movement == 0 && fix.isClean && fix.solves == 1) }
    #expect(fixes.prefix(4).map(\.holdsAtOtherSizes) == [true, true, false, false])
    // With a root 20 % larger the label is 393 * 1.2 - 32 = 439.6 wide, more than 400.
  }

  @Test("Every fix does what it claims when it is applied")
  func fixesHold() throws {
    let (fixture, ids, _) = try wideLabel()
    let group = try #require(fixture.engine.conflictGroups().first)
    let fixes = fixture.engine.fixes(for: group, limit: 100)
    #expect(fixes.count >= 6)
    for fix in fixes {
      var copy = fixture.engine
      try copy.apply(fix.edit)
      copy.layout()
      #expect(copy.conflicts.isEmpty, "\(fix.edit)")
    }
    let left = LayoutRequirement.constraint(ids[0])
    let others = fixture.engine.fixes(for: group, limit: 100) { $0 == left }
    #expect(!others.isEmpty)
    for fix in others {
      switch fix.edit {
      case .setPriority(let member, _), .remove(let member): #expect(member == left)
      case .setConstant(let id, _), .setRelation(let id, _): #expect(id == ids[0])
      default: Issue.record("\(fix.edit)")
      }
    }
  }

  @Test("A fix that leaves something open names it")
  func fixNamesAmbiguity() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, nil, nil, 100)
    let other = try fixture.relate(a, .left, .equal, fixture.root, .left, 10)
    let broken = try fixture.relate(a, .left, .equal, fixture.root, .left, 20)
    fixture.engine.layout()
    var copy = fixture.engine
    try copy.removeConstraint(broken)
    copy.layout()
    try copy.apply(.remove(.constraint(other)))
    copy.layout()
    #expect(copy.ambiguities().contains { $0.item == a && $0.coordinate == .x })
  }

  @Test("The mask is what an edit removes from a view with constraints")
  func maskFix() throws {
    var fixture = try Fixture()
    let a = try fixture.addMasked("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 25)
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    let fixes = fixture.engine.fixes(for: group, limit: 10)
    let mask = try #require(fixes.first { $0.edit == .stopTranslatingMask(a) })
    // Nothing else places the view.
    #expect(mask.newAmbiguities > 0)
  }

  @Test("Facts and parts of masks cannot be edited")
  func factsAreRefused() throws {
    var fixture = try Fixture()
    let fact = LayoutRequirement.givenSize(fixture.root, .horizontal)
    #expect(throws: LayoutError.unchangeableRequirement(fact)) {
      try fixture.engine.apply(.setPriority(fact, 999))
    }
    #expect(throws: LayoutError.unchangeableRequirement(fact)) {
      try fixture.engine.apply(.remove(fact))
    }
  }
}
