// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rank of a definition in the queue of replacements, which starts with the highest rank.
struct DefinitionRank: HeapElement {
  var rank: Int32

  func precedes(_ other: DefinitionRank) -> Bool { rank > other.rank }
}
