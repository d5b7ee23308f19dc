// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// Finds constraints without which the sizes of a cycle are not 0. Each removal is tried on a
  /// copy of the engine.
  ///
  /// A lower priority would not help: sizes of 0 are those that violate the constraint least.
  ///
  /// - Parameters:
  ///   - cycle: a cycle of the last `layout()`, with no change since.
  ///   - limit: the number of edits.
  /// - Returns: the best edits, in the order of those of conflict groups.
  /// - Complexity: a layout of a copy and two incremental solves for each constraint of the cycle.
  public func fixes(for cycle: ZeroSizeCycle, limit: Int = 3) -> [LayoutFix] {
    guard limit > 0 else { return [] }
    var trial = LayoutTrial(self)
    let sizes = Set(cycle.sizes)
    let solves = { (changed: LayoutEngine) in
      changed.zeroSizeCycles().contains { !sizes.isDisjoint(with: $0.sizes) } ? 0 : 1
    }
    var best = BestFixes(limit: limit)
    for (position, id) in cycle.constraints.enumerated() {
      guard model.constraints.contains(id), model.constraints[id.index].breaking == .ordinary,
        var tried = trial.tried(.remove(.constraint(id)), solves: solves)
      else { continue }
      tried.tryOtherSizes(solves: solves)
      best.insert(tried, rank: FixRank(tried.fix, traits: FixTraits(), position: position))
    }
    return best.fixes
  }
}
