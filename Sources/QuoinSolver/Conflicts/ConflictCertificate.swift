// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Multiples of requirements that add up to a contradiction, `0 = gap`.
///
/// The requirements are as few as can be: their left sides depend on each other in this way only.
struct ConflictCertificate {
  /// By falling rank.
  var parts: [TracedDefinitions.Part]
  var gap: AffineForm

  /// - Parameters:
  ///   - elimination: the equation `last` was added last, and `gap` is what was left of it.
  /// - Returns: nil when the requirements do not contradict each other, or when they may soon cease
  ///   to.
  init?(
    _ area: ConflictArea, _ elimination: borrowing TracedElimination, last: Int, gap: AffineForm,
    at parameters: AffineForm
  ) {
    let size = gap.value(at: parameters)
    guard abs(size) > Self.leastGap else { return nil }
    parts = elimination.parts
    parts.append(TracedDefinitions.Part(row: last, multiple: -1))
    parts.sort { $0.row > $1.row }
    self.gap = gap
    for part in parts {
      // Times its multiple, each inequality has to say that 0 is on the other side of the gap.
      switch area.relation(part.row) {
      case .equal: continue
      case .greaterThanOrEqual: if part.multiple * size > 0 { return nil }
      case .lessThanOrEqual: if part.multiple * size < 0 { return nil }
      }
    }
  }

  /// A smaller gap is left to tests of feasibility. They take other sums, in which it can be half as
  /// large or twice.
  private static let leastGap = 4 * Tolerance.gap(of: 0)
  /// A gap is sure to stay open for other inputs as long as it is larger: far more than rounding can
  /// make of the largest numbers that layouts have.
  private static let lastingGap = 1e-3

  func contains(_ rank: Int) -> Bool { parts.contains { $0.row == rank } }

  /// The condition that the gap stays open.
  func addCondition(to conditions: inout ValidityConditions, at parameters: AffineForm) {
    let size = gap.value(at: parameters) < 0 ? -gap : gap
    conditions.require(size - AffineForm(constant: Self.lastingGap), 0)
  }
}
