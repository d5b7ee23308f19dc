// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The index path of each item of a snapshot.
struct SnapshotPaths<Item: Hashable> {
  private var paths: [Item: IndexPath] = [:]

  init<Section>(_ content: SnapshotContent<Section, Item>) {
    paths.reserveCapacity(content.sectionsOfItems.count)
    for (index, section) in content.sections.enumerated() {
      for (item, identifier) in (content.items[section] ?? []).enumerated() {
        paths[identifier] = IndexPath(item: item, section: index)
      }
    }
  }

  func path(of item: Item) -> IndexPath? { paths[item] }
}
