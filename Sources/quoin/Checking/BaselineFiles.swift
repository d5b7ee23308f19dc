// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinSnapshots

/// The baselines of a run: the one that is read, and the one that is written.
@MainActor struct BaselineFiles {
  private let root: ReportRoot
  private let readPath: String?
  private let writtenPath: String?
  /// The entries of the file that no finding took yet.
  private var rest = Baseline()
  private var found = Baseline()
  /// The rules that ran in each file, whose path is counted from the root.
  private var rules: [String: Set<String>] = [:]

  /// Reads the baseline.
  ///
  /// - Throws: A ``FileFailure`` when it cannot be read.
  init(read: String?, written: String?, root: ReportRoot) throws(FileFailure) {
    self.root = root
    readPath = read
    writtenPath = written
    guard let read else { return }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: read))
    } catch {
      let reason = SystemReason.text(of: error)
      throw FileFailure(.unreadableBaseline(reason: reason), file: read)
    }
    rest = try Baseline(String(decoding: data, as: UTF8.self), file: read)
  }

  /// Marks the findings of a file that are known. When a baseline is written, all are.
  mutating func apply(to report: inout FileReport) {
    rules[root.path(of: report.file)] = Set(report.rules)
    rest.take(&report.findings, root: root)
    guard writtenPath != nil else { return }
    for index in report.findings.indices where report.findings[index].suppression == nil {
      found.add(report.findings[index], root: root)
      report.findings[index].isInBaseline = true
    }
  }

  /// Reports the entries without findings, or writes the new baseline. Returns false when it could
  /// not be written.
  func end(_ console: CommandConsole) -> Bool {
    let gone = rest.counts.keys.filter { isGone($0) }.sorted()
    guard let writtenPath else {
      if let readPath, !gone.isEmpty { console.complain(Self.sentence(about: gone, in: readPath)) }
      return true
    }
    var baseline = found
    // Files of other runs keep their entries.
    for (entry, count) in rest.counts where !isGone(entry) { baseline.add(entry, count: count) }
    let output = CommandConsole.file(writtenPath, .replaced, complain: console.complain)
    output.write(baseline.text)
    return output.finish()
  }

  /// Whether the rule of an entry ran in its file and has no such finding any more, or the file
  /// does not exist.
  private func isGone(_ entry: BaselineEntry) -> Bool {
    rules[entry.file]?.contains(entry.rule) == true
      || !FileManager.default.fileExists(atPath: root.absolutePath(of: entry.file))
  }

  private static func sentence(about gone: [BaselineEntry], in path: String) -> String {
    // A long list is no help: writing the baseline drops all of them.
    let shown = gone.prefix(5).map(\.text).joined(separator: ", ")
    let rest = gone.count > 5 ? ", and \(gone.count - 5) more" : ""
    let verb = gone.count == 1 ? "1 finding is" : "\(gone.count) findings are"
    return "\(FindingLine.path(path)): info: \(verb) gone: \(shown)\(rest). "
      + "--write-baseline drops them. [gone-findings]"
  }
}
