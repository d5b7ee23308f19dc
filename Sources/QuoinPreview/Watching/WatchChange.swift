// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change in watched folders.
package enum WatchChange: Hashable, Sendable {
  /// Files, by their paths without links.
  case files(Set<String>)
  /// Any files: there were too many changes to list, or a folder is new.
  case any

  /// Whether a file may have changed.
  package func concerns(_ paths: Set<String>) -> Bool {
    switch self {
    case .files(let changed): !changed.isDisjoint(with: paths)
    case .any: true
    }
  }

  /// Adds another change.
  package mutating func join(_ other: WatchChange) {
    if case .files(let mine) = self, case .files(let others) = other {
      self = .files(mine.union(others))
    } else {
      self = .any
    }
  }
}
