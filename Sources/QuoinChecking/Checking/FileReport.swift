// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The findings and notes of the check of one file.
package struct FileReport: Hashable, Sendable, Codable {
  /// The path as passed by the caller.
  package var file: String
  /// The findings in the order of the file, those that are silenced too.
  package var findings: [LayoutFinding]
  package var sceneCount: Int
  /// The number of configurations in which each scene was laid out.
  package var configurationCount: Int
  /// The axes of the matrix that do not suit the file.
  package var leftOut: [String]
  /// Sentences about the parts of the file that rules leave out because an option is missing.
  package var omissions: [String] = []
  /// The ids of the rules that ran, in the order of ``RuleCatalog``.
  package var rules: [String] = []
  /// The minimum severity that fails a run by the configuration of the file.
  package var failOn = LayoutSeverity.warning
  /// The result of applying fixes; nil in a run without fixes.
  package var fixing: FixingReport?

  package init(
    file: String, findings: [LayoutFinding], sceneCount: Int = 0, configurationCount: Int = 0,
    leftOut: [String] = []
  ) {
    self.file = file
    self.findings = findings
    self.sceneCount = sceneCount
    self.configurationCount = configurationCount
    self.leftOut = leftOut
  }

  /// The findings that count: neither silenced nor in the baseline.
  package var activeFindings: [LayoutFinding] { findings.filter(\.isActive) }

  /// Whether a finding is serious enough to fail the run.
  package func fails(by finding: LayoutFinding) -> Bool {
    finding.isActive && finding.severity >= failOn
  }
}
