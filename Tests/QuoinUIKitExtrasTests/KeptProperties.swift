// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The public properties of UIKit's classes that are kept and have no effect, found in the sources.
///
/// A property is one of them if its comment says so, or if its name is nowhere else in the sources of the
/// package, so that nothing can read it.
struct KeptProperties {
  struct Property: Hashable {
    var type: String
    var name: String
    /// The first sentence of its comment.
    var summary: String
  }

  private(set) var properties: [Property] = []
  private let uses: [String: Int]

  /// - Parameter sources: the folder `Sources`.
  init(in sources: URL) throws {
    let all = try Self.files(in: sources)
    var uses: [String: Int] = [:]
    for file in all {
      for line in file.lines {
        for word in Self.code(of: line).split(whereSeparator: {
          !$0.isLetter && !$0.isNumber && $0 != "_"
        }) { uses[String(word), default: 0] += 1 }
      }
    }
    self.uses = uses
    for file in all where ["QuoinUIKit", "QuoinUIKitExtras"].contains(file.module) {
      collect(file.lines)
    }
  }

  private static func files(in sources: URL) throws -> [(module: String, lines: [Substring])] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return (
        String(path.prefix { $0 != "/" }),
        text.split(separator: "\n", omittingEmptySubsequences: false)
      )
    }
  }

  private static func code(of line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private mutating func collect(_ lines: [Substring]) {
    // The names of the types around a line, with the indentation of their declarations.
    var types: [(indentation: Int, name: String)] = []
    var comment: [String] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        continue
      }
      let indentation = line.count - text.count
      if let first = text.first, !")}{".contains(first) {
        types.removeAll { $0.indentation >= indentation }
      }
      if let type = Self.typeName(text) {
        types.append((indentation, type))
      } else if let (name, isComputed) = Self.property(text), !types.isEmpty {
        let type = types.map(\.name).joined(separator: ".")
        let words = comment.joined(separator: " ")
        let isUnused = uses[name] == 1 && !isComputed && !text.contains("didSet")
        if Self.saysKept(words) || isUnused {
          properties.append(
            Property(type: type, name: name, summary: Self.firstSentence(words)))
        }
      }
      if !text.hasPrefix("@") { comment = [] }
    }
  }

  private static func typeName(_ text: Substring) -> String? {
    let kinds = ["class ", "struct ", "extension ", "enum ", "protocol "]
    guard let kind = kinds.first(where: { text.contains(" " + $0) || text.hasPrefix($0) }),
      !text.contains("func "), !text.contains(" let "), !text.contains(" var "),
      let start = text.firstRange(of: kind)?.upperBound
    else { return nil }
    if kind == "protocol " { return nil }
    return String(text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "." })
  }

  /// The name of a public property, and whether it is computed, as those are that extensions keep;
  /// nil for other lines.
  private static func property(_ text: Substring) -> (name: String, isComputed: Bool)? {
    guard text.hasPrefix("open ") || text.hasPrefix("public "), !text.contains(" static "),
      !text.contains("func "), !text.contains("override "), let start = text.firstRange(of: " var ")
    else { return nil }
    let hasBody = text.contains("{") && !text.contains("didSet") && !text.contains("[]")
    // What is computed in one line is not kept.
    if hasBody, !text.hasSuffix("{") { return nil }
    let name = text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : (String(name), hasBody)
  }

  private static func saysKept(_ comment: String) -> Bool {
    ["Stored", "stored", "Kept", "not shown", "ithout effect", "has no effect"]
      .contains { comment.contains($0) }
  }

  private static func firstSentence(_ comment: String) -> String {
    let first = comment.components(separatedBy: ". ").first { !$0.hasPrefix("Stored") } ?? ""
    let phrase = first.components(separatedBy: "; ").first ?? first
    return phrase.hasSuffix(".") ? String(phrase.dropLast()) : phrase
  }

  /// The properties as a page.
  var page: String {
    var groups: [String: [Property]] = [:]
    for property in properties { groups[property.type, default: []].append(property) }
    let tables = groups.keys.sorted().map { type in
      let rows = (groups[type] ?? []).sorted { $0.name < $1.name }
        .map { "| `\($0.name)` | \($0.summary.replacingOccurrences(of: "|", with: "\\|")) |" }
      return """
        ## \(type)

        | property | meaning in UIKit |
        | --- | --- |
        \(rows.joined(separator: "\n"))
        """
    }
    return """
      # Kept, not shown

      QuoinUIKit computes layout. These \(properties.count) properties compile and return what a program set, and nothing
      reads them: they change neither frames nor pictures. A test writes this page from the sources, with
      `QUOIN_UPDATE=1 swift test --filter KeptPropertyTests`: a property is listed if its comment says that it is stored only,
      or if no other line of the sources has its name. Properties that layout or pictures use are not here.

      \(tables.joined(separator: "\n\n"))

      """
  }
}
