// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A table that overrides what programs do: changes, cells, rows and scrolling.
private final class LoggingTable: UITableView {
  private(set) var calls: [String] = []

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.map(\.row))")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(indexPaths.map(\.row))")
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func beginUpdates() {
    calls.append("begin")
    super.beginUpdates()
  }
  override func endUpdates() {
    calls.append("end")
    super.endUpdates()
  }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("dequeue \(indexPath.row)")
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    calls.append("select")
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    calls.append("scroll \(indexPath.row)")
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells.reversed() }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section)
  }

  func forgetCalls() { calls = [] }
}

/// A context that has another initializer than those of UIKit.
private final class CountingContext: UICollectionViewLayoutInvalidationContext {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }
}

/// A context that layouts make by the name of its class.
private final class NamedContext: UICollectionViewLayoutInvalidationContext {
  var isNamed = true
}

private final class NamedContextLayout: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var invalidationContextClass: AnyClass { NamedContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

private final class MovableCollection: UICollectionView {
  private(set) var ended = 0

  override func endInteractiveMovement() {
    ended += 1
    super.endInteractiveMovement()
  }
}

/// Members that Apple's classes declare can be overridden in subclasses of another module.
@MainActor @Suite("Members of tables and collections that programs override")
struct OverriddenMemberTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  @Test("Overrides of a table are called by programs and by the table")
  func table() {
    let rows = Rows()
    let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.calls == ["dequeue 0", "dequeue 1", "dequeue 2"])
    table.forgetCalls()
    rows.count = 3
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .top)
    // Whether members call each other is not documented; those that the program calls are called.
    let ofProgram = ["batch", "delete [0]", "insert [2]", "select"]
    #expect(table.calls.filter(ofProgram.contains) == ofProgram)
    #expect(table.visibleCells.first === table.cellForRow(at: IndexPath(row: 2, section: 0)))
  }

  @Test("A collection view calls an overridden movement")
  func movement() {
    let collection = MovableCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.endInteractiveMovement()
    #expect(collection.ended == 1)
  }

  @Test("A context of a layout may have initializers of its own, and is made by its class")
  func contexts() {
    #expect(CountingContext(count: 4).count == 4)
    let layout = NamedContextLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    layout.contexts = []
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(layout.contexts.contains { ($0 as? NamedContext)?.isNamed == true })
  }
}
