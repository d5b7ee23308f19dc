// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// The format of a folder's code: that of the nearest `.swift-format`.
struct FolderFormat {
  private let configuration: String

  /// Nil for a file that has no `.swift-format` in its folder or in one around it.
  init?(of path: String) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while true {
      let file = folder.appendingPathComponent(".swift-format").path
      if FileManager.default.fileExists(atPath: file) {
        configuration = file
        return
      }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// Returns code as swift-format of the toolchain writes it, or as it is with the reason.
  func applied(to text: String) -> (text: String, problem: String?) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString).swift")
    defer { _ = try? FileManager.default.removeItem(at: file) }
    let command = ["/usr/bin/env", "swift", "format", "--configuration", configuration, file.path]
    do {
      try Data(text.utf8).write(to: file)
      let run = try ToolRun(command, standardError: .nullDevice).finish()
      if run.status == 0, !run.output.isEmpty { return (run.output, nil) }
      let failed = try ToolRun(command).finish()
      var reason = failed.output.split(separator: "\n").first ?? "it writes nothing"
      if let mark = reason.firstRange(of: "error: ") { reason = reason[mark.upperBound...] }
      if reason.hasSuffix(".") { reason.removeLast() }
      return (text, "swift format fails with \(configuration): \(reason)")
    } catch {
      return (text, "swift format cannot run: \(SystemReason.text(of: error))")
    }
  }
}

/// Formats code for folders, and reports each reason for which code stays as it is once.
@MainActor struct FolderFormatter {
  let console: CommandConsole
  private var reported: Set<String> = []

  init(_ console: CommandConsole) {
    self.console = console
  }

  /// The code in the format of the folder of a file.
  mutating func format(_ code: String, for path: String) -> String {
    guard let (text, problem) = FolderFormat(of: path)?.applied(to: code) else { return code }
    if let problem, reported.insert(problem).inserted {
      console.complain("\(path): note: The code is not formatted: \(problem).")
    }
    return text
  }
}
