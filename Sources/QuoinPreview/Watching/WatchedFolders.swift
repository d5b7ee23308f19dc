// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets

/// The folders in which changes of files are watched. Folders are watched and not files, because
/// editors write a new file and give it the name of the old one.
package struct WatchedFolders: Hashable, Sendable {
  /// Folders whose own files are watched.
  package var folders: Set<String> = []
  /// Folders that are watched with all folders in them.
  package var trees: Set<String> = []
  /// The files that are shown, by the paths by which changes are reported. One that was saved is reported
  /// at once, while the sources of a program wait for others that are saved with them.
  private(set) var files: Set<String> = []

  package init() {}

  /// Watches a file, and the file that it is a link to.
  package mutating func add(file: String) {
    files.formUnion(Self.reportedPaths(of: file))
    let url = URL(fileURLWithPath: file)
    folders.insert(url.deletingLastPathComponent().path)
    folders.insert(url.resolvingSymlinksInPath().deletingLastPathComponent().path)
  }

  /// The folders of packages and of products of builds.
  private static let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// All folders that exist now, by their paths without links.
  package var current: Set<String> {
    var found: Set<String> = []
    for folder in folders where FileManager.default.isFolder(folder) {
      found.insert(Self.realPath(folder))
    }
    for tree in treePaths { Self.addFolders(in: tree, to: &found) }
    return found
  }

  /// The paths of the trees without links.
  var treePaths: Set<String> { Set(trees.map(Self.realPath)) }

  /// The folders around trees, in which only the names of the trees count.
  var outerFolders: Set<String> {
    Set(treePaths.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
      .filter { FileManager.default.isFolder($0) }
  }

  private static func addFolders(in folder: String, to found: inout Set<String>) {
    guard FileManager.default.isFolder(folder), found.insert(folder).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names where !name.hasPrefix(".") && !leftOut.contains(name) {
      let path = folder + "/" + name
      // Links to folders are not followed, so that the search ends.
      if !FileManager.default.isLink(path) { addFolders(in: path, to: &found) }
    }
  }

  /// The path of a file or folder without links in it.
  package static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The paths by which changes of a file are reported: by its own name, and by that of the file
  /// that it is a link to.
  package static func reportedPaths(of file: String) -> Set<String> {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    let folder = realPath(url.deletingLastPathComponent().path)
    return [folder + "/" + url.lastPathComponent, realPath(file)]
  }
}
