// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The lines of two trees, matched by the views that they are about.
struct LineMatches {
  /// A line of one tree, or the lines of a view in both.
  enum Row {
    case old(String)
    case new(String)
    case both(String, String)
  }

  /// The rows in the order of both trees; where they differ, old lines come first.
  private(set) var rows: [Row] = []

  /// Matches lines: views by depth, class and name, other lines by their text.
  ///
  /// - Complexity: O(*n* × *d*) for *n* lines of which *d* have no match.
  init(_ old: [String], _ new: [String]) {
    let (oldKeys, newKeys) = (old.map(Self.key), new.map(Self.key))
    let changes = newKeys.difference(from: oldKeys)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        rows.append(.old(old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        rows.append(.new(new[j]))
        j += 1
      } else if i < old.count, j < new.count {
        rows.append(.both(old[i], new[j]))
        i += 1
        j += 1
      } else {
        preconditionFailure("lines without a match are in the difference of the keys")
      }
    }
  }

  private static func key(of line: String) -> String { SnapshotLine(line)?.identity ?? line }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
