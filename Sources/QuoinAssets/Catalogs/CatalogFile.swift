// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file of a catalog, whose path may also be that of a pipe, a device or a link out of the catalog.
enum CatalogFile {
  /// Reads a file.
  /// - Parameter limit: the largest size in bytes.
  static func data(at path: String, limit: Int) throws(ImageFile.Problem) -> Data {
    var place = path
    if isLink(path) {
      place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard isInside(place, catalogOf: path) else {
        throw ImageFile.Problem(
          sentence: "\(path) is a link out of its catalog, which is not read")
      }
    }
    // Reading a pipe would wait without an end.
    guard let status = FileStatus(of: place), status.kind == .file else {
      throw ImageFile.Problem(sentence: "\(path) cannot be read")
    }
    guard status.size <= limit else {
      throw ImageFile.Problem(sentence: "\(path) has more than \(limit) bytes")
    }
    guard let data = FileManager.default.contents(atPath: place) else {
      throw ImageFile.Problem(sentence: "\(path) cannot be read")
    }
    return data
  }

  /// Whether a path is that of a link.
  static func isLink(_ path: String) -> Bool { FileStatus(of: path)?.kind == .link }

  /// Returns whether a file without links in its path is in the catalog of a path, or in the set if
  /// the sets are in no catalog.
  private static func isInside(_ place: String, catalogOf path: String) -> Bool {
    let folder =
      path.range(of: ".xcassets/", options: .backwards).map { String(path[..<$0.upperBound]) }
      ?? URL(fileURLWithPath: path).deletingLastPathComponent().path
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return place.hasPrefix(root + "/")
  }
}
