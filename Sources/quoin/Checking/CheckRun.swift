// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinUIKit

/// Checks files, one after the other.
@MainActor struct CheckRun {
  private let paths: [String]
  private let filesFrom: String?
  private let configuration: CheckConfiguration
  private var writer: any ReportWriter

  init(
    paths: [String], filesFrom: String?, configuration: CheckConfiguration,
    writer: any ReportWriter
  ) {
    self.paths = paths
    self.filesFrom = filesFrom
    self.configuration = configuration
    self.writer = writer
  }

  /// Checks all files. Returns the exit code.
  func run() -> Int32 {
    LayoutProblemLog.detail = .off
    let console = CommandConsole.standard
    var writer = writer
    var summary = CheckSummary()
    summary.matrix = configuration.matrix.words
    var worst = LayoutSeverity.off
    let checker = LayoutChecker(configuration)
    for path in paths.isEmpty ? ["."] : paths {
      do throws(CommandError) {
        for source in try SourceSearch.sources(of: path, inputName: nil) {
          let file = try source.read(input: { Data() })
          let report = checker.report(on: file)
          summary.add(report)
          worst = max(worst, report.findings.filter(\.isActive).map(\.severity).max() ?? .off)
          console.write(writer.output(for: report))
        }
      } catch {
        summary.unreadableFiles += 1
        console.complain(error.line)
      }
    }
    console.write(writer.end(summary))
    guard console.finish() else { return 2 }
    if summary.unreadableFiles > 0 { return 2 }
    return worst >= configuration.failOn ? 1 : 0
  }
}
