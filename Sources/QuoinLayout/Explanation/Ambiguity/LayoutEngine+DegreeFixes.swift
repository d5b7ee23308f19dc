// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Finds edits that determine a degree of freedom. Each is tried on a copy of the engine.
  ///
  /// An edit is left out if the driver remains ambiguous, or if it breaks a requirement, makes
  /// another coordinate ambiguous or cuts off a content. Edits are ranked by: how far they move
  /// items, or, if the driver is a length that is shown as 0, how many items remain without a length
  /// or outside of their parents; whether a sibling has a constraint of the same kind; the number of
  /// digits of the constant; the order of candidates (constraints like those of siblings, the size,
  /// the edges, the center).
  ///
  /// - Parameters:
  ///   - degree: a degree of freedom of the last ``layout()``, with no change since.
  ///   - limit: the number of edits.
  /// - Returns: the best edits, the best first.
  /// - Complexity: a layout and the ambiguities of a copy for each candidate, of which there are
  ///   at most 24.
  public func fixes(for degree: DegreeOfFreedom, limit: Int = 3) -> [LayoutFix] {
    guard limit > 0 else { return [] }
    let trial = LayoutTrial(self)
    let count = degreesOfFreedom().count
    let driver = degree.driver
    let solves = { (changed: LayoutEngine) in
      let isOpen = changed.ambiguities(of: driver.item).contains {
        $0.coordinate == driver.coordinate
      }
      return isOpen ? 0 : count - changed.degreesOfFreedom().count
    }
    var ranked: [(keys: [Double], fix: LayoutFix)] = []
    let candidates = DegreeFixCandidates(degree, in: self)
    let concerned = Set(
      ([driver] + degree.followers).filter { item($0.item)?.kind == .view }
        .map { ItemSide(item: $0.item, axis: $0.coordinate.axis) })
    for (position, candidate) in candidates.candidates.enumerated() {
      guard let fix = trial.fix(candidate.edit, solves: solves, concerned: concerned), fix.isClean
      else { continue }
      // The best layout of an item without a length is not the one shown.
      let keys = [
        // Sums of the same movements can differ by rounding errors.
        candidates.isCollapsed ? Double(fix.lostItems) : (fix.movement * 1000).rounded(),
        candidate.isLikeSibling ? 0 : 1, candidates.isCollapsed ? 0 : Double(candidate.digits),
        Double(position),
      ]
      ranked.append((keys, fix))
    }
    ranked.sort { $0.keys.lexicographicallyPrecedes($1.keys) }
    return ranked.prefix(limit).map { entry in
      var fix = entry.fix
      fix.holdsAtOtherSizes = trial.holdsAtOtherSizes(fix, solves: solves)
      return fix
    }
  }
}
