// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The mark at the beginning of a line of a second configuration.
package enum SnapshotMark: String {
  /// The line is only in the second configuration.
  case added = "+ "
  /// The line is only in the first configuration.
  case removed = "- "
  /// The line of the second configuration, which differs from that of the first.
  case changed = "~ "
}

extension SnapshotContent {
  /// Creates the snapshot of several configurations: the first one in full and, of each other one,
  /// the lines that differ from it.
  ///
  /// ```text
  /// [iPhone SE]
  /// SignInView  (0 0; 320 568)
  ///   UILabel title  (24 20; 272 33.5)  "Welcome back"
  ///
  /// [iPhone 15, rtl]
  /// ~ SignInView  (0 0; 393 852)
  /// ~   UILabel title  (24 59; 345 33.67)  "Welcome back"
  /// ```
  ///
  /// A single configuration has no name.
  package init(configurations: [(name: String, content: SnapshotContent)]) {
    guard configurations.count > 1, let first = configurations.first else {
      self = configurations.first?.content ?? SnapshotContent(lines: [])
      return
    }
    var lines = [Self.heading(first.name)] + first.content.lines
    for other in configurations.dropFirst() {
      lines += ["", Self.heading(other.name)]
      lines += LineMatches(first.content.lines, other.content.lines).differences
    }
    self.init(header: first.content.header, lines: lines)
  }

  private static func heading(_ name: String) -> String { "[\(name.onOneLine)]" }

  /// The lines of each configuration, with its name; nil for a single one.
  package var configurations: [(name: String?, lines: [String])] {
    var result: [(name: String?, lines: [String])] = [(nil, [])]
    for line in lines {
      if line.hasPrefix("["), line.hasSuffix("]") {
        if result.last?.lines.last?.isEmpty == true { result[result.count - 1].lines.removeLast() }
        result.append((String(line.dropFirst().dropLast()), []))
      } else {
        result[result.count - 1].lines.append(line)
      }
    }
    if result[0].lines.isEmpty, result.count > 1 { result.removeFirst() }
    return result
  }
}

extension LineMatches {
  /// The lines that differ, marked.
  fileprivate var differences: [String] {
    rows.compactMap { row in
      switch row {
      case .old(let old): SnapshotMark.removed.rawValue + old
      case .new(let new): SnapshotMark.added.rawValue + new
      case .both(let old, let new):
        old == new ? nil : SnapshotMark.changed.rawValue + new
      }
    }
  }
}
