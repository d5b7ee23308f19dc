// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Bars and lists.
extension ViewPainter {
  private var barPainter: BarPainter {
    BarPainter(style: style, ruler: ruler, tint: tint, isRightToLeft: view.isRightToLeft)
  }

  var navigationBar: [DrawingElement] {
    // A large title is 52 points high, below the row of buttons. A search field is at the bottom.
    let height = min(appearance.hasLargeTitle ? rect.height - 52 : rect.height, 50)
    let row = LayoutRect(x: rect.x, y: rect.y, width: rect.width, height: height)
    let large = LayoutRect(x: rect.x, y: row.maxY, width: rect.width, height: 52)
    return barBackground(lineAtTop: false)
      + barPainter.navigationBar(
        title: appearance.text, leading: appearance.leadingItems,
        trailing: appearance.trailingItems, in: row,
        largeTitle: appearance.hasLargeTitle ? large : nil)
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
    let background: [DrawingElement] =
      appearance.backgroundColor == nil ? [.rect(face, .fill(style.bar.withAlpha(0.94)))] : []
    guard !appearance.hasLargeTitle else { return background }
    return background + [
      .line(from: (rect.x, y), to: (rect.maxX, y), .stroke(style.border, width: 0.5))
    ]
  }
}
