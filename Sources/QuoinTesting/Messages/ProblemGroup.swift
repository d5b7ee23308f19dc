// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// One problem of several layouts.
@MainActor struct ProblemGroup {
  let expectation: String
  let message: String
  let details: [String]
  /// The layouts that have it, in the order of the matrix.
  var cells: [LayoutCell]

  /// The problem as a value.
  var problem: LayoutProblem {
    var problem = LayoutProblem(message, details: details)
    problem.expectation = expectation
    problem.cells = cells.map(\.name)
    return problem
  }
}
