// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The shortest names of items that are unique among those of a report: without the class, and
/// `safe area` for the only one.
struct ShortNames {
  /// The name of a safe area.
  static let safeArea = "safe area"

  private let names: [ItemID: String]

  init(_ items: [ItemID], _ engine: LayoutEngine, _ names: LayoutNames) {
    var seen: Set<ItemID> = []
    let items = items.filter { seen.insert($0).inserted }
    let candidates = items.map { Self.candidates($0, engine, names) }
    var uses: [String: Int] = [:]
    for candidate in candidates.flatMap({ Set($0) }) { uses[candidate, default: 0] += 1 }
    self.names = Dictionary(
      uniqueKeysWithValues: zip(items, candidates).map { item, candidates in
        (item, candidates.first { uses[$0] == 1 } ?? names.item(item))
      })
  }

  /// The short name of an item; nil for an item of no report.
  func name(of item: ItemID) -> String? { names[item] }

  /// The names of an item, the shortest first.
  private static func candidates(
    _ item: ItemID, _ engine: LayoutEngine, _ names: LayoutNames
  ) -> [String] {
    let full = names.item(item)
    let kind = engine.item(item)?.kind == .safeAreaGuide ? [safeArea] : []
    // The name of a class begins with a capital letter, and another name follows it.
    guard let space = full.firstIndex(of: " "), full.first?.isUppercase == true else {
      return kind + [full]
    }
    return kind + [String(full[full.index(after: space)...]), full]
  }
}
