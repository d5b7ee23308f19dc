// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets

/// The files that an argument of a conversion names.
struct ConvertInput {
  /// Files of Interface Builder, or standard input.
  var documents: [SourceFile] = []
  /// Swift files.
  var code: [String] = []
  /// Whether the argument is a folder, so that results are changes of it.
  var isFolder = false

  /// - Throws: A ``CommandError`` for a folder without files of the kind.
  init(_ argument: String, from source: SourceArgument) throws(CommandError) {
    isFolder = argument != "-" && FileManager.default.isFolder(argument)
    guard isFolder else {
      if argument.hasSuffix(".swift") {
        code = [argument]
      } else if source.dialect == nil {
        documents = try SourceSearch.sources(of: argument, inputName: nil)
      }
      return
    }
    if source != .interfaceBuilder { code = Self.swiftFiles(in: argument) }
    guard source.dialect == nil else { return }
    do throws(CommandError) {
      documents = try SourceSearch.sources(of: argument, inputName: nil)
    } catch {
      if code.isEmpty { throw error }
    }
  }

  /// The Swift files in a folder and in those inside it, sorted by their paths. A link is not one:
  /// patches cannot change what it leads to.
  private static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { prefix + $0 }.filter { !FileManager.default.isLink($0) }
  }
}
