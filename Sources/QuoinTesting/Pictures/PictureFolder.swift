// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where the page of a test is written: `.build/quoin/<suite>.<test>/index.html` in the package of the
/// test.
@MainActor struct PictureFolder {
  /// The path from the folder of the package, as messages name it.
  let path: String
  /// The path in the file system; nil where the package is not found.
  private let folder: URL?

  /// - Parameters:
  ///   - name: The suite and the test.
  ///   - filePath: The path of the source file. The package is the nearest folder above it with a
  ///     manifest; a file that is not there belongs to the folder where the tests run.
  init(of name: String, filePath: String) {
    let base =
      Self.package(above: URL(fileURLWithPath: filePath))
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    path = ".build/quoin/\(name)/index.html"
    folder = base.appendingPathComponent(".build/quoin/\(name)")
  }

  /// Writes a page in place of that of an earlier run.
  ///
  /// - Returns: Whether it could be written. A read-only checkout is no reason for a test to fail.
  func write(_ html: String) -> Bool {
    guard let folder else { return false }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(html.utf8).write(to: folder.appendingPathComponent("index.html"), options: .atomic)
      return true
    } catch {
      return false
    }
  }

  private static func package(above file: URL) -> URL? {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    while folder.path != "/", !folder.path.isEmpty {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      let outer = folder.deletingLastPathComponent().standardizedFileURL
      guard outer.path != folder.path else { return nil }
      folder = outer
    }
    return nil
  }
}
