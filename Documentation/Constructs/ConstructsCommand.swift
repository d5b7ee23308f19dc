// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation

/// The command `constructs`: writes the guides of all dialects, or parts of the site, into a folder.
@main
struct ConstructsCommand {
  @MainActor
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.last, arguments.count <= 2 else {
      print(usage)
      return
    }
    let catalog = try ConstructCatalog()
    let files =
      switch arguments.count == 1 ? nil : arguments[0] {
      case nil: try files()
      case "--resizing": resizingPages(catalog).map(\.file)
      case .some: [GuidePage.File]()
      }
    guard !files.isEmpty else {
      print(usage)
      return
    }
    try write(files, in: URL(fileURLWithPath: folder))
  }

  private static let usage = """
    usage: constructs FOLDER               the guides, as in the folder Documentation
           constructs --resizing FOLDER    a page for each construct in which it resizes
    """

  /// A page for each construct of all dialects.
  @MainActor static func resizingPages(_ catalog: ConstructCatalog) -> [ResizingConstruct] {
    catalog.chapters.flatMap { chapter in
      chapter.constructs.map { construct, text in
        ResizingConstruct(dialect: chapter.dialect, construct: construct, text: text)
      }
    }
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
