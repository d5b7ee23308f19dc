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
  /// Whether files are changed; otherwise a diff is written.
  var writes: Bool

  /// Converts a file.
  func convert(_ path: String, _ console: CommandConsole) -> ConvertExitCode {
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
    return report(result, of: path, before: text, console)
    #else
    _ = text
    console.complain(
      "\(path): error: Swift files need swift-syntax, which this build is without. Run: swift run "
        + "--traits CodeConversion quoin convert ... [missing-code-conversion]")
    return .failed
    #endif
  }

  private func report(
    _ result: CodeRewriter.Result, of path: String, before text: String, _ console: CommandConsole
  ) -> ConvertExitCode {
    for kept in result.kept {
      console.complain("\(path):\(kept.line): note: The statement stays: \(kept.reason).")
    }
    if result.convertedCount > 0 || !result.kept.isEmpty {
      console.complain(
        "\(path): \(result.convertedCount) \(result.convertedCount == 1 ? "statement" : "statements")"
          + " converted, \(result.constraintCount) constraints, \(result.kept.count) kept")
    }
    let code = result.kept.isEmpty ? ConvertExitCode.converted : .incomplete
    guard result.text != text else { return code }
    guard writes else {
      console.write(UnifiedDiff(text, result.text).text(path: path))
      return code
    }
    do {
      try Data(result.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return code
    } catch {
      let problem = CommandError.unwritableFile(path, reason: SystemReason.text(of: error))
      console.complain(problem.line)
      return .failed
    }
  }

  /// The Swift files in a folder and in those inside of it, sorted by their paths.
  static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { prefix + $0 }
  }
}
