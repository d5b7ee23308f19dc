// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension [LayoutCertificate.Part] {
  /// The row whose number is the total that the numbers of the others add up to, without a minus:
  /// no reader subtracts lengths. That is the broken one, or the first other one with which nothing
  /// is subtracted.
  func indexOfTotal(besides broken: Int) -> Int {
    guard hasMinus(comparedWith: broken) else { return broken }
    return indices.first { !self[$0].requirement.isFact && !hasMinus(comparedWith: $0) } ?? broken
  }

  /// Whether the sum that a row is compared with has a negative term.
  private func hasMinus(comparedWith right: Int) -> Bool {
    let sign = self[right].multiple < 0 ? 1.0 : -1.0
    let terms = indices.filter { $0 != right }.map { sign * self[$0].amount }
    // Distances that are both measured backwards have no minus.
    let isBackwards = self[right].constant <= 0 && terms.allSatisfy { $0 <= 0 }
    return !isBackwards && (self[right].constant < 0 || terms.contains { $0 < 0 })
  }
}
