// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The best of the fixes that were tried, as many as a report shows.
struct BestFixes {
  private let limit: Int
  private var entries: [(rank: FixRank, tried: TriedFix)] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether a fix of a rank would be among the best.
  func includes(_ rank: FixRank) -> Bool {
    guard entries.count >= limit, let worst = entries.last else { return limit > 0 }
    return rank < worst.rank
  }

  /// Adds a fix, and removes the worst if there are too many.
  mutating func insert(_ tried: consuming TriedFix, rank: FixRank) {
    guard includes(rank) else { return }
    let index = entries.firstIndex { rank < $0.rank } ?? entries.count
    entries.insert((rank, tried), at: index)
    if entries.count > limit { entries.removeLast() }
  }

  /// Tries the fixes with other sizes of the roots.
  mutating func tryOtherSizes(solves: (LayoutEngine) -> Int) {
    for index in entries.indices { entries[index].tried.tryOtherSizes(solves: solves) }
  }

  /// The fixes, the best first.
  var fixes: [LayoutFix] { entries.map(\.tried.fix) }
}
