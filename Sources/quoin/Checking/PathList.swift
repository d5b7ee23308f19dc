// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinSnapshots

/// A list of paths in a file or on standard input: one on each line, or with NUL between them.
enum PathList {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - source: The path of the list; `-` for standard input.
  ///   - input: Reads all of standard input.
  /// - Throws: A `FileFailure` when the list cannot be read.
  static func paths(
    from source: String, input: () throws -> Data
  ) throws(FileFailure) -> [String] {
    do {
      return paths(
        in: source == "-" ? try input() : try Data(contentsOf: URL(fileURLWithPath: source)))
    } catch {
      throw FileFailure(.unreadableList(reason: SystemReason.text(of: error)), file: source)
    }
  }

  /// The paths in a list. A name may contain a line break where NUL separates the paths.
  static func paths(in list: Data) -> [String] {
    let hasNull = list.contains(0)
    return list.split(separator: hasNull ? 0 : UInt8(ascii: "\n")).map { bytes in
      let path = String(decoding: bytes, as: UTF8.self)
      return !hasNull && path.hasSuffix("\r") ? String(path.dropLast()) : path
    }.filter { !$0.isEmpty }
  }
}
