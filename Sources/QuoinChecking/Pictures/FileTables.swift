// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The rows of the tables of a file as programs have them, which know their corners and lines, and
/// the titles of their sections.
@MainActor struct FileTables {
  /// The looks of rows by their ids.
  private var rows: [String: RenderedAppearance] = [:]
  /// The titles of tables by their ids.
  private var titles: [String: [RenderedSectionTitle]] = [:]
  private var backgrounds: [String: RenderedColor] = [:]

  init(_ elements: [MarkupElement], in scene: LoadedScene, _ resources: any FileResources) {
    for element in elements {
      guard let id = element["id"], let view = scene.view(id) else { continue }
      let table = FileTable(element, view, in: scene)
      table.table.separatorColor = resources.color("separatorColor", of: element)
      read(table, id)
    }
  }

  private mutating func read(_ table: FileTable, _ id: String) {
    if table.table.style != .plain {
      backgrounds[id] = RenderedAppearance(of: table.table).backgroundColor
    }
    for (index, section) in table.sections.enumerated() {
      guard let first = section.rows.first, let last = section.rows.last else { continue }
      for row in section.rows { rows[row.id] = RenderedAppearance(of: row.cell) }
      titles[id, default: []] += [
        title(of: table.table.headerView(forSection: index), at: first),
        title(of: table.table.footerView(forSection: index), at: last),
      ].compactMap(\.self)
    }
  }

  /// - Parameter row: The row beside the title, which may be at another place in the file.
  private func title(
    of view: UITableViewHeaderFooterView?, at row: FileTable.Row
  ) -> RenderedSectionTitle? {
    guard let view, let label = view.textLabel else { return nil }
    let place = label.convert(label.bounds, to: view.superview)
    let (x, y) = (
      row.place.minX - row.cell.frame.minX, row.place.minY - row.cell.frame.minY
    )
    return RenderedSectionTitle(
      label: RenderedAppearance(of: label),
      place: LayoutRect(
        x: Double(place.minX + x), y: Double(place.minY + y), width: Double(place.width),
        height: Double(place.height)))
  }

  /// Gives a row its corners and lines, and a table its titles; leaves other views as they are.
  func read(_ id: String, into appearance: inout RenderedAppearance) {
    if let row = rows[id] {
      appearance.groupedRow = row.groupedRow
      appearance.hasBorder = row.hasBorder
      appearance.separatorInsets = row.separatorInsets
      appearance.separatorColor = row.separatorColor
      appearance.accessory = row.accessory
      appearance.hasChevronAfterAccessory = row.hasChevronAfterAccessory
    }
    if let titles = titles[id] { appearance.sectionTitles = titles }
    appearance.backgroundColor = appearance.backgroundColor ?? backgrounds[id]
  }
}
