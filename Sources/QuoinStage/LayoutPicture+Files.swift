// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutPicture {
  /// Writes the picture to a file, in the format that the extension of the path names: `svg`,
  /// `txt`, `json` or `html`, with the trait `Pango` also `png` and `pdf`.
  ///
  /// - Parameter path: The path of a file in a folder that exists. A file that is there is
  ///   replaced.
  /// - Throws: A LayoutPictureError for an extension of another format, or the error of the file
  ///   system.
  public func write(to path: String) throws {
    try contents(of: path).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Writes the picture to a file, in the format that the extension of the path names.
  ///
  /// - Parameter url: The address of a file in a folder that exists. A file that is there is
  ///   replaced.
  /// - Throws: A LayoutPictureError for an extension of another format, or the error of the file
  ///   system.
  public func write(to url: URL) throws {
    try contents(of: url.path).write(to: url, options: .atomic)
  }

  /// Returns the bytes of a file with a path, in the format that the extension names.
  func contents(of path: String) throws -> Data {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "svg": return Data(svg.utf8)
    case "txt": return Data(text.utf8)
    case "json": return Data(json.utf8)
    case "html": return Data(html.utf8)
    #if Pango
    case "png": return Data(try png)
    case "pdf": return Data(try pdf)
    #else
    case "png", "pdf": throw LayoutPictureError.needsPango(path: path)
    #endif
    default: throw LayoutPictureError.unknownFormat(path: path)
    }
  }
}
