// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinPlatform

/// The reports that a block of misuse leads to, in place of the end of the program.
@MainActor package func reports(of misuse: () -> Void) -> [LayoutMisuseReport] {
  var reports: [LayoutMisuseReport] = []
  LayoutMisuse.reportHandler = { reports.append($0) }
  defer { LayoutMisuse.reportHandler = LayoutMisuse.passOn }
  misuse()
  return reports
}

/// The warnings that a block leads to.
@MainActor package func warnings(of block: () -> Void) -> [LayoutMisuseReport] {
  var warnings: [LayoutMisuseReport] = []
  LayoutMisuse.warningHandler = { warnings.append($0) }
  defer { LayoutMisuse.warningHandler = LayoutMisuse.ignore }
  block()
  return warnings
}
