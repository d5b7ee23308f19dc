// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A folder of files for a test, which the test removes.
///
/// It has a folder `.git`, so that configurations and repositories around the temporary folders of the
/// machine do not count.
struct TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(".git"), withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, with the folders it is in. Returns its path.
  @discardableResult
  func add(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
