// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinRender

/// The explanations of the scenes of a file.
@MainActor struct ExplainedFile {
  /// The path as the user wrote it.
  var name: String
  var scenes: [ExplainedScene]
  /// The findings of a check besides the problems in the scenes.
  var findings: [LayoutFinding] = []

  /// The number of findings that are listed after the scenes.
  private static let mostRemarks = 8

  /// The file, and below it its errors, the scenes with their explanations, and where a check finds
  /// what is no error.
  var text: String {
    var lines = [name]
    let errors = findings.filter { $0.severity == .error }
    for finding in errors {
      lines.append("error[\(finding.rule)]: \(finding.message)")
      if let place = finding.location {
        lines.append("  --> \(name):\(place.line):\(place.column)")
      }
      if let fix = finding.fixes.first { lines.append("   = try: \(fix)") }
    }
    for scene in scenes {
      let rest = errors.isEmpty ? "nothing is wrong with the constraints" : "nothing else is wrong"
      lines.append(
        findings.isEmpty
          ? scene.text : scene.text.replacing("  nothing is wrong", with: "  \(rest)"))
    }
    if scenes.isEmpty { lines.append("  no scene") }
    let remarks = findings.filter { $0.severity != .error }
    if !remarks.isEmpty {
      var places = remarks.prefix(Self.mostRemarks).map { remark in
        remark.rule + (remark.location.map { " \($0.line):\($0.column)" } ?? "")
      }
      if remarks.count > places.count { places.append("\(remarks.count - places.count) others") }
      lines.append("  quoin check finds more: \(places.joined(separator: ", "))")
    }
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
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("text", .string(finding.message)),
      ("object", .string(finding.object)),
      ("line", .optional(finding.location.map { Double($0.line) })),
      ("column", .optional(finding.location.map { Double($0.column) })),
    ])
  }
}
