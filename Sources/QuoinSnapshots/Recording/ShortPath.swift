// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Paths in messages.
package enum ShortPath {
  /// A path below the current folder without that folder.
  package static func path(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
