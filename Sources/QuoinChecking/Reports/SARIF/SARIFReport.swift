// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Findings as SARIF 2.1.0, which code scanning services and editors read.
///
/// Silenced findings and those of the baseline are part of it, marked as such.
package struct SARIFReport: ReportWriter {
  /// The maximum number of results. GitHub shows 5,000 results of a log.
  static let mostResults = 5_000

  private let root: ReportRoot
  private let rules: [LayoutRule]
  private let version: String
  private let hasBaseline: Bool
  private var worst = WorstFindings(capacity: Self.mostResults)
  private var notifications: [SARIFLog.Notification] = []

  /// - Parameters:
  ///   - root: The folder from which paths are counted.
  ///   - rules: All rules.
  ///   - version: The version of the command.
  ///   - hasBaseline: Whether there is a baseline, by which results are new or unchanged.
  package init(root: ReportRoot, rules: [LayoutRule], version: String, hasBaseline: Bool) {
    self.root = root
    self.rules = rules
    self.version = version
    self.hasBaseline = hasBaseline
  }

  package mutating func output(for report: FileReport) -> String {
    for finding in report.findings { worst.add(finding) }
    return ""
  }

  package mutating func output(for failure: FileFailure) -> String {
    notifications.append(SARIFLog.Notification(failure, root: root))
    return ""
  }

  package mutating func end(_ summary: CheckSummary) -> String {
    let shown = worst.all.prefix(Self.mostResults)
    let succeeded = notifications.isEmpty
    if worst.count > shown.count {
      notifications.append(
        SARIFLog.Notification(
          level: .warning,
          message: SARIFLog.Message(
            text: "\(worst.count - shown.count) of \(worst.count) findings are left out, the least "
              + "serious ones, because services show \(Self.mostResults) results."),
          descriptor: SARIFLog.Descriptor(id: "too-many-results")))
    }
    let indices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(
        driver: SARIFLog.Driver(
          name: "quoin", version: version, rules: rules.map(SARIFLog.Rule.init))),
      invocations: [
        SARIFLog.Invocation(
          executionSuccessful: succeeded, toolExecutionNotifications: notifications)
      ],
      results: shown.map { result(for: $0, indices) })
    return Self.text(of: SARIFLog(runs: [run])) + "\n"
  }

  private func result(for finding: LayoutFinding, _ indices: [String: Int]) -> SARIFLog.Result {
    let file = finding.file ?? finding.scene
    let related = finding.related.enumerated().map { index, location in
      SARIFLog.Location(location, id: index + 1, file: file, root: root)
    }
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: indices[finding.rule],
      level: SARIFLog.Level(finding.severity),
      message: SARIFLog.Message(text: finding.paragraph),
      locations: [SARIFLog.Location(finding, root: root)],
      relatedLocations: related.isEmpty ? nil : related,
      partialFingerprints: ["quoin/v1": root.relative(finding).fingerprint],
      suppressions: [finding.suppression].compactMap(\.self).map {
        SARIFLog.Suppression(kind: "inSource", justification: $0.isEmpty ? nil : $0)
      },
      baselineState: hasBaseline ? (finding.isInBaseline ? "unchanged" : "new") : nil,
      fixes: SARIFLog.Fix(finding, root: root).map { [$0] })
  }

  private static func text(of log: SARIFLog) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(log), as: UTF8.self)
    } catch {
      preconditionFailure("A log has strings and whole numbers alone, which JSON has: \(error)")
    }
  }
}
