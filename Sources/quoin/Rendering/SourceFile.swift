// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Reads the files that a command names.
enum SourceFile {
  /// - Throws: ``InterfaceBuilderError`` when the file is no document that can be read.
  static func read(_ path: String) throws(InterfaceBuilderError) -> InterfaceFile {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw InterfaceBuilderError(
        .unreadable, file: path,
        message: "This is a folder; name the .storyboard or .xib files in it.")
    }
    return try InterfaceFile(contentsOf: path)
  }
}

extension InterfaceBuilderError {
  /// The fault on one line, as compilers write it: `file:line:column: error: sentence`.
  var diagnostic: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    let sentence = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(place): error: \(sentence)"
  }
}
