// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Differences as the comment of a pull request.
public struct DifferenceMarkdown: Sendable {
  /// The maximum number of characters, below the limit of comments on GitHub.
  static let limit = 60_000

  /// The differences, each with its index among those that were given.
  private let files: [(index: Int, difference: InterfaceDifference)]
  private let illustrations: [[String: String]]

  /// - Parameters:
  ///   - differences: The differences. Empty ones are left out.
  ///   - illustrations: For each difference, Markdown that shows a scene, by the id of the scene.
  public init(_ differences: [InterfaceDifference], illustrations: [[String: String]] = []) {
    files = differences.enumerated().map { ($0, $1) }.filter { !$0.difference.isEmpty }
    self.illustrations = illustrations
  }

  /// A table with the numbers of changes, and a section for each file, the most changes first.
  ///
  /// The first line is a comment by which a program finds its own earlier comment.
  public var text: String {
    text { illustrations.indices.contains($0) ? illustrations[$0] : [:] }
  }

  /// Returns the text with illustrations that are created when there is room for their file.
  ///
  /// - Parameter illustrations: Gets the index of a difference among those that were given, and
  ///   returns Markdown that shows a scene, by the id of the scene.
  package func text<Failure>(
    illustrations: (Int) throws(Failure) -> [String: String]
  ) throws(Failure) -> String {
    let head = "<!-- quoin-diff -->\n"
    guard !files.isEmpty else {
      return head + "Nothing changed in the design of Interface Builder files.\n"
    }
    var table = "| file | added | removed | changed | moved | frames |\n|---|--:|--:|--:|--:|--:|\n"
    var details = ""
    var omitted = 0
    for (index, difference) in files.sorted(by: { $0.difference.weight > $1.difference.weight }) {
      let row = difference.row
      let room = Self.limit - 100 - [head, table, row, details].map(\.utf16.count).reduce(0, +)
      guard omitted == 0, let section = difference.section(within: room) else {
        omitted += 1
        continue
      }
      table += row
      details += section.text(try illustrations(index))
    }
    let rest = omitted == 0 ? "" : "\nand \(omitted) more file\(omitted == 1 ? "" : "s")\n"
    return head + table + rest + details
  }
}

extension InterfaceDifference {
  fileprivate var name: String { new ?? old ?? "" }

  fileprivate var changes: [ObjectChange] { scenes.flatMap(\.changes) }

  fileprivate var weight: Int { changes.count + scenes.map(\.frames.count).reduce(0, +) }

  fileprivate var row: String {
    func count(_ operation: ObjectChange.Operation) -> Int {
      changes.count { $0.operation == operation }
    }
    let numbers = [
      count(.add), count(.remove), count(.change), count(.move),
      scenes.map(\.frames.count).reduce(0, +),
    ]
    let cells = [name.replacing("|", with: "\\|")] + numbers.map(String.init)
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// The text of the file, cut where there is no room; nil when there is hardly any.
  fileprivate func section(within room: Int) -> MarkdownSection? {
    // A fence must be longer than each one in the text.
    let text = text()
    let lines = text.split(separator: "\n")
    let runs = text.split(whereSeparator: { $0 != "`" }).map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    let name = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let head = "\n<details><summary>\(name)</summary>\n\n\(fence)diff\n"
    let tail = "\(fence)\n\n</details>\n"
    var left = room - head.utf16.count - tail.utf16.count - 40
    guard left > 200 else { return nil }
    let shown = lines.prefix { line in
      left -= line.utf16.count + 1
      return left >= 0
    }
    var body = shown.map { Self.marked($0) + "\n" }.joined()
    if shown.count < lines.count { body += "and \(lines.count - shown.count) more lines\n" }
    return MarkdownSection(
      beginning: head + body + fence, room: left, sceneIDs: scenes.map(\.id))
  }

  /// A line with its mark at the beginning, where GitHub colors it.
  private static func marked(_ line: Substring) -> String {
    guard line.hasPrefix("    "), let mark = line.dropFirst(4).first, "+-".contains(mark) else {
      return String(line)
    }
    return "\(mark)   " + line.dropFirst(5)
  }
}

/// The section of a file in Markdown.
private struct MarkdownSection {
  /// The summary and the changes.
  var beginning: String
  /// The number of characters that are left for illustrations.
  var room: Int
  var sceneIDs: [String]

  /// The section with those of some illustrations for which there is room.
  func text(_ illustrations: [String: String]) -> String {
    var room = room
    var pictures = ""
    for id in sceneIDs {
      guard let picture = illustrations[id], picture.utf16.count + 2 <= room else { continue }
      room -= picture.utf16.count + 2
      pictures += "\n\(picture)\n"
    }
    return "\(beginning)\n\(pictures)\n</details>\n"
  }
}
