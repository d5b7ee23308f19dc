// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The arrangement of a macOS grid view, with placements and alignments as the file spells them.
package struct GridDescription: Sendable {
  /// A row or a column.
  package struct Line: Sendable {
    package var id: String
    /// The given extent without padding in points; nil where the content determines it.
    package var extent: Double?
    /// The padding at the top of a row, or at the leading edge of a column.
    package var paddingBefore = 0.0
    package var paddingAfter = 0.0
    /// The placement; nil for that of the grid.
    package var placement: String?
    /// The alignment of a row; nil for that of the grid.
    package var alignment: String?
    package var isHidden = false
  }

  /// A cell, empty or with a view.
  package struct Cell: Sendable {
    package var id: String
    package var row: String
    package var column: String
    /// The cell that holds the view of all merged cells; nil for a cell that is not merged.
    package var head: String?
    package var xPlacement: String?
    package var yPlacement: String?
    package var alignment: String?
    /// The index of the view in the document.
    package var content: Int?
  }

  package var rows: [Line] = []
  package var columns: [Line] = []
  package var cells: [Cell] = []
  package var rowSpacing = 6.0
  package var columnSpacing = 6.0
  package var xPlacement: String?
  package var yPlacement: String?
  package var alignment: String?
}
