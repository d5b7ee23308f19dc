// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking

/// The catalogs that the pictures of files use.
struct AssetRequest {
  /// The locations of catalogs.
  enum Places: Equatable {
    case nowhere
    /// The project that contains the file.
    case project
    case folders([String])
  }

  var places = Places.nowhere
  /// The maximum number of bytes of images in the picture of a file.
  var budget = 2_000_000

  /// The paths of the catalogs for the files of a folder.
  /// - Parameter folder: nil for standard input, which belongs to no project.
  func catalogs(in folder: String?) -> [String] {
    switch (places, folder) {
    case (.nowhere, _), (.project, nil): []
    case (.project, let folder?): CatalogSearch.catalogs(for: folder)
    case (.folders(let folders), _):
      folders.flatMap { folder in
        let found = CatalogSearch.catalogs(in: folder)
        return found.isEmpty ? [folder] : found
      }
    }
  }
}
