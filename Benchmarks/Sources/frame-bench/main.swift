// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

// What frames of NotAutoLayout cost beside frames that are calculated by hand, as ratios of times in
// one run. The program ends with 1 where the frames differ.
//
// usage: frame-bench [labels] [glyphs]

let kinds = CommandLine.arguments.compactMap(TextKind.init)
var isGood = true
print("way", "texts", "ratio", "middle half", "allocations", "by hand", separator: "\t")
for kind in kinds.isEmpty ? TextKind.allCases : kinds {
  for (cell, name) in [
    (NotAutoLayoutCell.self as FeedCell.Type, "direct"), (StoredCell.self, "stored"),
  ] {
    let comparison = Comparison(cell, name, kind)
    guard comparison.isEqual else {
      print(name, kind.rawValue, "other frames than by hand", separator: "\t")
      isGood = false
      continue
    }
    print(comparison.measure())
  }
}
exit(isGood ? 0 : 1)
