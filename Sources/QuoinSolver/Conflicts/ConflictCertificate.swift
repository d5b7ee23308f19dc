// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Multiples of requirements that add up to a contradiction, `0 = gap`.
///
/// The requirements are minimal: no other multiples of their left sides add up to 0.
struct ConflictCertificate {
  /// The requirements and their multiples, in descending order of rank.
  var parts: [TracedDefinitions.Part]
  var gap: Double

  /// - Parameters:
  ///   - elimination: an elimination to which the equation `last` was added last.
  ///   - gap: the remainder of that equation, `0 = gap`.
  /// - Returns: nil when the requirements do not contradict each other, or when the gap is so small
  ///   that rounding could decide.
  init?(
    _ area: ConflictArea, _ elimination: borrowing TracedElimination, last: Int, gap: Double
  ) {
    guard abs(gap) > Self.leastGap else { return nil }
    parts = elimination.parts
    parts.append(TracedDefinitions.Part(row: last, multiple: -1))
    parts.sort { $0.row > $1.row }
    self.gap = gap
    for part in parts {
      // The multiple of an inequality has to have the sign that contradicts the gap.
      switch area.relation(part.row) {
      case .equal: continue
      case .greaterThanOrEqual: if part.multiple * gap > 0 { return nil }
      case .lessThanOrEqual: if part.multiple * gap < 0 { return nil }
      }
    }
  }

  /// The smallest gap of a certificate. Smaller gaps are decided by feasibility tests, whose sums
  /// can make them half or twice as large.
  private static let leastGap = 4 * Tolerance.gap(of: 0)

  func contains(_ rank: Int) -> Bool { parts.contains { $0.row == rank } }
}
