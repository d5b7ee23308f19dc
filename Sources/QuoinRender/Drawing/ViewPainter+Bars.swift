// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Bars and lists.
extension ViewPainter {
  private var barPainter: BarPainter {
    var painter = BarPainter(
      style: style, ruler: ruler, tint: tint, isRightToLeft: view.isRightToLeft)
    painter.style.text = appearance.textColor ?? style.text
    return painter
  }

  var navigationBar: [DrawingElement] {
    // A large title is 52 points high, below the row of buttons. A search field is at the bottom.
    let search = appearance.search?.height ?? 0
    let height = min(rect.height - search - (appearance.hasLargeTitle ? 52 : 0), 50)
    let row = LayoutRect(x: rect.x, y: rect.y, width: rect.width, height: height)
    let large = LayoutRect(x: rect.x, y: row.maxY, width: rect.width, height: 52)
    return barBackground(lineAtTop: false)
      + barPainter.navigationBar(
        title: appearance.text, leading: appearance.leadingItems,
        trailing: appearance.trailingItems, in: row,
        largeTitle: appearance.hasLargeTitle ? large : nil)
      + searchInBar
  }

  /// The field of a search, 36 points high and 1 below the row or the large title.
  private var searchInBar: [DrawingElement] {
    guard let search = appearance.search, search.height >= 37 else { return [] }
    var field = self
    field.view.appearance.text = search.text
    field.view.appearance.textColor = nil
    field.view.appearance.placeholder = search.placeholder
    field.view.alignmentFrame = LayoutRect(
      x: rect.x + 8, y: rect.maxY - search.height - 11, width: rect.width - 16, height: 60)
    return field.searchField
  }

  /// Items spread over a bar: symbols with titles in a tab bar, buttons in a toolbar.
  var itemBar: [DrawingElement] {
    let items = appearance.items
    return barBackground(lineAtTop: true)
      + (view.kind == .tabBar
        ? barPainter.tabs(items, selected: appearance.selectedSegment, in: rect)
        : barPainter.toolbar(
          items,
          in: LayoutRect(
            x: rect.x, y: rect.y, width: rect.width, height: min(rect.height, 49))))
  }

  private func barBackground(lineAtTop: Bool) -> [DrawingElement] {
    let y = lineAtTop ? rect.y : rect.maxY
    let face = LayoutRect(
      x: rect.x, y: rect.y - appearance.coveredTop, width: rect.width,
      height: rect.height + appearance.coveredTop)
    let color = appearance.backgroundColor ?? style.bar.withAlpha(0.94)
    let background: [DrawingElement] = color.alpha > 0 ? [.rect(face, .fill(color))] : []
    guard appearance.hasBorder else { return background }
    return background + [
      .line(from: (rect.x, y), to: (rect.maxX, y), .stroke(style.border, width: 0.5))
    ]
  }
}
