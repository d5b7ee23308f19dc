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
  /// - Parameter round: runs a round and returns the unsettled objects.
  /// - Returns: the unsettled objects of the last round.
  @MainActor func run<Rest>(_ round: () -> [Rest]) -> [Rest] {
    var rest = round()
    for _ in 1..<limit where !rest.isEmpty { rest = round() }
    return rest
  }
}
