// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// The folder of the page of a test: `.build/quoin/<suite>.<test>/index.html` in the package of the
/// test.
@MainActor struct PictureFolder {
  /// The path from the folder of the package, as messages name it.
  let path: String
  /// The path in the file system.
  private let folder: URL

  /// - Parameters:
  ///   - name: The suite and the test.
  ///   - filePath: The path of the source file. The package is the nearest folder above it with a
  ///     manifest; a file that does not exist belongs to the folder where the tests run.
  init(of name: String, filePath: String) {
    path = ".build/quoin/\(name)/index.html"
    folder = URL(fileURLWithPath: TestedPackage.outputFolder(forSource: filePath))
      .appendingPathComponent(name)
  }

  /// Writes a page in place of that of an earlier run.
  ///
  /// - Returns: Whether it could be written. A read-only checkout is no reason for a test to fail.
  func write(_ html: String) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(html.utf8).write(to: folder.appendingPathComponent("index.html"), options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
