// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if os(Windows)
package import Foundation

/// A file of lines that is replaced as a whole with each line.
package struct SharedLog {
  private let url: URL

  package init(_ path: String) { url = URL(fileURLWithPath: path) }

  /// Adds a line, and makes the file and its folders if there are none.
  ///
  /// - Parameter line: The bytes without a line break.
  /// - Throws: The error of the system.
  package func append(_ line: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(lines() + [line])
  }

  /// The complete lines; empty when there is no file.
  ///
  /// - Throws: The error of the system.
  package func lines() throws -> [Data] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  /// Replaces the lines.
  ///
  /// - Parameter change: Gives the new lines. Without any, the file is removed.
  /// - Throws: The error of the system or of `change`.
  package func update(_ change: ([Data]) throws -> [Data]) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let new = try change(lines())
    if new.isEmpty { try FileManager.default.removeItem(at: url) } else { try write(new) }
  }

  private func write(_ lines: [Data]) throws {
    try lines.reduce(into: Data()) { $0 += $1 + Data("\n".utf8) }.write(to: url, options: .atomic)
  }
}
#endif
