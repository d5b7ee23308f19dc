// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Tables and their rows.
extension ViewPainter {
  /// A table, or a cell with the lines around it and its accessory.
  var list: [DrawingElement] {
    if view.kind == .cell { return rowBackground + title + separators + accessory }
    guard appearance.backgroundColor == nil else { return sectionTitles }
    return [.rect(rect, .fill(style.page))] + outline() + sectionTitles
  }

  private var sectionTitles: [DrawingElement] {
    appearance.sectionTitles.flatMap { title in
      var painter = self
      painter.view.kind = .label
      painter.view.appearance = title.label
      painter.view.drawingFrame = title.place.moved(x: rect.x, y: rect.y)
      painter.view.alignmentFrame = painter.view.drawingFrame
      return painter.elements
    }
  }

  /// The face of a cell without a colour of its own.
  private var rowBackground: [DrawingElement] {
    guard appearance.backgroundColor == nil else { return [] }
    return [rowFace(appearance.groupedRow == nil ? style.page : style.surface)]
  }

  /// The shape of a cell: with round corners at the ends of a card.
  func rowFace(_ color: RenderedColor) -> DrawingElement {
    if appearance.hasSelectionCard {
      // *Estimated*: the distance of the card from the sides of the row, and its radius.
      return .rect(rect.inset(x: 8), radius: 10, .fill(color))
    }
    var rect = rect
    if appearance.coversLineAbove {
      rect.y -= 0.5
      rect.height += 0.5
    }
    guard let corners = appearance.groupedRow?.corners, !corners.isEmpty else {
      return .rect(rect, radius: appearance.cornerRadius, .fill(color))
    }
    let path = DisplayPath(
      rounded: rect, radius: Double(ListRowLook.cornerRadius), corners: corners)
    return .path(path, .fill(color))
  }

  private var title: [DrawingElement] {
    text(appearance.text ?? "", in: rect.inset(x: min(20, rect.width / 8)), color: style.text)
  }

  /// The line below a cell, indented between rows; groups without cards have lines around them.
  private var separators: [DrawingElement] {
    guard appearance.hasBorder else { return [] }
    let insets = appearance.separatorInsets
    let indented =
      insets.map {
        LayoutRect(
          x: rect.x + $0.left, y: rect.y, width: max(rect.width - $0.left - $0.right, 0),
          height: rect.height)
      }
      ?? rect.without(min(16, rect.width / 8), trailing: false, rightToLeft: view.isRightToLeft)
    let color = appearance.separatorColor ?? style.border
    func line(_ row: LayoutRect, _ y: Double) -> DrawingElement {
      .line(from: (row.x, y), to: (row.maxX, y), .stroke(color, width: 0.5))
    }
    let (top, bottom) = (rect.y + 0.25, rect.maxY - 0.25)
    guard let row = appearance.groupedRow else { return [line(indented, bottom)] }
    if row.isInset { return row.isLast ? [] : [line(indented, bottom)] }
    return (row.isFirst ? [line(rect, top)] : []) + [line(row.isLast ? rect : indented, bottom)]
  }

  private var accessory: [DrawingElement] {
    guard let name = appearance.accessory else { return [] }
    let end = rect.inset(x: 16)
    guard appearance.hasChevronAfterAccessory else { return accessory(name, in: end) }
    let rest = end.without(22, trailing: true, rightToLeft: view.isRightToLeft)
    return accessory("chevron.right", in: end) + accessory(name, in: rest)
  }

  private func accessory(_ name: String, in row: LayoutRect) -> [DrawingElement] {
    let side = name == "info.circle" ? 22.0 : 12
    let position = row.strip(side, trailing: true, rightToLeft: view.isRightToLeft)
    return SymbolGlyph(
      name: view.isRightToLeft && name == "chevron.right" ? "chevron.left" : name,
      rect: position.centered(width: side, height: side),
      color: name == "chevron.right" ? style.placeholder : tint
    ).elements
  }
}
