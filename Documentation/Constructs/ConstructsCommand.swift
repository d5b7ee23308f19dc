// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation

/// The command `constructs`: writes the guides of all dialects into a folder.
@main
struct ConstructsCommand {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      print("usage: constructs FOLDER")
      return
    }
    try write(files(), in: URL(fileURLWithPath: folder))
  }

  /// Stores files in a folder.
  static func write(_ files: [GuidePage.File], in folder: URL) throws {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  /// All guides with their pictures, and the comparison of dialects.
  @MainActor static func files() throws -> [GuidePage.File] {
    let catalog = try ConstructCatalog()
    let guides = try catalog.chapters.flatMap {
      try GuidePage(catalog: catalog, chapter: $0).files()
    }
    let comparison = ComparisonPage(catalog: catalog).text
    return try guides + [GuidePage.File(path: "Guides/SideBySide.md", text: comparison)]
      + ArticlePages.Kind.allCases.flatMap { try ArticlePages(catalog: catalog, kind: $0).files() }
  }
}
#endif
