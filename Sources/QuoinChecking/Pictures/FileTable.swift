// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// A table of a running program with the rows of one of a file: static cells, or prototypes, which
/// the canvas shows in one section.
@MainActor final class FileTable: NSObject {
  struct Row {
    var id: String
    var cell: UITableViewCell
    /// The frame of the row in the file.
    var place: CGRect
  }

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  let table: UITableView
  private(set) var sections: [Section] = []

  init(_ element: MarkupElement, _ view: UIView, in scene: LoadedScene) {
    table = UITableView(
      frame: .zero, style: FileNames.tableStyles[element["style"] ?? ""] ?? .plain)
    super.init()
    sections = (element.child("sections")?.children ?? []).map { section in
      Section(
        header: section.text("headerTitle"), footer: section.text("footerTitle"),
        rows: rows(section.child("cells"), in: scene))
    }
    let prototypes = rows(element.child("prototypes"), in: scene)
    if !prototypes.isEmpty { sections.append(Section(rows: prototypes)) }
    table.takeSurroundings(of: view)
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    table.dataSource = self
    table.delegate = self
    // All rows are visible.
    let heights = sections.flatMap(\.rows).map(\.place.height)
    let height = heights.reduce(0, +) + CGFloat(200 * sections.count)
    table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    table.layoutIfNeeded()
  }

  private func rows(_ list: MarkupElement?, in scene: LoadedScene) -> [Row] {
    list?.children.compactMap { row($0, in: scene) } ?? []
  }

  private func row(_ element: MarkupElement, in scene: LoadedScene) -> Row? {
    guard let id = element["id"], let view = scene.view(id) else { return nil }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = FileNames.cellAccessories[element["accessoryType"] ?? ""] ?? .none
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    // The line below a row with a picture begins at its text, which is where the file has it.
    if element["imageView"] != nil, let label = element["textLabel"].flatMap({ scene.view($0) }) {
      let place = label.convert(label.bounds, to: view)
      let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      cell.separatorInset = UIEdgeInsets(
        top: 0, left: isReversed ? 0 : place.minX, bottom: 0,
        right: isReversed ? view.bounds.maxX - place.maxX : 0)
    }
    return Row(id: id, cell: cell, place: view.frame)
  }
}

extension FileTable: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section].rows[indexPath.row].cell }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].place.height
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
