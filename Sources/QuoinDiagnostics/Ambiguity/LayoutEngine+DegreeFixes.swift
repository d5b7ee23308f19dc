// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutEngine {
  /// Finds edits that determine a degree of freedom. Each is tried on a copy of the engine.
  ///
  /// An edit is left out if the driver remains ambiguous, or if it breaks a requirement, makes
  /// another coordinate ambiguous or cuts off a content. Edits are ranked by: whether a person
  /// would write them first (the neighbour above, the end of a container's content); whether the
  /// constant is not an arbitrary number; how far they move items, or, if the driver is a length
  /// that is shown as 0, how many items remain without a length or outside of their parents;
  /// whether a sibling has a constraint of the same kind; the number of digits of the constant; the
  /// order of candidates (constraints like those of siblings, the size, the edges, the center). If
  /// none is left, an optional constraint of the lowest priority is tried.
  ///
  /// - Parameters:
  ///   - degree: a degree of freedom of the last `layout()`, with no change since.
  ///   - limit: the number of edits.
  /// - Returns: the best edits, the best first.
  /// - Complexity: a layout and the ambiguities of a copy for each candidate that is tried, of
  ///   which there are at most 24. Candidates are tried until no other one can be among the best.
  public func fixes(for degree: DegreeOfFreedom, limit: Int = 3) -> [LayoutFix] {
    guard limit > 0 else { return [] }
    var trial = LayoutTrial(self)
    let driver = degree.driver
    let solves = { (changed: LayoutEngine) in
      changed.ambiguities(of: driver.item).contains { $0.coordinate == driver.coordinate } ? 0 : 1
    }
    let candidates = DegreeFixCandidates(degree, in: self)
    let concerned = Set(
      ([driver] + degree.followers).filter { item($0.item)?.kind == .view }
        .map { ItemSide(item: $0.item, axis: $0.coordinate.axis) })
    // The best layout of an item without a length is not the one shown.
    let isCollapsed = candidates.isCollapsed
    let rank = { (position: Int, fix: LayoutFix?) in
      let candidate = candidates.candidates[position]
      let distance =
        isCollapsed ? Double(fix?.lostItems ?? 0) : FixRank.movement(fix?.movement ?? 0)
      return FixRank(keys: [
        candidate.isOptional ? 1 : 0, candidate.isNatural ? 0 : 1, candidate.isArbitrary ? 1 : 0,
        distance, candidate.isLikeSibling ? 0 : 1,
        isCollapsed ? 0 : Double(candidate.digits), Double(position),
      ])
    }
    var best = BestFixes(limit: limit)
    // The rank without a fix is the best rank that a candidate can have.
    for position in candidates.candidates.indices.sorted(by: { rank($0, nil) < rank($1, nil) }) {
      guard best.includes(rank(position, nil)) else { break }
      let candidate = candidates.candidates[position]
      // An optional constraint is for layouts in which a required one breaks another, and a number
      // that hardly anybody would write for those in which no other one helps.
      if candidate.isOptional || candidate.isArbitrary, !best.fixes.isEmpty { continue }
      let edit = candidate.edit
      guard let tried = trial.tried(edit, solves: solves, concerned: concerned), tried.fix.isClean
      else { continue }
      best.insert(tried, rank: rank(position, tried.fix))
    }
    best.tryOtherSizes(solves: solves)
    return best.fixes
  }
}
