// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers of planted and of found faults.
struct MutationTally {
  /// All that were planted.
  var planted = 0
  /// The faults that change a frame, truncate a text, or change whether the layout is determined.
  var effective = 0
  /// The number of these that general expectations find.
  var foundInGeneral = 0
  /// The number of these that general expectations or the frames of one layout find.
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
