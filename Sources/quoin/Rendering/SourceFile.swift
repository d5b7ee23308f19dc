// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Reads the files that a command names.
enum SourceFile {
  /// The document at a path.
  ///
  /// - Throws: A ``CommandError`` when the path is that of a folder, or when the file is not a
  ///   document that can be read.
  static func read(_ path: String) throws(CommandError) -> InterfaceFile {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw .folderInPlaceOfFile(path)
    }
    do throws(InterfaceBuilderError) {
      return try InterfaceFile(contentsOf: path)
    } catch {
      throw .unreadableFile(error)
    }
  }
}
