// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import QuoinPreview

/// A folder for a test, which is removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = WatchedFolders.realPath(NSTemporaryDirectory()) + "/quoin-preview-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
