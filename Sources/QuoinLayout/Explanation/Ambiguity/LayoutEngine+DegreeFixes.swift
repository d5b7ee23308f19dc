// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Finds edits that determine a degree of freedom. Each is tried on a copy of the engine.
  ///
  /// An edit is left out if the driver remains ambiguous, or if it breaks a requirement, makes
  /// another coordinate ambiguous or cuts off a content. Edits are ranked by: how far they move
  /// items; whether a sibling has a constraint of the same kind; the number of digits of the
  /// constant; the order of candidates (constraints like those of siblings, the size, the edges,
  /// the center).
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
    let candidates = DegreeFixCandidates(degree, in: self).candidates
    for (position, candidate) in candidates.enumerated() {
      guard let fix = trial.fix(candidate.edit, solves: solves), fix.isClean else { continue }
      let keys = [
        // Sums of the same movements can differ by rounding errors.
        (fix.movement * 1000).rounded(), candidate.isLikeSibling ? 0 : 1,
        Double(candidate.digits), Double(position),
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
