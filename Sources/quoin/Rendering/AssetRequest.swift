// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking

/// Which catalogs the pictures of files show.
struct AssetRequest {
  /// Where catalogs are looked for.
  enum Places: Equatable {
    case nowhere
    /// In the project that the file is in.
    case project
    case folders([String])
  }

  var places = Places.nowhere
  /// The most bytes of images in the picture of a file.
  var budget = 2_000_000

  /// The paths of the catalogs for a file; empty for standard input in a search by project.
  func catalogs(for source: SourceFile) -> [String] {
    switch (places, source) {
    case (.nowhere, _), (.project, .standardInput): []
    case (.project, .path(let path)):
      CatalogSearch.catalogs(for: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    case (.folders(let folders), _):
      folders.flatMap { folder in
        let found = CatalogSearch.catalogs(in: folder)
        return found.isEmpty ? [folder] : found
      }
    }
  }
}
