// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// Findings as JSON, one object on a line for each that counts.
package struct JSONReport: ReportWriter {
  package init() {}

  package mutating func output(for report: FileReport) -> String {
    report.activeFindings.map { Self.value(of: $0).serialized + "\n" }.joined()
  }

  private static func value(of finding: LayoutFinding) -> JSONValue {
    .object(
      [
        ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
        ("file", .optional(finding.file)),
      ] + members(of: finding.location) + [
        ("scene", .string(finding.scene)), ("object", .string(finding.object)),
        ("name", .string(finding.name)), ("message", .string(finding.message)),
        ("explanation", .strings(finding.explanation)),
        ("configurations", .strings(finding.configurations)),
        ("fixes", .strings(finding.fixes)), ("fixable", .boolean(finding.isFixable)),
        ("certainty", .string(finding.certainty.rawValue)),
        ("fingerprint", .string(finding.fingerprint)), ("detail", .string(finding.detail)),
        ("related", .array(finding.related.map(value))),
      ])
  }

  private static func value(of related: RelatedLocation) -> JSONValue {
    .object(
      [("object", .string(related.object)), ("text", .string(related.text))]
        + members(of: related.location))
  }

  private static func members(
    of location: FindingLocation?
  ) -> [(key: String, value: JSONValue)] {
    [
      ("line", .optional(location.map { Double($0.line) })),
      ("column", .optional(location.map { Double($0.column) })),
      ("endLine", .optional(location.map { Double($0.endLine) })),
      ("endColumn", .optional(location.map { Double($0.endColumn) })),
    ]
  }
}
