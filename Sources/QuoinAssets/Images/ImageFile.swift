// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// An image file: its format and its size in pixels, or in points for a vector.
package struct ImageFile: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case svg
    case pdf
    case heif
  }

  /// The reason that a file is not an image.
  package struct Problem: Error {
    package let sentence: String
  }

  package let path: String
  package let format: Format
  package let width: Double
  package let height: Double

  package var isVector: Bool { format == .svg || format == .pdf }

  /// The size limit in bytes; larger files are not read.
  private static let longest = 64_000_000

  init(path: String) throws(Problem) {
    self.path = path
    let header = try ImageHeaders.shared.header(of: path)
    (format, width, height) = (header.format, header.width, header.height)
  }

  /// Reads the header of a file.
  static func header(of path: String) throws(Problem) -> ImageHeader {
    let content = try CatalogFile.data(at: path, limit: Self.longest)
    guard let header = ImageHeader([UInt8](content)) else {
      throw Problem(sentence: "\(path) is not a PNG, JPEG, GIF, HEIF, SVG or PDF file")
    }
    guard header.width > 0, header.height > 0, header.width <= 1e6, header.height <= 1e6 else {
      throw Problem(
        sentence: "\(path) has the size \(header.width) × \(header.height), which no image has")
    }
    return header
  }

  /// The bytes of the file; nil if it has been removed in the meantime.
  package func content() -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
