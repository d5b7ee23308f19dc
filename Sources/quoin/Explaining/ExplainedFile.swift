// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinRender

/// The explanations of the scenes of a file.
@MainActor struct ExplainedFile {
  /// The path as the user wrote it.
  var name: String
  var scenes: [ExplainedScene]
  /// The errors in the statements of the file.
  var findings: [LayoutFinding] = []

  /// The file, and below it its errors and the scenes with their explanations.
  var text: String {
    var lines = [name]
    for finding in findings {
      lines.append("error[\(finding.rule)]: \(finding.message)")
      if let place = finding.location {
        lines.append("  --> \(name):\(place.line):\(place.column)")
      }
      if let fix = finding.fixes.first { lines.append("   = try: \(fix)") }
    }
    for scene in scenes {
      lines.append(
        findings.isEmpty
          ? scene.text
          : scene.text.replacing("  nothing is wrong", with: "  nothing else is wrong"))
    }
    if scenes.isEmpty { lines.append("  no scene") }
    return lines.joined(separator: "\n")
  }

  /// The file as one object on one line.
  var json: String {
    JSONValue.object([
      ("file", .string(name)), ("findings", .array(findings.map(Self.json))),
      ("scenes", .array(scenes.map(\.json))),
    ]).serialized
  }

  private static func json(_ finding: LayoutFinding) -> JSONValue {
    .object([
      ("rule", .string(finding.rule)), ("text", .string(finding.message)),
      ("object", .string(finding.object)),
      ("line", .optional(finding.location.map { Double($0.line) })),
      ("column", .optional(finding.location.map { Double($0.column) })),
    ])
  }
}
