// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Findings as Xcode and editors read them: one line each, in the form of compilers.
package struct XcodeReport: ReportWriter {
  package init() {}

  package mutating func output(for report: FileReport) -> String {
    report.activeFindings.map { finding in
      // Xcode shows notes, and has no level for information.
      let severity = finding.severity == .info ? "note" : finding.severity.rawValue
      return FindingLine.text(of: finding, severity: severity) + "\n"
    }.joined()
  }
}
