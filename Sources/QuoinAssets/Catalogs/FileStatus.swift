// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The kind and the size of an entry of a folder. Links are not followed.
struct FileStatus {
  enum Kind { case file, link, other }

  let kind: Kind
  /// The size in bytes.
  let size: Int

  /// Returns nil where there is no entry.
  init?(of path: String) {
    #if canImport(Glibc)
    // Attributes also have the names of the owner and the group, which take longer than all else.
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let type = status.st_mode & S_IFMT
    kind = type == S_IFREG ? .file : type == S_IFLNK ? .link : .other
    size = Int(status.st_size)
    #else
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    let type = attributes[.type] as? FileAttributeType
    kind = type == .typeRegular ? .file : type == .typeSymbolicLink ? .link : .other
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    #endif
  }
}
