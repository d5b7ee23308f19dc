// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The sections and items that a data source shows, in order.
///
/// Each section and each item is identified by a unique value. Items that are appended or inserted
/// a second time move to the new position; an identifier that occurs twice in one call stops the
/// program.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
  /// The items that are marked for reloading.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are marked for reloading.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are marked for reconfiguring.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { content.sectionsOfItems.count }
  /// The number of sections.
  public var numberOfSections: Int { content.sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { content.sections }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    content.sections.flatMap { content.items[$0] ?? [] }
  }

  /// Returns the number of items in a section. An unknown section stops the program.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order. An unknown section stops the program.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = content.items[identifier] else {
      SnapshotMisuse.stop(unknown: identifier, "section")
    }
    return items
  }

  /// Returns the section of an item. Nil if the snapshot does not contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    content.sectionsOfItems[identifier]
  }

  /// Returns the index of an item among the items of all sections. Nil if the snapshot does not
  /// contain the item.
  ///
  /// - Complexity: O(*s* + *i*), for *s* sections and *i* items of the section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = content.sectionsOfItems[identifier] else { return nil }
    guard let index = content.items[section]?.firstIndex(of: identifier) else { return nil }
    let before = content.sections.prefix { $0 != section }
    return before.reduce(index) { $0 + (content.items[$1]?.count ?? 0) }
  }

  /// Returns the index of a section. Nil if the snapshot does not contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.sections.firstIndex(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
