// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Compares the time of frames by NotAutoLayout with that of frames calculated by hand, as ratios
// within one run. The exit code is 1 if the frames differ.
//
// usage: frame-bench [labels] [glyphs]

let kinds = CommandLine.arguments.compactMap(TextKind.init)
var isGood = true
print("kind", "texts", "ratio", "middle half", "allocations", "by hand", separator: "\t")
for kind in kinds.isEmpty ? TextKind.allCases : kinds {
  for (cell, name) in [
    (NotAutoLayoutCell.self as FeedCell.Type, "direct"), (StoredCell.self, "stored"),
  ] {
    let comparison = Comparison(cell, name, kind)
    guard comparison.isEqual else {
      print(name, kind.rawValue, "frames differ from those by hand", separator: "\t")
      isGood = false
      continue
    }
    print(comparison.measure())
  }
}
exit(isGood ? 0 : 1)
