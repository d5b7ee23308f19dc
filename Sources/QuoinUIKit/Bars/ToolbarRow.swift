// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The row of the items of a toolbar: flexible spaces share the room, and without them the gaps are equal.
package enum ToolbarRow {
  /// Returns the distance of each item from the beginning of the row, in points.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the items in points; nil for a flexible space.
  ///   - room: The length of the row in points.
  ///   - gap: The distance of two items in points, where there are flexible spaces.
  package static func starts(of lengths: [Double?], in room: Double, gap: Double) -> [Double] {
    let shown = lengths.compactMap(\.self)
    let rest = max(0, room - shown.reduce(0, +))
    let spaces = lengths.count - shown.count
    let isSpaced = spaces > 0
    let gaps = Double(max(shown.count - 1 - spaces, 0))
    let gap = isSpaced ? gap : rest / Double(shown.count + 1)
    let space = isSpaced ? max(0, rest - gaps * gap) / Double(spaces) : 0
    var used = isSpaced ? 0 : gap
    var isAfterItem = false
    return lengths.map { length in
      if length != nil, isAfterItem { used += gap }
      isAfterItem = length != nil
      defer { used += length ?? space }
      return used
    }
  }
}
