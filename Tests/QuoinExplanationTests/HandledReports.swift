// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation

/// The reports to the handler while a block runs.
@MainActor func reports(of block: () -> Void) -> [LayoutProblemReport] {
  var reports: [LayoutProblemReport] = []
  LayoutProblems.handler = { reports.append($0) }
  defer { LayoutProblems.handler = nil }
  block()
  return reports
}
