// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The file of a text reference, with the places of its variants.
package struct ReferenceFile: Hashable, Sendable {
  /// The path without the extension.
  package var base: String

  /// The engines that have files of their own once a test has references of both.
  package static let engines = ["quoin", "uikit"]

  package init(base: String) { self.base = base }

  /// Returns the path of the file that is compared with texts of an engine: the shared file, or the
  /// file of that engine once any engine has a file of its own.
  package func path(engine: String) -> String {
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    let isSeparate = Self.engines.contains { exists(self.path(ofEngine: $0)) }
    let shared = "\(base).txt"
    guard isSeparate else { return shared }
    return exists(path(ofEngine: engine)) || !exists(shared) ? path(ofEngine: engine) : shared
  }

  /// The file of an engine alone.
  package func path(ofEngine engine: String) -> String { "\(base).\(engine).txt" }

  /// The file where a new text waits for review.
  package static func pendingPath(of path: String) -> String { path + ".new" }
}
