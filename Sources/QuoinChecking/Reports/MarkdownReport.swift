// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Findings as Markdown for a comment or a summary: a table, the most serious findings first, and
/// below it their explanations, which can be unfolded.
package struct MarkdownReport: ReportWriter {
  /// The length that fits into a comment of GitHub, which has at most 65,536 characters.
  package static let lengthOfComment = 60_000
  /// The length that fits into the summary of a step of GitHub, which has at most 1 MiB.
  package static let lengthOfSummary = 1_000_000

  private let root: ReportRoot
  private let length: Int
  private var worst: WorstFindings
  private var failures: [FileFailure] = []
  private var failureCount = 0

  /// - Parameters:
  ///   - root: The folder from which paths are counted.
  ///   - length: The maximum number of bytes in UTF-8.
  package init(root: ReportRoot, length: Int = MarkdownReport.lengthOfComment) {
    self.root = root
    self.length = length
    // No row is shorter than 60 bytes.
    worst = WorstFindings(capacity: length / 60)
  }

  package mutating func output(for report: FileReport) -> String {
    for finding in report.activeFindings { worst.add(finding) }
    return ""
  }

  package mutating func output(for failure: FileFailure) -> String {
    failureCount += 1
    if failureCount <= 10 { failures.append(failure) }
    return ""
  }

  package mutating func end(_ summary: CheckSummary) -> String {
    var text = "### quoin check\n\n\(MarkdownText.escaped(summary.line))\n"
    for failure in failures { text += "\n- \(MarkdownText.code(failure.text))" }
    if !failures.isEmpty { text += "\n" }
    if failureCount > failures.count { text += "- \(failureCount - failures.count) more\n" }
    // The line about omitted findings needs some room.
    var room = length - text.utf8.count - 200
    let rows = fitting(worst.all.map(row), into: &room)
    guard !rows.isEmpty else { return text + rest(rows.count) }
    text += "\n| | place | finding | rule |\n| --- | --- | --- | --- |\n" + rows.joined()
    text += rest(rows.count)
    let explained = worst.all.prefix(rows.count).filter { !$0.bodyLines.isEmpty }
    return text + fitting(explained.map(details), into: &room).joined()
  }

  /// Returns the first parts that fit into the room, and subtracts their lengths from it.
  private func fitting(_ parts: [String], into room: inout Int) -> [String] {
    var result: [String] = []
    for part in parts {
      guard part.utf8.count <= room else { break }
      room -= part.utf8.count
      result.append(part)
    }
    return result
  }

  private func rest(_ shown: Int) -> String {
    let count = worst.count - shown
    return count > 0 ? "\n\(count) more \(count == 1 ? "is" : "are") not shown.\n" : ""
  }

  private func row(_ finding: LayoutFinding) -> String {
    // In a table, code has a backslash before this character too.
    let place = MarkdownText.code(place(finding)).replacing("|", with: "\\|")
    let message = MarkdownText.escaped(finding.message)
    return "| \(Self.word(finding.severity)) | \(place) | \(message) | `\(finding.rule)` |\n"
  }

  private func details(_ finding: LayoutFinding) -> String {
    let lines = finding.bodyLines.map { MarkdownText.escaped($0) + "<br>" }
    let place = MarkdownText.escaped(FindingLine.path(place(finding)))
    let title = "\(place): \(MarkdownText.escaped(finding.message))"
    return "\n<details><summary>\(title)</summary>\n\n" + lines.joined(separator: "\n")
      + "\n\n</details>\n"
  }

  private func place(_ finding: LayoutFinding) -> String {
    let line = finding.location.map { ":\($0.line)" } ?? ""
    return root.path(of: finding.file ?? finding.scene) + line
  }

  private static func word(_ severity: LayoutSeverity) -> String {
    severity == .info ? "note" : severity.rawValue
  }
}
