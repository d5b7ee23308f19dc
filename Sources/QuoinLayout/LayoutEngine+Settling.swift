// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// The number of solutions of one layout within which frames and the insets that depend on them
  /// have to settle.
  ///
  /// A container that grows with its inset and is centered moves by half of its growth, so that
  /// each round halves the difference: from 1000 points to ``LayoutTolerance/length`` in 30 rounds.
  static let maximumRounds = 32

  /// Solves until insets agree with the frames that they depend on, beginning after the first
  /// solution.
  ///
  /// Insets that do not settle keep the results of the round whose insets came closest to the
  /// insets that its frames give; of several, the first. All constraints hold for the insets of
  /// that round, which the engine reports. Each layout begins with the insets that are known
  /// without frames, so that the choice depends on items and constraints alone.
  /// - Returns: the items that did not settle.
  mutating func settleInsets() -> [LayoutProblem] {
    guard model.insets.dependsOnFrames else { return [] }
    var change = model.insets.update(from: placements, tree: model.tree, rows: lowered)
    guard lowered.dependsOnFrames else { return [] }
    var closest = (round: 1, change: change)
    for round in 1...LayoutEngine.maximumRounds {
      if change <= LayoutTolerance.length { return [] }
      if change < closest.change - LayoutTolerance.length { closest = (round, change) }
      // The comparison is false also for NaN.
      let isBounded = change <= LayoutLimits.magnitude
      guard isBounded, round < LayoutEngine.maximumRounds else { break }
      solveWithInsets()
      change = model.insets.update(from: placements, tree: model.tree, rows: lowered)
    }
    return [.unsettled(items: restoreRound(closest.round))]
  }

  /// Repeats the first rounds, and keeps the insets that rows read as they are in the last of them.
  /// All other insets follow the frames.
  ///
  /// - Returns: the items whose insets differ from those that the frames give.
  private mutating func restoreRound(_ number: Int) -> [ItemID] {
    _ = model.insets.reset(for: model.tree)
    solveWithInsets()
    for _ in 1..<number {
      _ = model.insets.update(from: placements, tree: model.tree, rows: lowered)
      solveWithInsets()
    }
    let keptSlots = lowered.insetSources(model)
    return model.insets.update(
      from: placements, tree: model.tree, rows: lowered, keeping: keptSlots
    ).map(model.tree.id)
  }

  private mutating func solveWithInsets() {
    lowered.refreshInsetReaders(model)
    solve()
  }
}
