// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which calls of a backtrace are not statements of the program.
enum CallFilter {
  /// The folder of the sources of this package, which include the dialects.
  private static let sources: String = {
    let path: String = #filePath
    // This file is in a folder of a module.
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.joined(separator: "/") + "/"
  }()

  /// Whether a file is one of this package.
  static func isOfQuoin(_ path: String) -> Bool { path.hasPrefix(sources) }

  /// Whether a file is one of another package, such as a dialect that is not in this one. The
  /// package manager and Xcode check dependencies out into a folder of that name.
  static func isOfDependency(_ path: String) -> Bool {
    path.split(separator: "/").contains("checkouts")
  }

  /// Whether code was written by the compiler or by a macro.
  static func isGenerated(_ path: String) -> Bool {
    path.contains("<compiler-generated>") || path.contains("@__swiftmacro_")
  }
}
