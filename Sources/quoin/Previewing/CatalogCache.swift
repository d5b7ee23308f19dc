// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking

/// The catalogs of colours and images, which are read once for each folder.
@MainActor final class CatalogCache {
  private let request: AssetRequest
  /// By folder; nil for standard input.
  private var known: [String?: AssetCatalogs] = [:]

  init(request: AssetRequest) { self.request = request }

  /// Returns the catalogs for a picture of a file, or of standard input; nil where there is neither a
  /// catalog nor a remark about one.
  func assets(for file: String?) -> SceneAssets? {
    let folder = file.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let catalogs = known[folder] ?? AssetCatalogs(reading: request.catalogs(in: folder))
    known[folder] = catalogs
    return catalogs.isEmpty && catalogs.remarks.isEmpty
      ? nil : SceneAssets(catalogs, budget: request.budget)
  }
}
