// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinSnapshots

/// Prints the configuration that does the same as the one of another tool.
@MainActor struct ConfigurationImport {
  let path: String

  /// Writes the configuration, and settings without a counterpart as lines about the file. Returns
  /// the exit code.
  func run(_ console: CommandConsole) -> Int32 {
    let text: String
    do {
      text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    } catch {
      let reason = SystemReason.text(of: error)
      console.complain(FileFailure(.unreadableConfiguration(reason: reason), file: path).text)
      return CheckExitCode.unreadable
    }
    let result = IBLinterImport(text, rules: RuleCatalog.all)
    console.write(result.text)
    for remark in result.remarks {
      let line =
        "\(FindingLine.path(path)):\(remark.line):1: info: \(FindingLine.escaped(remark.text))"
      console.complain(line + " [not-imported]")
    }
    return console.finish() ? CheckExitCode.nothingFound : CheckExitCode.unreadable
  }
}
