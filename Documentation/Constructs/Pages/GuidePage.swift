// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinUIKit

/// The guide of one dialect: all of its constructs with code, picture, frames and equations.
@MainActor struct GuidePage {
  let catalog: ConstructCatalog
  let chapter: ConstructCatalog.Chapter

  /// A stored file of the guide.
  struct File {
    /// The path from the folder `Documentation`.
    var path: String
    var text: String
  }

  private var dialect: ConstructDialect { chapter.dialect }

  /// The page and its pictures.
  func files() throws -> [File] {
    var pictures: [File] = []
    var groups: [(name: String, text: String)] = []
    for (construct, text) in chapter.constructs {
      let part = part(construct, text, &pictures)
      if groups.last?.name == text.group {
        groups[groups.count - 1].text += part
      } else {
        groups.append((text.group, part))
      }
    }
    let body = groups.map { "## \($0.name)\n\n\($0.text)" }.joined()
    let page = try introduction() + cheatSheet + body + MistakeTexts.part(dialect)
    return [File(path: "Guides/\(dialect.rawValue).md", text: page)] + pictures
  }

  private func introduction() throws -> String {
    let url = ConstructText.folder.appendingPathComponent("Introductions/\(dialect.rawValue).md")
    return try String(contentsOf: url, encoding: .utf8) + "\n"
  }

  /// One line for each construct, with a link to it.
  private var cheatSheet: String {
    let rows = chapter.constructs.map { _, text in
      "| [\(text.title)](#\(text.key)) | \(Self.cell(text.code)) |"
    }
    return "## At a glance\n\n| what | how |\n| --- | --- |\n"
      + rows.joined(separator: "\n") + "\n\n"
  }

  /// Code in a table, one line after the other.
  static func cell(_ code: String) -> String {
    code.components(separatedBy: "\n").map { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;")
        .replacingOccurrences(of: "|", with: "&#124;")
        .replacingOccurrences(of: "~", with: "&#126;")
      return "<code>\(escaped)</code>"
    }.joined(separator: "<br>")
  }

  private func part(
    _ construct: Construct, _ text: ConstructText, _ pictures: inout [File]
  ) -> String {
    let shown = ShownConstruct(construct, text)
    let mirrored = ShownConstruct(construct, text, .rightToLeft)
    var lines = [
      "<a id=\"\(text.key)\"></a>", "", "### \(text.title)", "", text.sentence, "", "```swift",
      text.code, "```", "", picture(shown, "", &pictures),
    ]
    if shown.frames != mirrored.frames {
      lines += ["", "Right to left:", "", picture(mirrored, "-rtl", &pictures)]
    }
    lines += ["", "Frames: `\(shown.frames.joined(separator: "`, `"))`"]
    if shown.frames != mirrored.frames {
      lines += ["", "Right to left: `\(mirrored.frames.joined(separator: "`, `"))`"]
    }
    if !shown.equations.isEmpty {
      lines += ["", "```text"] + shown.equations + ["```"]
    }
    let others = catalog.others(like: text.key, than: dialect)
    if !others.isEmpty {
      let links = others.map { "[\($0.0.title)](\($0.0.rawValue).md#\(text.key))" }
      lines += ["", "The same frames: " + links.joined(separator: ", ") + "."]
    }
    return (lines + ["", ""]).joined(separator: "\n")
  }

  /// Stores the light and the dark picture of a construct and returns the element that shows them.
  private func picture(
    _ shown: ShownConstruct, _ suffix: String, _ pictures: inout [File]
  ) -> String {
    let direction: UIUserInterfaceLayoutDirection = suffix.isEmpty ? .leftToRight : .rightToLeft
    let dark = ShownConstruct(shown.construct, shown.text, direction, isDark: true)
    let name = "Pictures/\(dialect.rawValue)/\(shown.text.key)\(suffix)"
    pictures.append(File(path: "Guides/\(name).svg", text: shown.svg))
    pictures.append(File(path: "Guides/\(name)~dark.svg", text: dark.svg))
    let outline = shown.frames.joined(separator: ", ")
    return """
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(name)~dark.svg">\
      <img src="\(name).svg" width="320" alt="\(outline)"></picture>
      """
  }
}
#endif
