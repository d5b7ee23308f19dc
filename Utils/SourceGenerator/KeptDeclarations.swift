// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes the declarations of UIKit that have no effect in QuoinUIKit: those that the lists in
/// `Stubs/Surface` mark with `KEPT:`.
struct KeptDeclarations {
  /// The lists, by the module that has their kept declarations.
  private static let folders = [
    "QuoinUIKit": "Stubs/Surface", "QuoinUIKitExtras": "Stubs/Surface/Extras",
  ]

  /// The declarations of all lists.
  let surface: Surface

  /// The files with kept declarations, one for each list that has some.
  ///
  /// - Throws: An error when a list cannot be read.
  static func files() throws -> [GeneratedFile] {
    var surface = Surface()
    var lists: [(module: String, list: String)] = []
    for (module, folder) in folders.sorted(by: { $0.key < $1.key }) {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".txt") }.sorted()
      for name in names {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        try surface.read(lines, of: "\(folder)/\(name)", side: .quoin)
        lists.append((module, String(name.dropLast(".txt".count))))
      }
    }
    let writer = KeptDeclarations(surface: surface)
    return lists.compactMap { module, list in
      writer.source(of: "\(folders[module] ?? "")/\(list)").map { source in
        let imports = Self.imports(for: source, in: module)
        return GeneratedFile(
          "Sources/\(module)/Kept/Kept\(list).swift",
          from: "\(folders[module] ?? "")/\(list).txt", imports + source)
      }
    } + [KeptPage(surface: surface).file]
  }

  /// The declarations of a list; nil for none.
  func source(of list: String) -> String? {
    var source = SourceText()
    for type in surface.types where type.list == list {
      if type.isKept, type.kind != .extension {
        if let outer = type.outerName {
          source.addBlock("extension \(outer)") { write(type, into: &$0) }
        } else {
          write(type, into: &source)
        }
        source.add("")
      } else {
        writeMembers(of: type, into: &source)
      }
    }
    return source.lines.isEmpty ? nil : source.text
  }

  /// The imports that declarations need.
  private static func imports(for source: String, in module: String) -> String {
    var imports: [String] = []
    // Names of Foundation, on Linux, which may be in signatures.
    let foundation =
      #/
      \b(NS[A-Z]\w+|CG(Float|Point|Size|Rect)|URL\w*|Date\w*|TimeInterval|IndexPath|IndexSet|Data
      |Locale|Calendar|TimeZone|Bundle|Set<|UndoManager|Progress|Notification)\b
      /#
    if source.firstMatch(of: foundation) != nil { imports.append("public import Foundation") }
    // Cases alone name no types of the module below.
    let hasSignatures = ["func ", "var ", "class ", "init("].contains { source.contains($0) }
    if module != "QuoinUIKit", hasSignatures { imports.append("public import QuoinUIKit") }
    return imports.map { $0 + "\n" }.joined() + (imports.isEmpty ? "" : "\n")
  }
}
