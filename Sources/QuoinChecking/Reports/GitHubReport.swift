// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Findings as commands of GitHub's workflows, which show them at the lines of a change.
///
/// GitHub shows ten annotations of each level for a step, the first ones that it gets. So the
/// report has the first ten of each level, and the last of them has the number of the others.
package struct GitHubReport: ReportWriter {
  /// The number of annotations of a level that GitHub shows for a step.
  static let mostAnnotations = 10

  private let root: ReportRoot
  private var worst = WorstFindings(capacity: Self.mostAnnotations)
  private var failureCount = 0

  package init(root: ReportRoot) { self.root = root }

  package mutating func output(for report: FileReport) -> String {
    for finding in report.activeFindings { worst.add(finding) }
    return ""
  }

  package mutating func output(for failure: FileFailure) -> String {
    failureCount += 1
    guard failureCount <= Self.mostAnnotations else { return "" }
    let place = failure.line > 0 ? [("line", "\(failure.line)"), ("col", "\(failure.column)")] : []
    return Self.command(
      "error",
      [("file", root.path(of: failure.file))] + place + [("title", "quoin \(failure.code)")],
      failure.message)
  }

  package mutating func end(_ summary: CheckSummary) -> String {
    [LayoutSeverity.error, .warning, .info].map(commands).joined()
  }

  private func commands(of severity: LayoutSeverity) -> String {
    // Files that could not be read take a part of the annotations.
    let room = Self.mostAnnotations - (severity == .error ? min(failureCount, 10) : 0)
    let shown = worst.first(severity).prefix(room)
    let rest = worst.count(severity) - shown.count
    return shown.enumerated().map { index, finding in
      let isLast = index == shown.count - 1
      return command(for: finding, remark: isLast && rest > 0 ? "\n(and \(rest) more)" : "")
    }.joined()
  }

  private func command(for finding: LayoutFinding, remark: String) -> String {
    var properties = [("file", root.path(of: finding.file ?? finding.scene))]
    if let location = finding.location {
      properties += [
        ("line", "\(location.line)"), ("endLine", "\(location.endLine)"),
        ("col", "\(location.column)"),
      ]
    }
    properties.append(("title", "quoin \(finding.rule)"))
    return Self.command(Self.level(of: finding.severity), properties, finding.paragraph + remark)
  }

  private static func level(of severity: LayoutSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .off: "notice"
    }
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(escaped(message, isProperty: false))\n"
  }

  /// A text as actions/toolkit writes it in a command.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
