// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSnapshot {
  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotMisuse.checkUnique(identifiers, "section")
    content.removeFromOrder(identifiers)
    content.insert(identifiers, at: content.sections.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, distance: 0)
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, distance: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, distance: Int
  ) {
    SnapshotMisuse.checkUnique(identifiers, "section")
    checkSections([other])
    if identifiers.contains(other) { SnapshotMisuse.stop(besideItself: other, "section") }
    content.removeFromOrder(identifiers)
    guard let index = content.sections.firstIndex(of: other) else { return }
    content.insert(identifiers, at: index + distance)
  }

  /// Removes sections and their items. Identifiers that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in content.items.removeValue(forKey: identifier) ?? [] {
        content.sectionsOfItems[item] = nil
      }
    }
    content.removeFromOrder(identifiers)
    forgetMarks()
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    checkSections([identifier])
    insert([identifier], beside: toIdentifier, distance: 0)
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    checkSections([identifier])
    insert([identifier], beside: toIdentifier, distance: 1)
  }

  /// Marks sections for reloading: their views are requested again. A section that the snapshot
  /// does not contain stops the program.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    checkSections(identifiers)
    let known = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { !known.contains($0) }
  }

  private func checkSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where content.items[identifier] == nil {
      SnapshotMisuse.stop(unknown: identifier, "section")
    }
  }
}
