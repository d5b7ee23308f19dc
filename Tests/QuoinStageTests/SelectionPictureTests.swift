// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Three rows of a table.
private final class Rows: UITableViewController {
  var change: (UITableViewCell, Int) -> Void = { _, _ in }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    change(cell, indexPath.row)
    return cell
  }
}

/// Selected and highlighted rows and cells, as an iPhone shows them.
@MainActor @Suite("Selected rows in pictures") struct SelectionPictureTests {
  /// Whether a colour is Apple's value of `systemGray4`: 209, 209, 214.
  private func isGray(_ color: RenderedColor?) -> Bool {
    color.map { ($0.red * 255).rounded() == 209 && ($0.blue * 255).rounded() == 214 } ?? false
  }

  private func rows(
    _ style: UITableView.Style, _ change: @escaping (UITableViewCell, Int) -> Void = { _, _ in }
  ) -> (stage: Stage, rows: [RenderedAppearance]) {
    let stage = Stage(device: "iPhone 15")
    let table = stage.show(Rows(style: style))
    table.change = change
    table.tableView.reloadData()
    stage.layoutIfNeeded()
    table.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let scene = stage.picture.scene
    return (stage, scene.views.filter { $0.kind == .cell }.map(\.appearance))
  }

  @Test("A selected row of a table is gray and has no lines at its edges")
  func selectedRow() {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let rows = rows(style).rows
      #expect(rows.map { isGray($0.backgroundColor) } == [false, true, false])
      #expect(rows.map(\.coversLineAbove) == [false, true, false])
      #expect(rows[1].hasBorder == false)
    }
  }

  @Test("A row without a selection style stays as it is, and a highlighted one is gray")
  func styles() {
    let none = rows(.plain) { cell, _ in cell.selectionStyle = .none }.rows
    #expect(none.allSatisfy { !isGray($0.backgroundColor) })
    let touched = rows(.plain) { cell, row in if row == 2 { cell.isHighlighted = true } }.rows
    #expect(touched.map { isGray($0.backgroundColor) } == [false, true, true])
  }

  @Test("A view for the selection is in selected rows alone, and in place of the gray")
  func selectionView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    cell.selectedBackgroundView = view
    #expect(view.superview == nil)
    cell.isSelected = true
    #expect(view.superview === cell && view.frame == cell.bounds)
    cell.isSelected = false
    #expect(view.superview == nil)
    let rows = rows(.plain) { cell, _ in cell.selectedBackgroundView = UIView() }.rows
    #expect(!isGray(rows[1].backgroundColor))
  }

  @Test("The view for the selection is in selected items alone, and stays hidden where it was")
  func selectionViewOfItem() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = UIView()
    cell.selectedBackgroundView = view
    view.isHidden = true
    #expect(view.superview == nil)
    cell.isHighlighted = true
    #expect(view.superview === cell && view.frame == cell.bounds)
    cell.isHighlighted = false
    #expect(view.superview == nil && view.isHidden)
    let other = UIView()
    cell.isSelected = true
    cell.selectedBackgroundView = other
    #expect(view.superview == nil && other.superview === cell && !other.isHidden)
  }

  @Test("The background of a list style is gray in a selected cell, unless a program has a colour")
  func configurations() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let usual = UIBackgroundConfiguration.listGroupedCell()
    state.isSelected = true
    let selected = usual.updated(for: state)
    #expect(selected.backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(selected.updated(for: state).backgroundColor == usual.backgroundColor)
    var chosen = usual
    chosen.backgroundColor = .red
    state.isHighlighted = true
    #expect(chosen.updated(for: state).backgroundColor == .red)
  }

  @Test("The stroke of a cell's background has the colour of the appearance that is shown")
  func stroke() throws {
    let stage = Stage(device: "iPhone 15")
    let table = stage.show(Rows(style: .plain))
    table.change = { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      background.strokeColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      background.strokeWidth = 2
      cell.backgroundConfiguration = background
    }
    table.tableView.reloadData()
    func stroke() throws -> RenderedColor? {
      let strokes = stage.picture.scene.views.filter { $0.appearance.borderWidth == 2 }
      return try #require(strokes.first).appearance.borderColor
    }
    #expect(try stroke() == RenderedColor(red: 0, green: 0, blue: 0))
    stage.appearance = .dark
    #expect(try stroke() == RenderedColor(red: 1, green: 1, blue: 1))
  }

  @Test("The header of a plain table looks like a bar while rows are under it")
  func headers() throws {
    final class Titled: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
      }
      override func tableView(
        _ table: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "A" }
      override func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let stage = Stage(device: "iPhone 15")
    let table = stage.show(Titled(style: .plain))
    func header() throws -> RenderedAppearance {
      let views = stage.picture.scene.views
      let header = views.first { $0.className == "UITableViewHeaderFooterView" }
      return try #require(header).appearance
    }
    #expect(try header().backgroundColor?.alpha == 0)
    table.tableView.contentOffset.y += 100
    #expect(try (header().backgroundColor?.alpha ?? 0) > 0.5)
    let index = stage.picture.scene.views.first { $0.kind == .table }?.appearance.sectionIndex
    #expect(index == ["A", "B"])
  }

  @Test("Pictures show the index of a plain table alone, and request its titles no more")
  func index() throws {
    final class Titled: UITableViewController {
      var requests = 0
      var titles = ["A"]
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        requests += 1
        return titles
      }
    }
    for (style, shown) in [(UITableView.Style.plain, ["A"]), (.grouped, [])] {
      let stage = Stage(device: "iPhone 15")
      let controller = stage.show(Titled(style: style))
      func index() -> [String]? {
        stage.picture.scene.views.first { $0.kind == .table }?.appearance.sectionIndex
      }
      #expect(index() == shown)
      let requests = controller.requests
      controller.titles = ["B"]
      #expect(index() == shown && controller.requests == requests)
      controller.tableView.reloadSectionIndexTitles()
      #expect(index() == (shown.isEmpty ? [] : ["B"]))
    }
  }
}
