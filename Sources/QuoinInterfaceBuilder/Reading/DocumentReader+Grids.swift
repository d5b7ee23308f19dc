// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// Reads the rows and the columns of a grid view.
  mutating func grid(_ element: MarkupElement) -> GridDescription {
    var grid = GridDescription()
    grid.rowSpacing = number("rowSpacing", of: element) ?? grid.rowSpacing
    grid.columnSpacing = number("columnSpacing", of: element) ?? grid.columnSpacing
    grid.xPlacement = setting("xPlacement", of: element)
    grid.yPlacement = setting("yPlacement", of: element)
    grid.alignment = setting("rowAlignment", of: element)
    for row in element.child("rows")?.children ?? [] {
      grid.rows.append(
        line(row, extent: "height", padding: ("topPadding", "bottomPadding"), "yPlacement"))
    }
    for column in element.child("columns")?.children ?? [] {
      grid.columns.append(
        line(column, extent: "width", padding: ("leadingPadding", "trailingPadding"), "xPlacement"))
    }
    return grid
  }

  /// Reads the cells of a grid view with the views in them.
  mutating func readGridCells(_ list: MarkupElement, grid: Int) {
    for element in list.children {
      let next = document.views.count
      readList(element, role: .gridCell, parent: grid, without: [])
      let cell = GridDescription.Cell(
        id: element["id"] ?? "", row: element["row"] ?? "", column: element["column"] ?? "",
        head: element["headOfMergedCell"], xPlacement: setting("xPlacement", of: element),
        yPlacement: setting("yPlacement", of: element),
        alignment: setting("rowAlignment", of: element),
        content: document.views.count > next ? next : nil)
      document.views[grid].grid?.cells.append(cell)
    }
  }

  private mutating func line(
    _ element: MarkupElement, extent: String, padding: (before: String, after: String),
    _ placement: String
  ) -> GridDescription.Line {
    GridDescription.Line(
      id: element["id"] ?? "", extent: number(extent, of: element).map { max(0, $0) },
      paddingBefore: number(padding.before, of: element) ?? 0,
      paddingAfter: number(padding.after, of: element) ?? 0,
      placement: setting(placement, of: element), alignment: setting("rowAlignment", of: element),
      isHidden: element.flag("hidden") ?? false)
  }

  /// Returns the value of a setting, or nil when the element inherits it.
  private func setting(_ attribute: String, of element: MarkupElement) -> String? {
    element[attribute].flatMap { $0 == "inherited" ? nil : $0 }
  }
}
