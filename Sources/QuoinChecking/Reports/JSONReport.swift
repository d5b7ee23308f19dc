// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Findings as JSON, one object on a line for each.
package struct JSONReport: ReportWriter {
  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  package init() {}

  package mutating func output(for report: FileReport) -> String {
    report.findings.map { finding in
      do {
        return String(decoding: try encoder.encode(finding), as: UTF8.self) + "\n"
      } catch {
        preconditionFailure(
          "A finding has strings and whole numbers alone, which JSON has: \(error)")
      }
    }.joined()
  }

  package mutating func end(_ summary: CheckSummary) -> String { "" }
}
