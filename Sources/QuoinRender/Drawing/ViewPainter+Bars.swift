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
    let top = appearance.prompt == nil ? 0 : BarPainter.promptHeight
    let height = min(rect.height - top - search - (appearance.hasLargeTitle ? 52 : 0), 50)
    let row = LayoutRect(x: rect.x, y: rect.y + top, width: rect.width, height: height)
    let large = LayoutRect(x: rect.x, y: row.maxY, width: rect.width, height: 52)
    return barBackground(lineAtTop: false)
      + barPainter.navigationBar(
        title: appearance.text, leading: appearance.leadingItems,
        trailing: appearance.trailingItems, in: row,
        largeTitle: appearance.hasLargeTitle ? large : nil, prompt: appearance.prompt)
      + searchInBar
  }

  /// The field of a search, 36 points high and 1 below the row or the large title.
  private var searchInBar: [DrawingElement] {
    guard let search = appearance.search, search.height >= 37 else { return [] }
    var bar = self
    bar.view.appearance.text = search.text
    bar.view.appearance.textColor = nil
    bar.view.appearance.placeholder = search.placeholder
    return bar.search(
      search, field: rect.maxY - search.height + 1,
      in: LayoutRect(
        x: rect.x + 8, y: rect.maxY - search.height, width: rect.width - 16,
        height: search.height))
  }

  /// A search bar: a field with a button that ends the search, and scopes below it.
  var searchBar: [DrawingElement] {
    let search =
      appearance.search
      ?? RenderedSearch(
        text: appearance.text, placeholder: appearance.placeholder, height: rect.height)
    // The field is in the middle of the row above the scopes.
    let row = rect.height - (search.scopes.isEmpty ? 0 : 44)
    guard row >= 36 else { return searchField }
    return self.search(search, field: rect.y + (row - 36) / 2, in: rect)
  }

  /// - Parameter top: The upper edge of the field.
  private func search(
    _ search: RenderedSearch, field top: Double, in bar: LayoutRect
  ) -> [DrawingElement] {
    let font = RenderedFont(size: 17)
    let cancel = search.hasCancelButton ? ruler.width(of: "Cancel", font: font) + 14 : 0
    let row = bar.inset(x: 8)
    var parts = self
    // The field is the middle of a bar of 60 points, between spaces of 12 and 8 around it.
    let field = row.without(cancel, trailing: true, rightToLeft: view.isRightToLeft)
    parts.view.alignmentFrame = LayoutRect(
      x: field.x - 8, y: top - 12, width: field.width + 16, height: 60)
    var elements = parts.searchField
    if cancel > 0 {
      let place = LayoutRect(x: row.x, y: top, width: row.width, height: 36)
        .strip(cancel, trailing: true, rightToLeft: view.isRightToLeft)
      elements += text("Cancel", in: place, font: font, color: tint, alignment: .center)
    }
    guard !search.scopes.isEmpty, bar.height >= 80 else { return elements }
    parts.view.appearance.segments = search.scopes
    parts.view.appearance.selectedSegment = search.selectedScope
    parts.view.alignmentFrame = LayoutRect(
      x: row.x, y: bar.maxY - 38, width: row.width, height: 32)
    return elements + parts.segments
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
    var background: [DrawingElement] = color.alpha > 0 ? [.rect(face, .fill(color))] : []
    if color.alpha > 0, color.alpha < 1, appearance.hasBarBlur, !style.isMacOS {
      background = blur(behind: face) + background
    }
    guard appearance.hasBorder else { return background }
    return background + [
      .line(from: (rect.x, y), to: (rect.maxX, y), .stroke(style.border, width: 0.5))
    ]
  }
}
