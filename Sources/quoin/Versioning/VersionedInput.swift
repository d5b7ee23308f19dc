// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// A version of a file: its bytes, or nil when the version lacks it.
struct VersionedInput {
  /// The bytes of a path; standard input for `-`; nil when it cannot be read.
  static func data(_ path: String) -> Data? {
    if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    if path == "/dev/null" { return Data() }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      return nil
    }
  }

  var name: String
  /// The bytes; nil or empty when there is no such version.
  var data: Data?

  /// The file; nil when there is none.
  func file() throws(InterfaceBuilderError) -> InterfaceFile? {
    guard let data, !data.isEmpty else { return nil }
    return try InterfaceFile(data: data, fileName: name)
  }
}
