// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinPlatform

/// The reports about errors that a block of misuse leads to, in place of the end of the program.
@MainActor package func reports(of misuse: () -> Void) -> [LayoutMisuseReport] {
  allReports(of: misuse).filter { $0.severity == .error }
}

/// The sentences of the errors that a block of misuse leads to.
@MainActor package func sentences(of misuse: () -> Void) -> [String] {
  reports(of: misuse).map(\.sentence)
}

/// The warnings that a block leads to.
@MainActor package func warnings(of block: () -> Void) -> [LayoutMisuseReport] {
  allReports(of: block).filter { $0.severity == .warning }
}

@MainActor private func allReports(of block: () -> Void) -> [LayoutMisuseReport] {
  var reports: [LayoutMisuseReport] = []
  LayoutMisuse.handler = { reports.append($0) }
  defer { LayoutMisuse.handler = LayoutMisuse.stop }
  block()
  return reports
}
