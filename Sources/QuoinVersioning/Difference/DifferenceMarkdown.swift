// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Differences as the comment of a pull request.
public struct DifferenceMarkdown: Sendable {
  /// The greatest number of characters, below the limit of comments on GitHub.
  static let limit = 60_000

  /// The differences with the illustrations of their scenes.
  private let files: [(difference: InterfaceDifference, illustrations: [String: String])]

  /// - Parameters:
  ///   - differences: The differences. Empty ones are left out.
  ///   - illustrations: For each difference, Markdown that shows a scene, by the id of the scene.
  public init(_ differences: [InterfaceDifference], illustrations: [[String: String]] = []) {
    files = differences.enumerated().map { index, difference in
      (difference, illustrations.indices.contains(index) ? illustrations[index] : [:])
    }.filter { !$0.difference.isEmpty }
  }

  /// A table with the numbers of changes, and a section for each file, the most changes first.
  ///
  /// The first line is a comment by which a program finds its own earlier comment.
  public var text: String {
    let head = "<!-- quoin-diff -->\n"
    guard !files.isEmpty else {
      return head + "Nothing changed in the design of Interface Builder files.\n"
    }
    var table = "| file | added | removed | changed | moved | frames |\n|---|--:|--:|--:|--:|--:|\n"
    var details = ""
    var omitted = 0
    for (difference, illustrations) in files.sorted(by: {
      $0.difference.weight > $1.difference.weight
    }) {
      let row = difference.row
      let room = Self.limit - 100 - [head, table, row, details].map(\.utf16.count).reduce(0, +)
      guard omitted == 0, let section = difference.section(illustrations, within: room) else {
        omitted += 1
        continue
      }
      table += row
      details += section
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

  /// The text of the file with illustrations, cut where there is no room; nil when there is hardly
  /// any.
  fileprivate func section(_ illustrations: [String: String], within room: Int) -> String? {
    // A fence must be longer than each one in the text.
    let lines = text().split(separator: "\n")
    let runs = text().split(whereSeparator: { $0 != "`" }).map(\.count)
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
    var pictures = ""
    for scene in scenes {
      guard let picture = illustrations[scene.id], picture.utf16.count + 2 <= left else { continue }
      left -= picture.utf16.count + 2
      pictures += "\n\(picture)\n"
    }
    return head + body + "\(fence)\n\(pictures)\n</details>\n"
  }

  /// A line with its mark at the beginning, where GitHub colors it.
  private static func marked(_ line: Substring) -> String {
    guard line.hasPrefix("    "), let mark = line.dropFirst(4).first, "+-".contains(mark) else {
      return String(line)
    }
    return "\(mark)   " + line.dropFirst(5)
  }
}
