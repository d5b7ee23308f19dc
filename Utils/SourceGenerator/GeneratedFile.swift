// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A source file of the package that this program writes.
struct GeneratedFile {
  /// The path below the folder of the package, which is the current folder.
  let path: String
  /// The whole content.
  let text: String

  /// A file with the licence and a note on its origin before the declarations.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of the package.
  ///   - generator: The type of this program that writes the declarations.
  ///   - declarations: The imports and declarations, ending in a line break.
  init(_ path: String, by generator: Any.Type, _ declarations: String) {
    self.path = path
    text = """
      // Copyright (c) 2026 The Quoin authors
      // SPDX-License-Identifier: MIT

      // Written by Utils/generate-sources: edit \(generator) in Utils/SourceGenerator and run it again.
      // swift-format-ignore-file

      \(declarations)
      """
  }

  /// All files that this program writes.
  ///
  /// - Throws: An error when the table of published states cannot be read.
  static func all() throws -> [GeneratedFile] {
    ItemArities.allCases.map(\.file) + RowForms.allCases.map(\.file)
      + BuilderMethods.allCases.map(\.file)
      + MakerForms.allCases.map(\.file) + IncompleteForms.allCases.map(\.file)
      + [try PublishedStates.file(), ChainForms.file]
  }

  /// Whether the stored file has this content.
  var isUpToDate: Bool { FileManager.default.contents(atPath: path) == Data(text.utf8) }

  /// Stores the content.
  ///
  /// - Throws: An error when the file cannot be written.
  func write() throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
