// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension FileManager {
  /// Whether there is a folder at a path, or a link to one.
  package func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Whether there is a symbolic link at a path.
  ///
  /// What vanished meanwhile is none; reading it reports the error.
  package func isLink(_ path: String) -> Bool {
    (try? destinationOfSymbolicLink(atPath: path)) != nil
  }
}
