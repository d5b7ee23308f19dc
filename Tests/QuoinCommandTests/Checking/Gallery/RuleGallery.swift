// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking

@testable import quoin

/// The pages of rules in `Documentation/Rules`: what each rule computes, with an example.
@MainActor struct RuleGallery {
  static let folder = "Documentation/Rules"

  /// The gallery of all rules. Its pictures are drawn once.
  static let shared = Result { try RuleGallery() }

  /// The wrong and the right picture of each rule whose findings can be seen.
  let pictures: [String: [Picture]]

  private init() throws {
    var pictures: [String: [Picture]] = [:]
    for rule in RuleCatalog.all { pictures[rule.id] = try Self.pictures(of: rule) }
    self.pictures = pictures
  }

  /// The files of the gallery that are written, with their paths in the package.
  func files() throws -> [(path: String, text: String)] {
    var files = [("\(Self.folder)/README.md", index())]
    for rule in RuleCatalog.all {
      files.append(("\(Self.folder)/\(rule.id).md", try page(of: rule)))
      for picture in pictures[rule.id] ?? [] {
        files.append(("\(Self.folder)/\(picture.path)", picture.svg))
      }
    }
    return files
  }

  // MARK: Pictures

  /// A picture, with its path in the folder of the gallery.
  struct Picture {
    var path: String
    var svg: String
    var description: String

    /// The element of a page that shows the picture, in points or, as a small one, in a list.
    func element(isSmall: Bool = false) -> String {
      let (width, height) = size
      let scale = isSmall ? min(1, 160 / width, 100 / height) : min(1, 420 / height)
      return "<img src=\"\(path)\" alt=\"\(description)\" width=\"\(Int(width * scale))\">"
    }

    /// The size that the picture states.
    private var size: (width: Double, height: Double) {
      func number(_ attribute: String) -> Double {
        guard let start = svg.range(of: " \(attribute)=\"")?.upperBound,
          let number = Double(svg[start...].prefix { $0 != "\"" })
        else { preconditionFailure("A picture states its size") }
        return number
      }
      return (number("width"), number("height"))
    }
  }

  /// Two pictures; nil for a rule whose findings cannot be seen.
  private static func pictures(of rule: LayoutRule) throws -> [Picture]? {
    guard let pictures = RulePictures(rule), let example = RuleExample(rule) else { return nil }
    return try [("bad", example.wrong, "wrong"), ("good", example.right, "right")].map {
      name, file, word in
      Picture(
        path: "Pictures/\(rule.id)-\(name).svg",
        svg: try pictures.picture(of: PackageFolder.path(file)),
        description: "\(rule.summary): \(word)")
    }
  }

  // MARK: Pages

  private func page(of rule: LayoutRule) throws -> String {
    let parts = [
      "# \(rule.id)", "\(rule.summary). [All rules](README.md)", RulePage(rule).markdown,
      "## Example",
    ]
    return (parts + (try example(of: rule))).joined(separator: "\n\n") + "\n"
  }

  private func example(of rule: LayoutRule) throws -> [String] {
    guard let example = RuleExample(rule) else {
      return [
        "No file alone breaks this rule: it is about what the code of a program does. It applies to "
          + "trees of views that a `LayoutChecker` checks."
      ]
    }
    let pictures = pictures[rule.id] ?? []
    var parts: [String] = []
    if pictures.count == 2 {
      parts.append(
        """
        | wrong | right |
        | --- | --- |
        | \(pictures[0].element()) | \(pictures[1].element()) |
        """)
      parts.append(caption(of: rule))
    }
    if let configuration = example.configuration {
      parts.append("The files have this \(Self.link(to: configuration)):")
      parts.append(Self.block("json5", try PackageFolder.text(configuration)))
    }
    parts.append(
      Self.block(
        "text",
        "$ quoin check \(example.wrong) --only \(rule.id)\n" + example.output(of: example.wrong)))
    return parts + (try difference(of: example))
  }

  /// The content of the pictures.
  private func caption(of rule: LayoutRule) -> String {
    let look = RulePictures.looks[rule.id]
    let name = look?.configuration.name ?? ""
    let place = look?.configuration == .canvas ? "" : ", in the configuration `\(name)`"
    return "Drawn by Quoin\(place). Outlines mark what the rule finds"
      + (rule.id == "misplaced-view" ? "; the dashed one is the stored frame." : ".")
  }

  /// The number of lines up to which a page shows how the files differ.
  private static let longestDifference = 40

  private func difference(of example: RuleExample) throws -> [String] {
    let link = Self.link(to: example.right)
    let difference = try example.difference()
    guard difference.count(where: \.isNewline) <= Self.longestDifference else {
      return ["The rule finds nothing in \(link)."]
    }
    return [
      "The rule finds nothing in \(link), which differs from \(Self.link(to: example.wrong)) by:",
      Self.block("diff", difference),
    ]
  }

  /// A link from a page to a file of the package.
  private static func link(to path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let own = folder + "/"
    let address = path.hasPrefix(own) ? String(path.dropFirst(own.count)) : "../../\(path)"
    return "[\(name)](\(address))"
  }

  private static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)" + (text.hasSuffix("\n") ? "" : "\n") + "```"
  }

  // MARK: Index

  private func index() -> String {
    let rows = RuleCatalog.all.map { rule in
      let picture = pictures[rule.id]?.first?.element(isSmall: true) ?? ""
      return "| [`\(rule.id)`](\(rule.id).md) | \(rule.defaultSeverity.rawValue) | \(rule.summary) "
        + "| \(picture) |"
    }
    return """
      # Rules of quoin check

      A page for each rule: what it computes, why, its options, how to silence it, and an example \
      with the output of the command. Pictures are drawn by Quoin. `quoin rule ID` prints the same \
      text. The severity is that of the preset `default`; [Checking layouts](../Checking.md) \
      describes presets and the command.

      | rule | severity | finds | |
      | --- | --- | --- | --- |

      """ + rows.joined(separator: "\n") + "\n"
  }
}
