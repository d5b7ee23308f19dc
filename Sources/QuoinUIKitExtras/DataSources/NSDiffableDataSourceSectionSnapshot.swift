// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The items of one section as a forest: an item can have children, which are shown while it is
/// expanded. Items are not expanded at first.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var forest = ItemForest<ItemIdentifierType>()

  /// A snapshot without items.
  public init() {}

  init(flat items: [ItemIdentifierType]) {
    forest.insert(items, below: nil, at: 0)
  }

  // MARK: Reading

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { forest.items(below: nil) { _ in true } }
  /// The items without parents.
  public var rootItems: [ItemIdentifierType] { forest.roots }
  /// The items whose parents are all expanded, parents before their children.
  public var visibleItems: [ItemIdentifierType] {
    forest.items(below: nil) { forest.expanded.contains($0) }
  }

  /// Whether the children of an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { forest.expanded.contains(item) }

  /// Whether the parents of an item are all expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    return forest.ancestors(of: item).allSatisfy { forest.expanded.contains($0) }
  }

  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { forest.known.contains(item) }

  /// Returns the number of parents above an item. An unknown item stops the program.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    return forest.ancestors(of: item).count
  }

  /// Returns the index of an item among all items. Nil when the snapshot does not have it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item. Nil for an item at the root. An unknown item stops the program.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child)
    return forest.parents[child]
  }

  /// Returns the items below an item, with it or without. An unknown item stops the program.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    check(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent {
      part.forest.insert([parent], below: nil, at: 0)
      part.forest.adopt(forest, below: parent, to: parent)
      if isExpanded(parent) { part.forest.expanded.insert(parent) }
    } else {
      part.forest.adopt(forest, below: parent, to: nil)
    }
    return part
  }

  /// Returns the items, one on a line, indented by their levels; expanded parents are marked by a
  /// minus sign, others by a plus sign. Apple does not state its format.
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
