// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Differences as the comment of a pull request.
public struct DifferenceMarkdown: Sendable {
  /// The greatest number of characters, below the limit of comments on GitHub.
  static let limit = 60_000

  private let differences: [InterfaceDifference]

  public init(_ differences: [InterfaceDifference]) {
    self.differences = differences.filter { !$0.isEmpty }
  }

  /// A table with the numbers of changes, and a section for each file, the most changes first.
  ///
  /// The first line is a comment by which a program finds its own earlier comment.
  public var text: String {
    let head = "<!-- quoin-diff -->\n"
    guard !differences.isEmpty else {
      return head + "Nothing changed in the design of Interface Builder files.\n"
    }
    let sorted = differences.sorted { $0.weight > $1.weight }
    var table = "| file | added | removed | changed | moved | frames |\n|---|--:|--:|--:|--:|--:|\n"
    var details = ""
    var omitted = 0
    for difference in sorted {
      let row = difference.row
      let section = difference.section
      let size = head.count + table.count + row.count + details.count + section.count
      guard omitted == 0, size < Self.limit - 100 else {
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

  fileprivate var section: String {
    // A fence must be longer than each one in the text.
    let body = text()
    let runs = body.split(whereSeparator: { $0 != "`" }).map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return
      "\n<details><summary>\(escaped)</summary>\n\n\(fence)diff\n\(body)\(fence)\n\n</details>\n"
  }
}
