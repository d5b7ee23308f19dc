// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

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

  /// Returns code as swift-format of the toolchain writes it, or as it is where there is none.
  func applied(to text: String) -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString).swift")
    // The code itself is right; a file that cannot be written leaves it as it is.
    guard (try? Data(text.utf8).write(to: file)) != nil else { return text }
    defer { _ = try? FileManager.default.removeItem(at: file) }
    let command = ["/usr/bin/env", "swift", "format", "--configuration", configuration, file.path]
    guard let run = try? ToolRun(command, standardError: .nullDevice).finish(), run.status == 0,
      !run.output.isEmpty
    else { return text }
    return run.output
  }
}

extension String {
  /// The code in the format of the folder of a file.
  func formatted(for path: String) -> String { FolderFormat(of: path)?.applied(to: self) ?? self }
}
