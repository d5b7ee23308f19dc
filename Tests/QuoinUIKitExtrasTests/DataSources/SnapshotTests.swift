// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKitExtras
import Testing

@Suite("Snapshots of data sources") struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A: 1, 2, 3; B: 4, 5.
  private func makeSnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  /// The sections with their items, such as "A 1 2 3, B 4 5".
  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      ([section] + snapshot.itemIdentifiers(inSection: section).map { "\($0)" })
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test("Items are appended to the last section unless a section is stated")
  func appending() {
    let snapshot = makeSnapshot()
    #expect(text(snapshot) == "A 1 2 3, B 4 5")
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "B") == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("B") == 1)
    #expect(snapshot.indexOfSection("C") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "A")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  struct Change: CustomTestStringConvertible {
    var testDescription: String
    var result: String
    var change: @Sendable (inout Snapshot) -> Void

    init(_ name: String, _ result: String, _ change: @escaping @Sendable (inout Snapshot) -> Void) {
      testDescription = name
      self.result = result
      self.change = change
    }
  }

  static let changes = [
    Change("insert before", "A 1 7 8 2 3, B 4 5") { $0.insertItems([7, 8], beforeItem: 2) },
    Change("insert after", "A 1 2 3, B 4 7 5") { $0.insertItems([7], afterItem: 4) },
    Change("delete", "A 1 3, B 5") { $0.deleteItems([2, 4]) },
    Change("delete one that is not there", "A 1 2 3, B 4") { $0.deleteItems([5, 99]) },
    Change("delete all", "") { $0.deleteAllItems() },
    Change("move before", "A 3 1 2, B 4 5") { $0.moveItem(3, beforeItem: 1) },
    Change("move after", "A 2 3 1, B 4 5") { $0.moveItem(1, afterItem: 3) },
    Change("move to another section", "A 1 3, B 4 2 5") { $0.moveItem(2, afterItem: 4) },
    Change("append one that is there", "A 2 3 1, B 4 5") { $0.appendItems([1], toSection: "A") },
    Change("insert a section before", "C, A 1 2 3, B 4 5") {
      $0.insertSections(["C"], beforeSection: "A")
    },
    Change("insert sections after", "A 1 2 3, C, D, B 4 5") {
      $0.insertSections(["C", "D"], afterSection: "A")
    },
    Change("delete a section", "B 4 5") { $0.deleteSections(["A"]) },
    Change("move a section before", "B 4 5, A 1 2 3") { $0.moveSection("B", beforeSection: "A") },
    Change("move a section after", "B 4 5, A 1 2 3") { $0.moveSection("A", afterSection: "B") },
    Change("append a section that is there", "B 4 5, A 1 2 3") { $0.appendSections(["A"]) },
  ]

  @Test("A change gives the order that its name says", arguments: changes)
  func change(_ change: Change) {
    var snapshot = makeSnapshot()
    change.change(&snapshot)
    #expect(text(snapshot) == change.result)
    // The items of a deleted section belong to none.
    let items = snapshot.itemIdentifiers
    #expect(snapshot.numberOfItems == items.count)
    for item in 1...8 {
      #expect((snapshot.sectionIdentifier(containingItem: item) != nil) == items.contains(item))
      #expect(snapshot.indexOfItem(item) == items.firstIndex(of: item))
    }
  }

  @Test("Reloaded identifiers are kept once, and forgotten with their items")
  func reloads() {
    var snapshot = makeSnapshot()
    snapshot.reloadItems([1, 4])
    snapshot.reloadItems([4, 5])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 4, 5])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test("A duplicate among the identifiers of a call stops the program with its name")
  func duplicate() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["people"])
      snapshot.appendItems(["Ada", "Grace", "Ada"])
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The item identifier Ada occurs twice"))
  }

  @Test("Items without a section stop the program with what to do")
  func withoutSection() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["Ada"])
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The snapshot has no sections; call appendSections(_:)"))
  }

  @Test("An unknown item to reload stops the program with its name")
  func unknown() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["people"])
      snapshot.reloadItems(["Alan"])
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The snapshot has no item with the identifier Alan"))
  }
}
