// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinChecking
package import QuoinInterfaceBuilder
package import QuoinText

/// The settings of a command for the files of a page.
@MainActor package struct FileSettings {
  /// The names of the files that exist.
  package var search: () -> [String]
  /// Reads a file; nil where there is none.
  package var read: (String) -> Data?
  /// The line about an error, as the command writes it.
  package var line: (InterfaceBuilderError) -> String
  /// Reads the values of a request.
  package var query: ([String: String]) throws(PreviewRefusal) -> PreviewQuery
  /// The catalogs of colours and images for a file.
  package var assets: (String) -> SceneAssets?
  /// Takes over a change of catalogs. Returns whether pictures may be different.
  package var assetsChange: (WatchChange) -> Bool
  /// The measurer of texts by the fonts of the command; nil for the built-in measures.
  package var fonts: (any TextMeasurer)?
  /// Writes a line about an event.
  package var log: (String) -> Void

  package init(
    search: @escaping () -> [String], read: @escaping (String) -> Data?,
    line: @escaping (InterfaceBuilderError) -> String,
    query: @escaping ([String: String]) throws(PreviewRefusal) -> PreviewQuery,
    assets: @escaping (String) -> SceneAssets? = { _ in nil },
    assetsChange: @escaping (WatchChange) -> Bool = { _ in false },
    fonts: (any TextMeasurer)? = nil,
    log: @escaping (String) -> Void = { _ in }
  ) {
    self.search = search
    self.read = read
    self.line = line
    self.query = query
    self.assets = assets
    self.assetsChange = assetsChange
    self.fonts = fonts
    self.log = log
  }
}
