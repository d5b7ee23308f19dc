// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of a table from top to bottom: header, sections of rows, footer. It has no views.
///
/// A row whose cell has not been measured has an estimated height until then.
struct TableContent {
  /// A height, in points.
  struct Length {
    var height: CGFloat
    var isEstimate: Bool
    /// Whether the height was found by measuring a view.
    var isMeasured = false

    /// Turns a measured height into an estimate again. Returns whether it was one.
    @discardableResult
    mutating func forget() -> Bool {
      guard isMeasured else { return false }
      isMeasured = false
      isEstimate = true
      return true
    }
  }

  /// A section: the part above its rows, the rows and the part below them.
  struct Section {
    var header: Length
    /// The space above the header, if there is one.
    let padding: CGFloat
    var rows: [Length] { didSet { storedStarts = nil } }
    var footer: Length
    private var storedStarts: [CGFloat]?

    init(header: Length, padding: CGFloat, rows: [Length], footer: Length) {
      self.header = header
      self.padding = padding
      self.rows = rows
      self.footer = footer
    }

    /// Returns the start of each row below the header, and the end of the last row.
    mutating func starts() -> [CGFloat] {
      if let storedStarts { return storedStarts }
      var starts: [CGFloat] = [0]
      starts.reserveCapacity(rows.count + 1)
      var end: CGFloat = 0
      for row in rows {
        end += row.height
        starts.append(end)
      }
      storedStarts = starts
      return starts
    }

    /// The height of the header with the space above it.
    var top: CGFloat { header.height > 0 ? padding + header.height : 0 }

    mutating func height() -> CGFloat { top + (starts().last ?? 0) + footer.height }
  }

  /// The height above all sections.
  var top: CGFloat = 0
  /// The height below all sections.
  var bottom: CGFloat = 0
  var sections: [Section] = []

  /// Returns the total height.
  mutating func height() -> CGFloat {
    var height = top + bottom
    for index in sections.indices { height += sections[index].height() }
    return height
  }

  mutating func start(of section: Int) -> CGFloat {
    var start = top
    for index in 0..<section { start += sections[index].height() }
    return start
  }

  /// Returns the start of the header of a section, below the space above it.
  mutating func headerStart(of section: Int) -> CGFloat {
    start(of: section) + sections[section].top - sections[section].header.height
  }

  /// Returns the start and the height of a row.
  mutating func span(of path: IndexPath) -> (start: CGFloat, height: CGFloat) {
    let start = start(of: path.section) + sections[path.section].top
    return (
      start + sections[path.section].starts()[path.row],
      sections[path.section].rows[path.row].height
    )
  }

  /// Returns whether the table has a row with a path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Returns the rows that have a part between two heights, and the sections that have one.
  ///
  /// - Complexity: O(*s* + *v* + log *r*), for *s* sections, *r* rows of one and *v* visible rows;
  ///   O(*r*) after the height of a row changed.
  mutating func shown(
    from minimum: CGFloat, to maximum: CGFloat
  ) -> (rows: [IndexPath], sections: [Int]) {
    var (rows, shown): ([IndexPath], [Int]) = ([], [])
    var start = top
    for index in sections.indices {
      let end = start + sections[index].height()
      defer { start = end }
      guard end > minimum, start < maximum else { continue }
      shown.append(index)
      let first = start + sections[index].top
      let starts = sections[index].starts()
      // The first row that ends below the upper limit.
      var (low, high) = (0, sections[index].rows.count)
      while low < high {
        let middle = (low + high) / 2
        if first + starts[middle + 1] > minimum { high = middle } else { low = middle + 1 }
      }
      while low < sections[index].rows.count, first + starts[low] < maximum {
        // Rows without a height are never visible, whatever their number.
        if starts[low + 1] > starts[low] { rows.append(IndexPath(row: low, section: index)) }
        low += 1
      }
    }
    return (rows, shown)
  }
}
