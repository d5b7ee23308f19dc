// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers of files and findings of a run.
package struct CheckSummary: Hashable, Sendable {
  package var files = 0
  package var unreadableFiles = 0
  /// The number of files that not all rules have checked.
  package var partlyCheckedFiles = 0
  package var scenes = 0
  /// The maximum number of configurations of a scene.
  package var configurations = 1
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  package var silenced = 0
  package var inBaseline = 0
  /// The number of findings that were fixed.
  package var fixes = 0
  /// A description of the matrix.
  package var matrix = "canvas"

  package init() {}

  /// Whether there was no file to check.
  package var isEmpty: Bool { files == 0 && unreadableFiles == 0 }

  /// Adds the numbers of a file.
  package mutating func add(_ report: FileReport) {
    files += 1
    scenes += report.sceneCount
    fixes += report.fixing?.fixes ?? 0
    configurations = max(configurations, report.configurationCount)
    for finding in report.findings {
      if finding.suppression != nil {
        silenced += 1
      } else if finding.isInBaseline {
        inBaseline += 1
      } else {
        switch finding.severity {
        case .off: break
        case .info: notes += 1
        case .warning: warnings += 1
        case .error: errors += 1
        }
      }
    }
  }

  /// The numbers on one line.
  package var line: String {
    var parts = [
      Self.count(files, "file"), Self.count(scenes, "scene"),
    ]
    if configurations > 1 { parts.append("\(configurations) layouts each") }
    let found = [
      errors > 0 ? Self.count(errors, "error") : nil,
      warnings > 0 ? Self.count(warnings, "warning") : nil,
      notes > 0 ? Self.count(notes, "note") : nil,
    ].compactMap(\.self)
    let others = [
      silenced > 0 ? "\(silenced) silenced" : nil,
      inBaseline > 0 ? "\(inBaseline) in baseline" : nil,
    ].compactMap(\.self)
    var line = parts.joined(separator: ", ") + ": "
    line += found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    if !others.isEmpty { line += " (\(others.joined(separator: ", ")))" }
    if fixes > 0 { line += "; \(fixes) fixed" }
    if unreadableFiles > 0 { line += "; \(Self.count(unreadableFiles, "file")) could not be read" }
    if partlyCheckedFiles > 0 {
      line += "; \(Self.count(partlyCheckedFiles, "file")) not checked by all rules"
    }
    return line
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
