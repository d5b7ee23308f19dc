// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinLayout
import Testing

extension FoundProblems {
  /// Applies the first fix of each problem to the views, and expects that each solves its problem and
  /// causes no other.
  ///
  /// The fix of one problem may solve others, so each is found after the one before was applied.
  ///
  /// - Parameter layOut: lays out and returns what is wrong then.
  /// - Returns: what is wrong in the end.
  @discardableResult
  func applyingFixes(_ layOut: () -> FoundProblems) throws -> FoundProblems {
    var problems = self
    while let fix = problems.firstFixes.first {
      try problems.explainer.inspection.apply(fix.edit)
      let left = layOut()
      #expect(left.count < problems.count, "\(fix.edit)")
      guard left.count < problems.count else { return left }
      problems = left
    }
    #expect(problems.count == 0)
    return problems
  }

  /// The number of conflicts and degrees of freedom.
  var count: Int { groups.count + degrees.count }
}
