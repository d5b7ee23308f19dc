// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds the catalogs that belong to a file: those below the nearest folder upward that is a
/// project.
package enum CatalogSearch {
  /// Folders of other people's sources and of results, which have catalogs of their own.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// The paths of catalogs for a file or folder, sorted.
  package static func catalogs(for path: String) -> [String] {
    project(of: path).map { catalogs(in: $0) } ?? []
  }

  /// The paths of the catalogs in a folder, sorted; the folder itself where it is one.
  package static func catalogs(in folder: String) -> [String] {
    guard !folder.hasSuffix(".xcassets") else { return [folder] }
    var found: [String] = []
    collect(folder, &found)
    return found.sorted()
  }

  /// The nearest folder upward with a project of Xcode, a `Package.swift` or a `.git`.
  static func project(of path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.path
    while true {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
          || name.hasSuffix(".xcworkspace")
      }
      if isProject { return folder }
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      // The path stays relative where the current folder was removed, and its parents get longer.
      guard parent.utf8.count < folder.utf8.count else { return nil }
      folder = parent
    }
  }

  private static func collect(_ folder: String, _ found: inout [String], depth: Int = 0) {
    guard depth < 24 else { return }
    FolderEntries.forEachFolder(in: folder) { name in
      guard !name.hasPrefix("."), !skipped.contains(name) else { return }
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") {
        found.append(path)
      } else {
        collect(path, &found, depth: depth + 1)
      }
    }
  }
}
