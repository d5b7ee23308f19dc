// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKitExtras
import Testing

@Suite("Snapshots of sections") struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Europe has France (with Paris and Lyon) and Italy, Asia has Japan.
  private func makeSnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["Europe", "Asia"])
    snapshot.append(["France", "Italy"], to: "Europe")
    snapshot.append(["Paris", "Lyon"], to: "France")
    snapshot.append(["Japan"], to: "Asia")
    return snapshot
  }

  @Test("Parents come before their children, whose levels are one more")
  func order() {
    let snapshot = makeSnapshot()
    #expect(
      snapshot.items == ["Europe", "France", "Paris", "Lyon", "Italy", "Asia", "Japan"])
    #expect(snapshot.items.map(snapshot.level) == [0, 1, 2, 2, 1, 0, 1])
    #expect(snapshot.rootItems == ["Europe", "Asia"])
    #expect(snapshot.parent(of: "Lyon") == "France")
    #expect(snapshot.parent(of: "Asia") == nil)
    #expect(snapshot.index(of: "Italy") == 4)
    #expect(snapshot.contains("Spain") == false)
  }

  @Test("Children are visible while all their parents are expanded")
  func expansion() {
    var snapshot = makeSnapshot()
    #expect(snapshot.visibleItems == ["Europe", "Asia"])
    snapshot.expand(["France"])
    #expect(snapshot.visibleItems == ["Europe", "Asia"])
    #expect(!snapshot.isVisible("Paris"))
    snapshot.expand(["Europe"])
    #expect(snapshot.visibleItems == ["Europe", "France", "Paris", "Lyon", "Italy", "Asia"])
    #expect(snapshot.isVisible("Paris"))
    snapshot.collapse(["France"])
    #expect(snapshot.visibleItems == ["Europe", "France", "Italy", "Asia"])
    #expect(!snapshot.isExpanded("France"))
  }

  @Test("Inserted items have the parent of the one beside them")
  func insertion() {
    var snapshot = makeSnapshot()
    snapshot.insert(["Spain"], before: "Italy")
    snapshot.insert(["Nice"], after: "Paris")
    #expect(snapshot.parent(of: "Nice") == "France")
    #expect(
      snapshot.items
        == ["Europe", "France", "Paris", "Nice", "Lyon", "Spain", "Italy", "Asia", "Japan"])
  }

  @Test("A deleted item takes all below it along")
  func deletion() {
    var snapshot = makeSnapshot()
    snapshot.delete(["France", "Peru"])
    #expect(snapshot.items == ["Europe", "Italy", "Asia", "Japan"])
    #expect(!snapshot.contains("Paris"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test("A part of a snapshot keeps its order and what is expanded")
  func parts() {
    var snapshot = makeSnapshot()
    snapshot.expand(["Europe", "France"])
    let part = snapshot.snapshot(of: "Europe")
    #expect(part.rootItems == ["France", "Italy"])
    #expect(part.visibleItems == ["France", "Paris", "Lyon", "Italy"])
    let whole = snapshot.snapshot(of: "Europe", includingParent: true)
    #expect(whole.visibleItems == ["Europe", "France", "Paris", "Lyon", "Italy"])

    var other = Snapshot()
    other.append(["Peru"])
    other.append(["Lima"], to: "Peru")
    snapshot.replace(childrenOf: "Asia", using: other)
    #expect(snapshot.snapshot(of: "Asia").items == ["Peru", "Lima"])
    #expect(!snapshot.contains("Japan"))

    var third = Snapshot()
    third.append(["Africa", "Oceania"])
    third.append(["Ghana"], to: "Africa")
    #expect(snapshot.insert(third, after: "Europe") == "Oceania")
    #expect(snapshot.rootItems == ["Europe", "Africa", "Oceania", "Asia"])
    #expect(snapshot.parent(of: "Ghana") == "Africa")
  }
}
