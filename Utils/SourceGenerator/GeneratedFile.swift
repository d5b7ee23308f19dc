// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A source file of the package that this program writes.
struct GeneratedFile {
  /// The path below the folder of the package, which is the current folder.
  let path: String
  /// The whole content.
  let text: String

  /// The beginning of the comment that marks a file as written by this program.
  private static let mark = "// Written by Utils/generate-sources"

  /// A file with the licence and a note on its origin before the declarations.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of the package.
  ///   - generator: The type of this program that writes the declarations.
  ///   - declarations: The imports and declarations, ending in a line break.
  init(_ path: String, by generator: Any.Type, _ declarations: String) {
    self.init(path, from: "\(generator) in Utils/SourceGenerator", declarations)
  }

  /// A file with the licence and a note on its origin before the declarations.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of the package.
  ///   - origin: What to edit for another content.
  ///   - declarations: The imports and declarations, ending in a line break.
  init(_ path: String, from origin: String, _ declarations: String) {
    self.path = path
    text = """
      // Copyright (c) 2026 The Quoin authors
      // SPDX-License-Identifier: MIT

      \(Self.mark): edit \(origin) and run it again.
      // swift-format-ignore-file

      \(declarations)
      """
  }

  /// A page of the documentation.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of the package.
  ///   - page: The whole content.
  init(_ path: String, page: String) {
    self.path = path
    text = page
  }

  /// All files that this program writes.
  ///
  /// - Throws: An error when a file that others are written from cannot be read.
  static func all() throws -> [GeneratedFile] {
    ItemArities.allCases.map(\.file) + RowForms.allCases.map(\.file)
      + BuilderMethods.allCases.map(\.file)
      + MortarRelations.allCases.map(\.file) + MortarOperators.allCases.map(\.file)
      + MortarAttributes.allCases.map(\.file) + MakerForms.allCases.map(\.file)
      + ChainForms.files + [try PublishedStates.file()] + (try EarlyConstructs.files())
      + (try KeptDeclarations.files())
  }

  /// The paths of stored files that are marked as written by this program, but are not among some
  /// files: those that an earlier version has written.
  static func leftovers(besides files: [GeneratedFile]) -> [String] {
    let written = Set(files.map(\.path))
    return ["Sources", "Tests", "Documentation"].flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .map { "\(folder)/\($0)" }
    }.filter { path in
      path.hasSuffix(".swift") && !written.contains(path)
        && FileManager.default.contents(atPath: path)?.range(of: Data(mark.utf8)) != nil
    }.sorted()
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
