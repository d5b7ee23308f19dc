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
    func fail(_ problem: String) -> ConvertExitCode {
      console.complain("\(path): error: \(problem)")
      summary.add(path) { $0.add(.unreadable) }
      return .failed
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return fail("There is no such file. [unreadable-file]")
    }
    // Foundation would drop the byte order mark.
    guard let text = String(validating: data, as: UTF8.self) else {
      return fail("The file is not UTF-8. [unreadable-file]")
    }
    #if CodeConversion
    let mark = text.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : ""
    let code = String(text.dropFirst(mark.count))
    guard let found = StatementFinder.statements(in: code) else {
      return fail("The file does not parse; nothing was changed.")
    }
    var result = CodeRewriter(code, found, to: dialect, from: source).rewrite()
    result.text = mark + result.text
    return report(result, of: path, before: text, &summary, console)
    #else
    _ = text
    return fail(Self.unavailability)
    #endif
  }

  private func report(
    _ result: CodeRewriter.Result, of path: String, before text: String,
    _ summary: inout ConvertSummary, _ console: CommandConsole
  ) -> ConvertExitCode {
    for kept in result.kept {
      console.complain("\(path):\(kept.line): note: The statement stays: \(kept.reason).")
    }
    if result.convertedCount > 0 || !result.kept.isEmpty || result.anchorCount > 0 {
      console.complain(
        "\(path): \(result.convertedCount) \(result.convertedCount == 1 ? "statement" : "statements")"
          + " converted, \(result.constraintCount) constraints, \(result.kept.count) kept"
          + (result.anchorCount > 0
            ? ", \(ConversionLoss.constraint.words(result.anchorCount))" : ""))
    }
    summary.add(path) { tally in
      tally.addStatements(result.convertedCount, constraints: result.constraintCount)
      tally.add(.constraint, count: result.anchorCount)
      for kept in result.kept { tally.add(.statement(kept.reason)) }
    }
    if isReport { console.write(ConvertReport.code(path, result) + "\n") }
    let code =
      result.kept.isEmpty && result.anchorCount == 0 ? ConvertExitCode.converted : .incomplete
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
