// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import Foundation

/// The fonts that pictures are drawn with, and that layout can measure with.
///
/// One family replaces the *system font* of the views: in a folder the family with the most fonts,
/// among equals the first by name. The closest weight and slant of that family is used. Letters
/// that it does not have are taken from the other families.
///
/// With a folder the fonts and settings of the machine are not used, so equal folders give equal
/// widths and pictures.
///
/// It is `@unchecked Sendable` because a pointer is not Sendable: the C functions lock the fonts in
/// every call, so threads can share the handle, and the class has no other state.
public final class PictureFonts: @unchecked Sendable {
  let handle: OpaquePointer

  /// The extensions of the files in a folder that are read as fonts.
  static let fileExtensions = ["otf", "ttf", "otc", "ttc"]

  /// Creates a set of the fonts in a folder and its subfolders. The files are read when they are
  /// needed, so they must not be removed before.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: A ``PictureError`` that names the folder or the file.
  public convenience init(folder: String) throws(PictureError) {
    try self.init(files: Self.files(in: folder))
  }

  /// Creates a set of the fonts in files. The files are read when they are needed, so they must
  /// not be removed before.
  ///
  /// - Parameter files: The paths of the files.
  /// - Throws: A ``PictureError`` that names the file.
  public init(files: [String]) throws(PictureError) {
    guard let handle = quoin_fonts_create() else { throw .noMemory }
    self.handle = handle
    for file in files {
      guard quoin_fonts_add_file(handle, file) == QUOIN_OK else { throw .unreadableFont(file) }
    }
    try chooseFamily()
  }

  /// Creates a set of the fonts of the machine, with its sans-serif font as the system font.
  ///
  /// - Throws: ``PictureError/noFonts`` when there are none.
  public init() throws(PictureError) {
    guard let handle = quoin_fonts_create_system() else { throw .noMemory }
    self.handle = handle
    try chooseFamily()
  }

  deinit { quoin_fonts_destroy(handle) }

  /// The family that replaces the system font.
  public var family: String { quoin_fonts_family(handle).map { String(cString: $0) } ?? "" }

  private func chooseFamily() throws(PictureError) {
    switch quoin_fonts_choose_family(handle) {
    case QUOIN_OK: return
    case QUOIN_NO_MEMORY: throw .noMemory
    default: throw .noFonts
    }
  }

  /// The paths of the fonts in the order of their UTF-8 bytes, which is equal on every machine.
  private static func files(in folder: String) throws(PictureError) -> [String] {
    let paths: [String]
    do {
      paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    } catch {
      throw .unreadableFolder(folder)
    }
    let fonts = paths.filter { path in
      fileExtensions.contains { path.lowercased().hasSuffix(".\($0)") }
    }
    guard !fonts.isEmpty else { throw .emptyFolder(folder) }
    return fonts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(folder)/\($0)" }
  }
}

#endif
