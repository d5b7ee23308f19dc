// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation

/// Articles: texts in which a line such as `{title: insets}`, `{picture: insets}`, `{dialects: insets}` or
/// `{mistake: two-widths}` is replaced by a heading, a picture, the code in all dialects, or a report.
@MainActor struct ArticlePages {
  /// Articles of one kind, with the list of them.
  enum Kind: String, CaseIterable {
    case tasks = "Tasks"
    case moving = "Moving"

    /// The beginning of the list.
    var introduction: String {
      switch self {
      case .tasks:
        "Each article shows what you see, the code in each dialect, why it works and what goes wrong."
      case .moving:
        """
        What layout code for other libraries becomes, statement by statement.
        [Dialects](../Dialects.md#moving-from-an-original) says how to move from the original of a dialect.
        """
      }
    }
  }

  let catalog: ConstructCatalog
  let kind: Kind

  /// The articles and the list of them.
  func files() throws -> [GuidePage.File] {
    let folder = ConstructText.folder.appendingPathComponent(kind.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".md") }
    var list: [String] = []
    var files: [GuidePage.File] = []
    for name in names {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let lines = try source.components(separatedBy: "\n").map(expanded)
      files.append(
        GuidePage.File(path: "\(kind.rawValue)/\(name)", text: lines.joined(separator: "\n")))
      list.append("- [\(lines.first?.dropFirst(2) ?? "")](\(name))")
    }
    let readme = "# \(kind.rawValue)\n\n\(kind.introduction)\n\n"
    let text = readme + list.joined(separator: "\n") + "\n"
    return files + [GuidePage.File(path: "\(kind.rawValue)/README.md", text: text)]
  }

  private func expanded(_ line: String) throws -> String {
    guard line.hasPrefix("{"), line.hasSuffix("}"), let colon = line.firstIndex(of: ":") else {
      return line
    }
    let name = line[line.index(after: colon)...].dropLast().trimmingCharacters(in: .whitespaces)
    switch line[line.index(after: line.startIndex)..<colon] {
    case "title": return "## \(try constructs(name).first?.1.title ?? name)"
    case "picture": return try picture(name)
    case "dialects": return try dialects(name)
    case "mistake": return "```text\n\(try MistakeTexts.text(name))\n```"
    default: return line
    }
  }

  private func constructs(_ key: String) throws -> [(Construct, ConstructText)] {
    let found = catalog.chapters.flatMap(\.constructs).filter { $0.text.key == key }
    guard !found.isEmpty else { throw UnknownConstruct(key: key) }
    return found.map { ($0.construct, $0.text) }
  }

  private func picture(_ key: String) throws -> String {
    guard let (construct, text) = try constructs(key).first else { return "" }
    let name = "../Guides/Pictures/\(construct.dialect.rawValue)/\(key)"
    let frames = ShownConstruct(construct, text).frames.joined(separator: ", ")
    return """
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(name)~dark.svg">\
      <img src="\(name).svg" width="320" alt="\(frames)"></picture>
      """
  }

  private func dialects(_ key: String) throws -> String {
    let rows = try constructs(key).filter { $0.0.dialect != .early }.map { construct, text in
      "| [\(construct.dialect.title)](../Guides/\(construct.dialect.rawValue).md#\(key)) "
        + "| \(GuidePage.cell(text.code)) |"
    }
    return "| dialect | code |\n| --- | --- |\n" + rows.joined(separator: "\n")
  }
}

/// A key in an article that no construct has.
struct UnknownConstruct: Error {
  var key: String
}
#endif
