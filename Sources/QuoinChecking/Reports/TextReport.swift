// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinExplanation

/// Findings as text to read: the line that compilers write, and below it the location, the reason,
/// and the fix.
package struct TextReport: ReportWriter {
  private let style: TextStyle
  private let width: Int?
  private let isQuiet: Bool

  /// - Parameters:
  ///   - style: Whether there are colors, and characters beyond ASCII.
  ///   - width: The number of characters in a line; nil for lines of any length.
  ///   - isQuiet: Whether the line with the numbers at the end is left out.
  package init(style: TextStyle = .plain, width: Int? = nil, isQuiet: Bool = false) {
    self.style = style
    self.width = width
    self.isQuiet = isQuiet
  }

  package mutating func output(for report: FileReport) -> String {
    let blocks = report.findings.filter(\.isActive).map { block($0, report) }
    let remarks = report.leftOut.map {
      "\(FindingLine.path(report.file)): info: the axis \($0) of the matrix does not suit the file"
    }
    return (remarks + blocks).map { $0 + "\n" }.joined()
  }

  package mutating func end(_ summary: CheckSummary) -> String {
    // A run without files has a line on standard error.
    isQuiet || summary.isEmpty ? "" : summary.line + "\n"
  }

  private func block(_ finding: LayoutFinding, _ report: FileReport) -> String {
    // Both are empty for a finding about a whole file on the canvas.
    let subject = finding.name + Self.occurrence(of: finding, in: report)
    var lines = (subject.isEmpty ? [] : [subject]) + finding.explanation
    if let fix = finding.fixes.first { lines.append("try: \(fix)") }
    let body = lines.map { style.written("    " + FindingLine.escaped($0), width: width) }
    return ([head(finding)] + body).joined(separator: "\n")
  }

  private func head(_ finding: LayoutFinding) -> String {
    let line = FindingLine.text(of: finding)
    guard style.isColored else { return style.written(line) }
    let color = finding.severity == .error ? "31" : finding.severity == .warning ? "33" : "36"
    let word = " \(finding.severity.rawValue): "
    guard let range = line.range(of: word) else { return line }
    return line.replacingCharacters(in: range, with: "\u{1B}[\(color)m\(word)\u{1B}[0m")
  }

  private static func occurrence(of finding: LayoutFinding, in report: FileReport) -> String {
    guard let first = finding.configurations.first, report.configurationCount > 1 else { return "" }
    return ", in \(finding.configurations.count) of \(report.configurationCount) layouts, first: "
      + first
  }
}
