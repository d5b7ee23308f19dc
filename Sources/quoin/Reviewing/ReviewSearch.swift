// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinSnapshots

/// Finds the snapshots that wait for review, and all references, in folders.
struct ReviewSearch {
  /// The files of a search.
  private struct Found {
    var references: Set<String> = []
    var pending: Set<String> = []
    /// The folders that contain the output of packages' tests.
    var outputFolders: Set<String> = []
  }

  private let paths: [String]
  private let found: Found

  /// The file name extensions of references.
  private static let endings = [".txt", ".svg", ".png"]

  /// Searches folders with their contents, except for hidden folders.
  ///
  /// - Throws: The system's error if a folder does not exist.
  init(_ paths: [String]) throws {
    self.paths = paths.map(Self.resolved)
    var found = Found()
    for path in self.paths {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandError.missingReviewPath(path)
      }
      let folder =
        FileManager.default.isFolder(path) ? path : (path as NSString).deletingLastPathComponent
      found.outputFolders.insert(TestedPackage.outputFolder(forSource: folder + "/_"))
      Self.search(path, &found)
    }
    self.found = found
  }

  /// The snapshots that wait: files by name, then literals by file, the lowest first, so that the
  /// lines of those above stay as they are when one is written.
  ///
  /// - Throws: The error of the system about a list that cannot be read.
  func items() throws -> [ReviewItem] {
    let files = found.pending.sorted().map { path in
      ReviewItem(location: .file(reference: String(path.dropLast(4)), pending: path))
    }
    let literals = try found.outputFolders.sorted().flatMap { folder in
      let list = PendingLiterals(path: folder + "/pending.jsonl")
      return try list.literals().reversed().filter { contains($0.literal.file) }.map {
        ReviewItem(
          location: .literal($0.literal, list: list.path, hasSeveralTexts: $0.hasSeveralTexts))
      }
    }
    return files + literals
  }

  /// The references that no test compared in the last run.
  ///
  /// - Throws: The error of the system about a log that cannot be read, or
  ///   ``CommandError/noTestRun``.
  func unreferenced() throws -> (paths: [String], isPartial: Bool) {
    let entries = try found.outputFolders.flatMap { try ReferenceLog(outputFolder: $0).entries() }
    guard !entries.isEmpty else { throw CommandError.noTestRun }
    let compared = Set(entries.map { Self.resolved($0.reference) })
    let paths = found.references.filter { path in
      !Self.names(of: path).contains { compared.contains($0) }
    }
    return (paths.sorted(), entries.contains(where: \.isPartial))
  }

  /// Returns the names of a reference in tests: its path, and the path without the engine.
  private static func names(of path: String) -> [String] {
    let engines = ReferenceFile.engines.map { ".\($0).txt" }.filter { path.hasSuffix($0) }
    return [path] + engines.map { path.dropLast($0.count) + ".txt" }
  }

  private func contains(_ file: String) -> Bool {
    let file = Self.resolved(file)
    return paths.contains { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func search(_ path: String, _ found: inout Found) {
    guard FileManager.default.isFolder(path) else {
      if (path as NSString).pathComponents.contains(ReferenceName.folder) { add(path, &found) }
      if path.hasSuffix("/Package.swift") {
        found.outputFolders.insert(TestedPackage.outputFolder(forSource: path))
      }
      return
    }
    guard let names = FileManager.default.enumerator(atPath: path) else { return }
    while let name = names.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        names.skipDescendants()
        continue
      }
      let file = path + "/" + name
      let isReference = (file as NSString).pathComponents.contains(ReferenceName.folder)
      if isReference, !FileManager.default.isFolder(file) { add(file, &found) }
      if (name as NSString).lastPathComponent == "Package.swift" {
        found.outputFolders.insert(TestedPackage.outputFolder(forSource: file))
      }
    }
  }

  private static func add(_ path: String, _ found: inout Found) {
    if endings.contains(where: path.hasSuffix) { found.references.insert(path) }
    if endings.contains(where: { path.hasSuffix($0 + ".new") }) { found.pending.insert(path) }
  }
}
