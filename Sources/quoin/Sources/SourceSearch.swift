// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets

/// Finds the inputs that the arguments of a command name.
enum SourceSearch {
  /// The name of standard input where none is given.
  static let nameOfStandardInput = "<stdin>"

  /// The inputs of an argument: standard input for `-`, the files of Interface Builder in a folder,
  /// otherwise the path itself.
  ///
  /// Folders are searched with those inside them, except hidden ones; the files are sorted by their
  /// paths.
  ///
  /// - Throws: A ``CommandError`` when a folder has no such file.
  static func sources(
    of argument: String, inputName: String?
  ) throws(CommandError) -> [SourceFile] {
    guard argument != "-" else {
      return [.standardInput(name: inputName ?? nameOfStandardInput)]
    }
    guard FileManager.default.isFolder(argument) else { return [.path(argument)] }
    let files = files(inFolder: argument)
    guard !files.isEmpty else { throw .folderWithoutFiles(argument) }
    return files.map { .path($0) }
  }

  private static func files(inFolder folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    // Links to folders are not followed, so that the search ends.
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      FileEnding.isInterfaceFile(name)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && !FileManager.default.isFolder(prefix + name)
    }
    .sorted().map { prefix + $0 }
  }
}
