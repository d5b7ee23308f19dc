// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking

/// The catalogs of colours and images, which are read once for each folder.
@MainActor final class CatalogCache {
  private let request: AssetRequest
  private var known: [String: AssetCatalogs] = [:]

  init(request: AssetRequest) { self.request = request }

  /// The catalogs for a picture of a file; nil where there are none.
  func assets(for file: String) -> SceneAssets? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let catalogs = known[folder] ?? AssetCatalogs(reading: request.catalogs(in: folder))
    known[folder] = catalogs
    return catalogs.isEmpty ? nil : SceneAssets(catalogs, budget: request.budget)
  }
}
