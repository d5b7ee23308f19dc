// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The location of the files that `#filePath` names, if a test runs elsewhere than it was built.
package struct SourceRoot: Hashable, Sendable {
  /// The value of `QUOIN_SOURCE_ROOT`; nil when it is not set.
  package var root: String?

  /// The environment variable with the folder of the sources.
  package static let variable = "QUOIN_SOURCE_ROOT"

  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    root = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of a source file: below the root the file with the longest end of `path`, otherwise
  /// `path` itself.
  package func path(of path: String) -> String {
    if let root {
      var parts = path.split(separator: "/").filter { $0 != "." }
      while !parts.isEmpty {
        let candidate = root + "/" + parts.joined(separator: "/")
        if FileManager.default.fileExists(atPath: candidate) { return candidate }
        parts.removeFirst()
      }
    }
    return URL(fileURLWithPath: path).path
  }

  /// Returns what to try when a source file is not where it was built; nil when it is there.
  package func problem(ofSource path: String) -> String? {
    let found = self.path(of: path)
    guard !FileManager.default.fileExists(atPath: found) else { return nil }
    return "there is no file \(path); set \(Self.variable) to the folder of the sources"
  }
}
