// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Paths relative to a folder.
package enum RelativePath {
  /// Returns the path of a file relative to a folder, or the path as it is when the file is
  /// elsewhere.
  package static func path(of file: String, in folder: String?) -> String {
    guard let folder else { return file }
    let base = URL(fileURLWithPath: folder).standardizedFileURL.path
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : file
  }
}
