// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension SceneBuilder {
  /// Adds the constraints by which macOS grid views arrange.
  func addAppKitGrids() {
    for index in scene.views where arrangesCells(index) {
      guard let grid = document.views[index].grid, let view = entries.view(at: index) else {
        continue
      }
      AppKitGrid(
        view: view, rows: grid.rows.filter { !$0.isHidden },
        columns: grid.columns.filter { !$0.isHidden }, rowSpacing: grid.rowSpacing,
        columnSpacing: grid.columnSpacing, contents: contents(of: grid)
      ).activate()
      keepCanvasSize(of: index, priority: 100)
      for child in document.views[index].children { keepCanvasSize(of: child, priority: 90) }
    }
  }

  /// Whether a view is a grid whose rows and columns determine the frames of its cells. Given
  /// surroundings may have a size for the whole grid instead.
  func arrangesCells(_ index: Int) -> Bool {
    let view = document.views[index]
    guard let grid = view.grid, !grid.rows.isEmpty, !grid.columns.isEmpty else { return false }
    return environments[view.root]?.intrinsic[view.id] == nil
  }

  private func contents(of grid: GridDescription) -> [AppKitGrid.Content] {
    let rows = positions(of: grid.rows)
    let columns = positions(of: grid.columns)
    let merged = Dictionary(grouping: grid.cells) { $0.head ?? $0.id }
    return grid.cells.compactMap { cell in
      let cells = merged[cell.head ?? cell.id] ?? [cell]
      let spannedRows = cells.compactMap { rows[$0.row]?.position }
      let spannedColumns = cells.compactMap { columns[$0.column]?.position }
      guard let content = cell.content, let view = entries.view(at: content),
        let top = spannedRows.min(), let bottom = spannedRows.max(),
        let left = spannedColumns.min(), let right = spannedColumns.max()
      else { return nil }
      let row = rows[cell.row]?.line
      let column = columns[cell.column]?.line
      let alignment = cell.alignment ?? row?.alignment ?? grid.alignment ?? "none"
      return AppKitGrid.Content(
        view: view, rows: top...bottom, columns: left...right,
        xPlacement: cell.xPlacement ?? column?.placement ?? grid.xPlacement ?? "leading",
        yPlacement: cell.yPlacement ?? row?.placement ?? grid.yPlacement ?? "top",
        alignment: alignment,
        lined: lined(inCell: content, isLast: alignment == "lastBaseline") ?? view)
    }
  }

  /// The lines by id, with their positions among those that are not hidden.
  private func positions(
    of lines: [GridDescription.Line]
  ) -> [String: (position: Int, line: GridDescription.Line)] {
    var positions: [String: (position: Int, line: GridDescription.Line)] = [:]
    for (position, line) in lines.filter({ !$0.isHidden }).enumerated() {
      positions[line.id] = (position, line)
    }
    return positions
  }
}
