// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Repeats a round until a layout settles, up to a limit.
///
/// The unsettled objects of a round are returned, so that no caller can lose them.
struct LayoutRounds {
  /// The rounds of a pass, each of which a view can request in `layoutSubviews()`.
  static let pass = LayoutRounds(limit: 12)
  /// The rounds of solving, each of which a program can request when its margins or safe areas
  /// change.
  static let insets = LayoutRounds(limit: 4)
  /// The first round has texts on one line, the second has them wrapped, as in UIKit.
  static let texts = LayoutRounds(limit: 2)

  let limit: Int

  /// Runs rounds until one leaves nothing unsettled, or the limit is reached.
  ///
  /// - Parameters:
  ///   - round: runs a round and returns the unsettled objects.
  ///   - prepare: prepares the next round from these; not called for none.
  /// - Returns: the unsettled objects of the last round.
  @MainActor func run<Rest>(
    _ round: () -> [Rest], preparingNext prepare: ([Rest]) -> Void = { _ in }
  ) -> [Rest] {
    var rest = round()
    for _ in 1..<limit {
      guard !rest.isEmpty else { break }
      prepare(rest)
      rest = round()
    }
    return rest
  }
}
