// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The folder of the package, and files in it that tests compare with.
enum PackageFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// The names of the example files, sorted.
  static let examples: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("Examples"))) ?? []
    let files = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    // Tests that run for each example would pass without any.
    precondition(!files.isEmpty, "The folder Examples has no files")
    return files.map { "Examples/\($0)" }
  }()

  /// Expects that `text` is the content of a stored file. With `QUOIN_UPDATE=1` the file is written
  /// instead.
  static func expect(_ text: String, isStoredIn name: String) throws {
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
    let stored = try self.text(name)
    #expect(
      text == stored,
      "\(name) is not what the code writes now; QUOIN_UPDATE=1 swift test updates it")
  }
}
