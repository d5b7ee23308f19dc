// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinConvert
import QuoinSnapshots

/// Rewrites the layout code of Swift files, or shows the changes.
@MainActor struct CodeJob {
  var dialect: ConversionDialect
  /// The dialect of the sources; nil for the dialects that each file imports.
  var source: CodeDialect?
  /// The file to write to, or a folder; nil for the files themselves.
  var output: String?
  /// Whether files are changed; otherwise a diff is written.
  var writes: Bool
  var isReport = false

  #if CodeConversion
  static let isAvailable = true
  #else
  static let isAvailable = false
  #endif

  /// The reason why Swift files are not converted by a build without the trait.
  static let unavailability =
    "Swift files need swift-syntax, which this build is without. Run: swift run "
    + "--traits CodeConversion quoin convert ... [missing-code-conversion]"

  /// Converts a file.
  func convert(
    _ path: String, _ summary: inout ConvertSummary, _ console: CommandConsole
  ) -> ConvertExitCode {
    guard let data = FileManager.default.contents(atPath: path) else {
      console.complain("\(path): error: There is no such file. [unreadable-file]")
      return .failed
    }
    guard let text = String(data: data, encoding: .utf8) else {
      console.complain("\(path): error: The file is not UTF-8. [unreadable-file]")
      return .failed
    }
    #if CodeConversion
    guard let found = StatementFinder.statements(in: text) else {
      console.complain("\(path): error: The file does not parse; nothing was changed.")
      return .failed
    }
    let result = CodeRewriter(text, found, to: dialect, from: source).rewrite()
    return report(result, of: path, before: text, &summary, console)
    #else
    _ = text
    console.complain("\(path): error: \(Self.unavailability)")
    return .failed
    #endif
  }

  private func report(
    _ result: CodeRewriter.Result, of path: String, before text: String,
    _ summary: inout ConvertSummary, _ console: CommandConsole
  ) -> ConvertExitCode {
    for kept in result.kept {
      console.complain("\(path):\(kept.line): note: The statement stays: \(kept.reason).")
    }
    if result.convertedCount > 0 || !result.kept.isEmpty {
      console.complain(
        "\(path): \(result.convertedCount) \(result.convertedCount == 1 ? "statement" : "statements")"
          + " converted, \(result.constraintCount) constraints, \(result.kept.count) kept")
    }
    summary.add(path) { tally in
      tally.addStatements(result.convertedCount, constraints: result.constraintCount)
      for kept in result.kept { tally.add(.statement(kept.reason)) }
    }
    if isReport { console.write(ConvertReport.code(path, result) + "\n") }
    let code = result.kept.isEmpty ? ConvertExitCode.converted : .incomplete
    if let output {
      let target = output.hasSuffix(".swift") ? output : output + "/" + path
      return max(code, ConvertTarget.write(result.text, to: target, replaces: writes, console))
    }
    guard result.text != text else { return code }
    if writes {
      return max(code, ConvertTarget.write(result.text, to: path, replaces: true, console))
    }
    if !isReport { console.write(UnifiedDiff(text, result.text).text(path: path)) }
    return code
  }
}
