// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The cells of a table whose rows are in the file.
@MainActor final class StaticCells: NSObject, FileRows {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// The heights that the file states, in points.
    var heights: [CGFloat?]
  }

  private var sections: [Section] = []

  /// Creates the cells of a table and adds them to it: through its controller, whose
  /// implementations of the data source return them.
  static func attach(_ element: MarkupElement, to table: UITableView, from objects: FileObjects) {
    let cells = StaticCells()
    for section in element.children where section.name == "tableViewSection" {
      var made = Section(
        header: section.text("headerTitle"), footer: section.text("footerTitle"), cells: [],
        heights: [])
      for row in section.child("cells")?.children ?? [] {
        guard let cell = objects.makeViews(row["id"]) as? UITableViewCell else { continue }
        made.cells.append(cell)
        made.heights.append(row.number("rowHeight"))
      }
      cells.sections.append(made)
    }
    table.fileRows = cells
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return sections[indexPath.section].cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  func rowHeight(at indexPath: IndexPath) -> CGFloat? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].heights.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].heights[indexPath.row]
  }
}
