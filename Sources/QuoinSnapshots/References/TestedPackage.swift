// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The package of a test file, where files are kept that no version control has.
package enum TestedPackage {
  /// Returns the folder for the output of tests: `.build/quoin` of the package around a file, or of
  /// the current folder if there is none.
  package static func outputFolder(forSource path: String) -> String {
    (root(around: path) ?? FileManager.default.currentDirectoryPath) + "/.build/quoin"
  }

  /// The nearest folder around a path that has a manifest.
  package static func root(around path: String) -> String? {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
        return folder.path == "/" ? "" : folder.path
      }
      guard folder.pathComponents.count > 1 else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }
}
