// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// How many solutions of one layout frames and the insets that depend on them have to settle in.
  ///
  /// A container that grows with its inset and is centered moves by half of what it grows, so that
  /// each round halves the difference: from 1000 points to ``LayoutTolerance/length`` in 30 rounds.
  static let maximumRounds = 32

  /// Brings insets and the frames that they depend on together, beginning after the first solution.
  ///
  /// Where they do not settle, the round counts whose insets came closest to what its frames give;
  /// of several, the first. All constraints hold for the insets of that round, which are the ones
  /// that the engine reports. Each layout begins with what is known without frames, so that the choice
  /// depends on items and constraints alone.
  /// - Returns: which items did not settle.
  mutating func settleInsets() -> [LayoutProblem] {
    guard model.insets.dependsOnFrames else { return [] }
    var change = updateInsets()
    guard lowered.dependsOnFrames else { return [] }
    var closest = (round: 1, change: change)
    for round in 1...LayoutEngine.maximumRounds {
      if change <= LayoutTolerance.length { return [] }
      if change < closest.change - LayoutTolerance.length { closest = (round, change) }
      // False also for what is no number.
      let isBounded = change <= LayoutLimits.magnitude
      guard isBounded, round < LayoutEngine.maximumRounds else { break }
      solveWithInsets()
      change = updateInsets()
    }
    return [.unsettled(items: returnToRound(closest.round))]
  }

  /// Goes through the first rounds once more, and keeps the insets that rows read as they are in the
  /// last of them. All other insets follow the frames.
  ///
  /// - Returns: the items whose insets are not what the frames give.
  private mutating func returnToRound(_ number: Int) -> [ItemID] {
    _ = model.insets.reset(for: model.tree)
    solveWithInsets()
    for _ in 1..<number {
      _ = updateInsets()
      solveWithInsets()
    }
    let keptSlots = lowered.insetSources(model)
    var unsettled: [Int32] = []
    withValues {
      unsettled = $0.model.insets.update(
        from: $0.placements, $1, tree: $0.model.tree, keeping: keptSlots)
    }
    return unsettled.map(model.tree.id)
  }

  private mutating func solveWithInsets() {
    lowered.refreshInsetReaders(model)
    solve()
  }

  /// Derives insets from the solution.
  ///
  /// - Returns: how much the largest change was.
  private mutating func updateInsets() -> Double {
    var change = 0.0
    withValues { change = $0.model.insets.update(from: $0.placements, $1, tree: $0.model.tree) }
    return change
  }
}
