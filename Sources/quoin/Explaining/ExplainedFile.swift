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
    let errors = findings.flatMap { finding in
      ["error[\(finding.rule)]: \(finding.message)"]
        + [finding.location.map { "  --> \(name):\($0.line):\($0.column)" }].compactMap(\.self)
        + finding.fixes.prefix(1).map { "   = try: \($0)" }
    }
    let texts = scenes.map { scene in
      findings.isEmpty
        ? scene.text
        : scene.text.replacing("  nothing is wrong", with: "  nothing else is wrong")
    }
    return ([name] + errors + (scenes.isEmpty ? ["  no scene"] : texts)).joined(separator: "\n")
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
