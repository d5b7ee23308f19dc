// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinAssets

/// The asset catalogs of a program: those of bundles, those in the folders of a stage, and those in
/// the folders of the environment variable `QUOIN_ASSETS`. Each folder is read once.
///
/// Images and colours are made on any thread: the tables are guarded by a lock.
package final class CatalogLibrary: @unchecked Sendable {
  package static let shared = CatalogLibrary()

  private let lock = NSLock()
  /// The folders of a stage; each is a catalog or has catalogs.
  private var stageFolders: [String] = []
  /// The catalogs by the path of their folder, or of their bundle.
  private var known: [String: AssetCatalogs] = [:]

  /// The folders of the environment variable, which a colon separates.
  private let programFolders =
    ProcessInfo.processInfo.environment["QUOIN_ASSETS"]?.split(separator: ":").map(String.init)
    ?? []

  /// Runs actions while catalogs in some folders are those of the program, after those of bundles.
  package func withFolders<Result>(
    _ folders: [String], _ actions: () throws -> Result
  ) rethrows -> Result {
    let outer = lock.withLock {
      let outer = stageFolders
      stageFolders = folders
      return outer
    }
    defer { lock.withLock { stageFolders = outer } }
    return try actions()
  }

  /// The catalogs in which a name of a bundle is looked up, in order.
  func catalogs(for bundle: Bundle) -> [AssetCatalogs] {
    lock.withLock {
      let own = bundle.resourcePath.map { path in
        catalogs(path) { Self.catalogs(ofBundle: path, isMain: bundle === Bundle.main) }
      }
      let others = (stageFolders + programFolders).map { folder in
        catalogs(folder) {
          let found = CatalogSearch.catalogs(in: folder)
          return found.isEmpty ? [folder] : found
        }
      }
      return (own.map { [$0] } ?? []) + others
    }
  }

  private func catalogs(_ path: String, _ folders: () -> [String]) -> AssetCatalogs {
    if let found = known[path] { return found }
    let catalogs = AssetCatalogs(reading: folders())
    known[path] = catalogs
    return catalogs
  }

  /// The paths of the catalogs in a bundle. Beside a program on Linux are the bundles of the
  /// modules that it consists of: all of these are its own.
  private static func catalogs(ofBundle path: String, isMain: Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    return names.flatMap { name in
      let inner = path + "/" + name
      if name.hasSuffix(".xcassets") { return [inner] }
      guard isMain, name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { return [] }
      return catalogs(ofBundle: inner, isMain: false)
    }
  }
}

extension CatalogLibrary {
  /// The file of a data set; nil for an unknown name.
  package func dataFile(named name: String, in bundle: Bundle) -> String? {
    catalogs(for: bundle).lazy.compactMap { $0.dataFile(named: name) }.first
  }
}
