// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinStoryboards

/// The problems that were reported.
@MainActor final class ProblemList {
  private(set) var all: [InterfaceProblem] = []
  var codes: [InterfaceProblem.Code] { all.map(\.code) }

  func add(_ problem: InterfaceProblem) { all.append(problem) }
}
