// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folders of the files that findings are reviewed on.
enum ReviewFolders {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files of public projects, where they are beside the package.
  static let fixtures: [String] = ["interface-builder", "interface-builder-more"]
    .map { package.appendingPathComponent("../shared/fixtures/\($0)").standardized.path }
    .filter { FileManager.default.fileExists(atPath: $0) }

  /// The project's own files.
  static let own = ["Examples", "Tests/Fixtures"].map { package.appendingPathComponent($0).path }

  static let acceptedTable = package.appendingPathComponent("Tests/Fixtures/check-accepted.tsv")
    .path
}
