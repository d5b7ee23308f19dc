// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The items of one section as a forest. The children of an item are shown while it is expanded.
/// Items are collapsed by default.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var forest = ItemForest<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  init(flat items: [ItemIdentifierType]) {
    forest.insert(items, below: nil, at: 0)
  }

  // MARK: Reading

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { forest.items(below: nil) { _ in true } }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { forest.roots }
  /// The items whose ancestors are all expanded, parents before their children.
  public var visibleItems: [ItemIdentifierType] {
    forest.items(below: nil) { forest.expanded.contains($0) }
  }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { forest.expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    return forest.ancestors(of: item).allSatisfy { forest.expanded.contains($0) }
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { forest.known.contains(item) }

  /// Returns the number of ancestors of an item. An unknown item stops the program.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    return forest.ancestors(of: item).count
  }

  /// Returns the index of an item among all items. Nil if the snapshot does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item. Nil for a root. An unknown item stops the program.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child)
    return forest.parents[child]
  }

  /// Returns a snapshot of the descendants of an item, with or without the item itself. An unknown
  /// item stops the program.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    check(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent {
      part.forest.insert([parent], below: nil, at: 0)
      part.forest.append(forest, below: parent, to: parent)
      if isExpanded(parent) { part.forest.expanded.insert(parent) }
    } else {
      part.forest.append(forest, below: parent, to: nil)
    }
    return part
  }

  /// Returns a description with one item on each line, indented by its level. A minus sign marks
  /// expanded parents, a plus sign the others. Apple does not document the format.
  public func visualDescription() -> String {
    items.map { item in
      let mark = forest.children[item]?.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  func check(_ item: ItemIdentifierType) {
    if !contains(item) { SnapshotMisuse.stop(unknown: item, "item") }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
