// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import Foundation

/// The fonts that pictures are written with, and that layout can measure with.
///
/// The *system font* of the views is one family of these: of a folder the family with the most
/// fonts in it, among equals the first by name. Its weights and slants are matched as closely as
/// the family allows. Letters that it lacks are taken from the others.
///
/// With a folder nothing else of the machine counts, so equal folders give equal widths and
/// pictures.
public final class PictureFonts: @unchecked Sendable {
  // The C part takes a lock around everything that it does with fonts, so the handle can be shared
  // by threads; nothing else is kept here.
  let handle: OpaquePointer

  /// Of the files in a folder that are taken for fonts.
  static let fileExtensions = ["otf", "ttf", "otc", "ttc"]

  /// The fonts in a folder and the folders in it. They are read when they are needed, so they have
  /// to stay.
  ///
  /// - Throws: A ``PictureError`` that names the folder or the file.
  public convenience init(folder: String) throws(PictureError) {
    try self.init(files: Self.files(in: folder))
  }

  /// The fonts in some files. They are read when they are needed, so they have to stay.
  ///
  /// - Throws: A ``PictureError`` that names the file.
  public init(files: [String]) throws(PictureError) {
    guard let handle = quoin_fonts_create() else { throw .noMemory }
    self.handle = handle
    for file in files {
      guard quoin_fonts_add_file(handle, file) == QUOIN_OK else { throw .unreadableFont(file) }
    }
    try chooseFamily(otherwise: .noFonts)
  }

  /// The fonts of the machine, with its sans-serif font as the system font.
  ///
  /// - Throws: A ``PictureError`` when there are none.
  public init() throws(PictureError) {
    guard let handle = quoin_fonts_create_system() else { throw .noMemory }
    self.handle = handle
    try chooseFamily(otherwise: .noFonts)
  }

  deinit { quoin_fonts_destroy(handle) }

  /// The family that stands for the system font.
  public var family: String { quoin_fonts_family(handle).map { String(cString: $0) } ?? "" }

  private func chooseFamily(otherwise error: PictureError) throws(PictureError) {
    switch quoin_fonts_choose_family(handle) {
    case QUOIN_OK: return
    case QUOIN_NO_MEMORY: throw .noMemory
    default: throw error
    }
  }

  /// The paths of the fonts, in an order that does not depend on the machine.
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
