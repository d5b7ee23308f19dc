// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The findings that the notes of a file silence.
struct Suppressions {
  /// The rule about notes that silence nothing.
  static let unusedRule = LayoutRule(
    "unused-suppression", "A note silences nothing", .warning, certainty: .certain)

  private let file: CheckedFile

  init(_ file: CheckedFile) { self.file = file }

  /// Returns findings with the notes that silence them, and a finding for each note that silences
  /// none.
  func applied(
    to findings: [LayoutFinding], _ configuration: CheckConfiguration
  ) -> [LayoutFinding] {
    findings
  }
}
