// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension RenderedScene {
  /// The index of the parent of each view; nil for a root.
  ///
  /// A parent comes before its children. The latest view with an identifier is the parent, so that
  /// identifiers that occur twice cannot form a cycle.
  var parentIndices: [Int?] {
    var latest: [String: Int] = [:]
    return views.enumerated().map { index, view in
      defer { latest[view.id] = index }
      return view.parent.flatMap { latest[$0] }
    }
  }
}
