// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How many faults were planted, and how many were found.
struct MutationTally {
  /// All that were planted.
  var planted = 0
  /// Those that change a frame, cut off a text, or change what is determined.
  var effective = 0
  /// Those of them that general expectations find.
  var foundInGeneral = 0
  /// Those of them that general expectations find, or the frames of one layout.
  var found = 0

  static func + (left: MutationTally, right: MutationTally) -> MutationTally {
    MutationTally(
      planted: left.planted + right.planted, effective: left.effective + right.effective,
      foundInGeneral: left.foundInGeneral + right.foundInGeneral, found: left.found + right.found)
  }

  /// The numbers, and the share of each kind of expectation in percent with one decimal.
  var columns: [String] {
    [
      "\(planted)", "\(effective)", share(foundInGeneral), share(found),
    ]
  }

  private func share(_ count: Int) -> String {
    effective == 0 ? "–" : "\((Double(count) / Double(effective) * 1000).rounded() / 10) %"
  }
}
