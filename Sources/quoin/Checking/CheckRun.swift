// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinUIKit

/// Checks files: paths become outcomes, and outcomes are written to reports in the order of the
/// paths.
@MainActor struct CheckRun {
  private let request: CheckRequest
  private let console: CommandConsole
  private var summary = CheckSummary()
  /// Whether a finding fails the run.
  private var hasFailingFinding = false
  /// The omissions of all files, each of which is printed once.
  private var omissions: [String] = []
  /// The failures so far. A configuration fails for each of its files, and is reported once.
  private var failures: Set<FileFailure> = []
  /// The files that failed, and that no other outcome followed.
  private var failedFiles: Set<String> = []

  init(_ request: CheckRequest, console: CommandConsole = .standard) {
    self.request = request
    self.console = console
  }

  /// Checks all files. Returns the exit code.
  mutating func run() -> Int32 {
    LayoutProblemLog.detail = .off
    do throws(FileFailure) {
      return try check()
    } catch {
      console.complain(error.text)
      return CheckExitCode.unreadable
    }
  }

  /// - Throws: A ``FileFailure`` about a file without which nothing can be checked.
  private mutating func check() throws(FileFailure) -> Int32 {
    let configurations = ConfigurationSearch(
      file: request.configurationFile, options: request.options, rules: RuleCatalog.all)
    _ = try configurations.statedConfiguration()
    var baseline = try BaselineFiles(
      read: request.baseline, written: request.newBaseline, root: request.root)
    var outputs = request.reports.map { ReportOutput($0, standard: console) }
    var search = CheckSearch(configurations)
    let paths = try arguments().flatMap { search.files(of: $0) }
    for failure in search.failures { add(.failed(failure), to: &outputs, &baseline) }
    if let queue = request.workers.queue(of: paths) {
      while let outcomes = queue.nextOutcomes() {
        for outcome in outcomes { add(outcome, to: &outputs, &baseline) }
      }
    } else {
      var check = FileCheck(configurations, fixes: request.fixes)
      for path in paths { add(check.outcome(of: path), to: &outputs, &baseline) }
    }
    return end(&outputs, baseline, emptyFolders: search.emptyFolders)
  }

  /// The files and folders to check.
  private func arguments() throws(FileFailure) -> [String] {
    guard let list = request.list else { return request.paths.isEmpty ? ["."] : request.paths }
    return request.paths + (try PathList.paths(from: list, input: request.input))
  }

  /// Adds the outcome of a file to the reports.
  private mutating func add(
    _ outcome: FileOutcome, to outputs: inout [ReportOutput], _ baseline: inout BaselineFiles
  ) {
    var outcome = outcome
    switch outcome {
    case .checked(var report):
      baseline.apply(to: &report)
      summary.add(report)
      if failedFiles.remove(report.file) != nil { summary.partlyCheckedFiles += 1 }
      omissions += report.omissions.filter { !omissions.contains($0) }
      if report.findings.contains(where: report.fails) { hasFailingFinding = true }
      if let fixing = report.fixing { write(fixing) }
      outcome = .checked(report)
    case .failed(let failure):
      guard failures.insert(failure).inserted else { return }
      failedFiles.insert(failure.file)
      console.complain(failure.text)
    }
    for index in outputs.indices { outputs[index].write(outcome) }
  }

  /// Writes the differences that fixes make, and a line for each finding that has no fix after all.
  private func write(_ fixing: FixingReport) {
    if !fixing.diff.isEmpty { console.write(fixing.diff) }
    for remark in fixing.remarks { console.complain(remark) }
  }

  /// Ends the reports. Returns the exit code.
  private mutating func end(
    _ outputs: inout [ReportOutput], _ baseline: BaselineFiles, emptyFolders: [String]
  ) -> Int32 {
    summary.unreadableFiles = failedFiles.count
    if summary.isEmpty {
      let folders = emptyFolders.map(FindingLine.path).joined(separator: ", ")
      console.complain("\(folders): info: There are no .storyboard and .xib files. [no-files]")
    }
    for omission in omissions { console.complain("quoin: \(omission)") }
    var isWritten = baseline.end(console)
    for index in outputs.indices where !outputs[index].end(summary) { isWritten = false }
    guard isWritten, failures.isEmpty else { return CheckExitCode.unreadable }
    return hasFailingFinding ? CheckExitCode.found : CheckExitCode.nothingFound
  }
}
