// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The difference of two snapshots for people.
///
/// ```text
/// -   UILabel title  (24 191; 345 33.67)  "Welcome back"
/// +   UILabel title  (24 191; 345 40.67)  "Welcome back"
/// > 3 views, y + 7, because of title.height: email, password, submit
///   2 lines are equal
/// ```
package struct SnapshotDifference {
  private let old: SnapshotContent
  private let new: SnapshotContent

  /// The number of equal lines in a row up to which they are shown.
  private static let mostEqualLines = 1

  package init(from old: SnapshotContent, to new: SnapshotContent) {
    self.old = old
    self.new = new
  }

  /// The difference line by line: `-` and `+` mark old and new lines, `>` views that moved alike.
  ///
  /// - Parameter limit: The number of lines; the rest is counted. Nil for all.
  package func lines(limit: Int? = nil) -> [String] {
    let (old, new) = (old.configurations, new.configurations)
    var lines: [String] = []
    if old.count == 1, new.count == 1, old[0].name == new[0].name {
      lines = Self.lines(from: old[0].lines, to: new[0].lines)
    } else {
      lines = Self.lines(from: old, to: new)
    }
    guard let limit, lines.count > limit else { return lines }
    return lines.prefix(limit) + ["  … and \(lines.count - limit) more lines"]
  }

  /// The difference of each configuration, below its name.
  private static func lines(
    from old: [(name: String?, lines: [String])], to new: [(name: String?, lines: [String])]
  ) -> [String] {
    var result: [String] = []
    for own in old where !new.contains(where: { $0.name == own.name }) {
      result.append("- \(heading(own.name)) and \(count(own.lines.count, "line"))")
    }
    for own in new {
      guard let before = old.first(where: { $0.name == own.name }) else {
        result.append("+ \(heading(own.name))")
        result += own.lines.map { "+ " + $0 }
        continue
      }
      let lines = lines(from: before.lines, to: own.lines)
      let isEqual = lines.allSatisfy { $0.hasPrefix(" ") }
      if !isEqual { result += [heading(own.name)] + lines }
    }
    return result
  }

  private static func heading(_ name: String?) -> String { name.map { "[\($0)]" } ?? "[no name]" }

  private static func lines(from old: [String], to new: [String]) -> [String] {
    let rows = LineMatches(old, new).rows
    let groups = MovedViews.groups(in: rows)
    var group: [Int: MovedViews] = [:]
    for moved in groups { for row in moved.rows { group[row] = moved } }
    var result: [String] = []
    var equal: [String] = []
    func endEqualLines() {
      if equal.count > mostEqualLines {
        result.append("  \(equal.count) lines are equal")
      } else {
        result += equal.map { "  " + $0 }
      }
      equal = []
    }
    for (index, row) in rows.enumerated() {
      if let moved = group[index] {
        guard moved.rows.first == index else { continue }
        endEqualLines()
        result.append("> \(moved.text)")
        continue
      }
      switch row {
      case .both(let old, let new) where SnapshotComparison.areEqual(old, new): equal.append(new)
      case .both(let old, let new):
        endEqualLines()
        result += ["- \(old)", "+ \(new)"]
      case .old(let old):
        endEqualLines()
        result.append("- \(old)")
      case .new(let new):
        endEqualLines()
        result.append("+ \(new)")
      }
    }
    endEqualLines()
    return result
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
