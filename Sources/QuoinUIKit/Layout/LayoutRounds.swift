// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Repeats a round until a layout settles, up to a limit.
///
/// What a round leaves unsettled is returned, so that no caller can lose it.
struct LayoutRounds {
  /// Rounds of a pass, each of which a view can ask for in `layoutSubviews()`.
  static let pass = LayoutRounds(limit: 12)
  /// Rounds of solving, each of which a program can ask for when its margins or safe areas change.
  static let insets = LayoutRounds(limit: 4)
  /// The first round has texts on one line, the second has them wrapped, as in UIKit.
  static let texts = LayoutRounds(limit: 2)

  let limit: Int

  /// Runs rounds until one leaves nothing unsettled, or the limit is reached.
  ///
  /// - Parameters:
  ///   - round: does a round and returns what it leaves unsettled.
  ///   - prepare: prepares the next round from that; not called when there is none.
  /// - Returns: what the last round left unsettled.
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
