// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Apple's documentation of `SelfSizingInvalidation`: by default cells are resized after a call of
/// `invalidateIntrinsicContentSize()` of the cell or its content view, and after a change of a list
/// content configuration; with `enabledIncludingConstraints` after changes of constraints too.
@MainActor @Suite("Rows whose content changes") struct SelfSizingInvalidationTests {
  private final class BoxCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      fill(contentView, with: box, height)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class BoxItem: UICollectionViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

    override init(frame: CGRect) {
      super.init(frame: frame)
      fill(contentView, with: box, height)
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func fill(_ view: UIView, with box: UIView, _ height: NSLayoutConstraint) {
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
    ])
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { BoxCell(style: .default, reuseIdentifier: nil) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }

  private let rows = Rows()
  private let second = IndexPath(row: 1, section: 0)

  private func showTable() throws -> (table: UITableView, first: BoxCell) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.dataSource = rows
    table.layoutIfNeeded()
    return (table, try #require(table.visibleCells.first as? BoxCell))
  }

  private func start(_ table: UITableView) -> CGFloat? {
    table.layoutIfNeeded()
    return table.cellForRow(at: second)?.frame.minY
  }

  @Test("A row is measured again after its cell or its content view is invalid")
  func table() throws {
    let (table, first) = try showTable()
    #expect(table.selfSizingInvalidation == .enabled)
    #expect(start(table) == 50)
    first.height.constant = 80
    first.invalidateIntrinsicContentSize()
    #expect(start(table) == 80)
    first.height.constant = 90
    first.contentView.invalidateIntrinsicContentSize()
    #expect(start(table) == 90)
    #expect(first.box.frame.height == 90)
  }

  @Test("A row is measured again after each change of constraints, if the program says so")
  func constraints() throws {
    let (table, first) = try showTable()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    first.height.constant = 80
    #expect(start(table) == 80)
    first.height.isActive = false
    first.box.heightAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(start(table) == 70)
  }

  @Test("A row keeps its height where invalidation is off, and where the program set a height")
  func disabled() throws {
    let (table, first) = try showTable()
    first.height.priority = .defaultHigh
    table.selfSizingInvalidation = .disabled
    first.height.constant = 80
    first.invalidateIntrinsicContentSize()
    #expect(start(table) == 50)
    table.selfSizingInvalidation = .enabled
    table.rowHeight = 60
    table.layoutIfNeeded()
    table.visibleCells.first?.invalidateIntrinsicContentSize()
    #expect(start(table) == 60)
  }

  @Test("A row with a content configuration follows it")
  func configuration() throws {
    let (table, first) = try showTable()
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    first.contentConfiguration = content
    let single = try #require(start(table))
    content.text = "Text\nof three\nlines"
    content.textProperties.numberOfLines = 0
    first.contentConfiguration = content
    let several = try #require(start(table))
    // Two more lines, and a line of 17 points is 20.3 high; a single one does not fill the row.
    #expect(several > single + 20)
  }

  @Test("An item of an estimated size is measured again likewise", arguments: [true, false])
  func collection(includingConstraints: Bool) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(BoxItem.self, forCellWithReuseIdentifier: "box")
    view.dataSource = rows
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BoxItem)
    let other = try #require(view.cellForItem(at: second))
    #expect(other.frame.minY == 50)
    if includingConstraints { view.selfSizingInvalidation = .enabledIncludingConstraints }
    first.height.constant = 80
    if !includingConstraints { first.contentView.invalidateIntrinsicContentSize() }
    view.layoutIfNeeded()
    #expect(first.frame.height == 80)
    #expect(other.frame.minY == 80)
  }
}
