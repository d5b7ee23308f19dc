// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A new folder, which is removed at the end of the test.
final class TemporaryFolder {
  let root: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = url.path
  }

  deinit {
    // The system removes files that a test leaves in the folder for temporary files.
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  /// Writes a file, and the folders around it.
  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The content of a file; nil when there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files, sorted.
  var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: root).filter { name in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        return exists && !isFolder.boolValue
      }.sorted()
    }
  }
}
