// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking
import QuoinPreview

/// The catalogs of colours and images, which are read once for each folder.
@MainActor final class CatalogCache {
  private let request: AssetRequest
  /// By folder; nil for standard input.
  private var known: [String?: AssetCatalogs] = [:]

  init(request: AssetRequest) { self.request = request }

  /// Returns the catalogs for a picture of a file, or of standard input; nil where there is neither
  /// a catalog nor a remark about one.
  func assets(for file: String?) -> SceneAssets? {
    let folder = file.map(Self.folder)
    let catalogs = known[folder] ?? AssetCatalogs(reading: request.catalogs(in: folder))
    known[folder] = catalogs
    return catalogs.isEmpty && catalogs.remarks.isEmpty
      ? nil : SceneAssets(catalogs, budget: request.budget)
  }

  /// The paths of the catalogs for files, each once.
  func paths(for files: [String]) -> Set<String> {
    Set(Set(files.map(Self.folder)).flatMap { request.catalogs(in: $0) })
  }

  private static func folder(of file: String) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().path
  }

  /// Discards what was read, if a change is one of a catalog.
  ///
  /// - Returns: Whether it is.
  func take(_ change: WatchChange) -> Bool {
    guard case .files(let paths) = change else {
      // Folders are new or gone, which may be catalogs or images of one.
      let (folders, hadSome) = (known.keys, known.values.contains { !$0.isEmpty })
      known = [:]
      return hadSome || folders.contains { !request.catalogs(in: $0).isEmpty }
    }
    guard paths.contains(where: { $0.contains(".xcassets/") }) else { return false }
    known = [:]
    return true
  }
}
