// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The folder of the package, and the stored reports in it.
enum StoredText {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String { package.appendingPathComponent(name).path }

  /// The names of the files in a folder, sorted.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Expects that a text is the content of a stored file. With `QUOIN_UPDATE=1` the file is written
  /// instead.
  static func expect(_ text: String, isStoredIn name: String) throws {
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data("\(text)\n".utf8).write(to: package.appendingPathComponent(name))
    }
    let stored = try String(contentsOfFile: path(name), encoding: .utf8)
    #expect(
      "\(text)\n" == stored,
      "\(name) is not what is reported now; QUOIN_UPDATE=1 swift test updates it")
  }
}
