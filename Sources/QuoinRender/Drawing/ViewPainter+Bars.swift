// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Bars and lists.
extension ViewPainter {
  var navigationBar: [DrawingElement] {
    let buttons = RenderedFont(size: 17)
    // The row of the title; a large title is below it.
    let row = LayoutRect(x: rect.x, y: rect.y, width: rect.width, height: min(rect.height, 44))
      .inset(x: 16)
    return barBackground(lineAtTop: false)
      + text(
        appearance.text ?? "", in: rect.inset(x: 60), font: RenderedFont(size: 17, weight: 600),
        color: style.text, alignment: .center)
      + text(
        appearance.leadingTitles.joined(separator: "   "), in: row, font: buttons, color: tint,
        alignment: view.isRightToLeft ? .right : .left)
      + text(
        appearance.trailingTitles.reversed().joined(separator: "   "), in: row, font: buttons,
        color: tint, alignment: view.isRightToLeft ? .left : .right)
  }

  /// Items spread over a bar: symbols with titles in a tab bar, titles in a toolbar.
  var itemBar: [DrawingElement] {
    var parts = barBackground(lineAtTop: true)
    let titles = appearance.segments
    guard !titles.isEmpty else { return parts }
    let width = rect.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let position = Double(view.isRightToLeft ? titles.count - 1 - index : index)
      let cell = LayoutRect(
        x: rect.x + position * width, y: rect.y, width: width, height: min(rect.height, 49))
      guard view.kind == .tabBar else {
        parts += text(
          title, in: cell, font: RenderedFont(size: 17), color: tint, alignment: .center)
        continue
      }
      let color = index == (appearance.selectedSegment ?? 0) ? tint : style.secondaryText
      parts.append(
        .rect(cell.centered(width: 22, height: 22).moved(y: -6), radius: 5, .fill(color)))
      let caption = LayoutRect(x: cell.x, y: cell.maxY - 15, width: cell.width, height: 12)
      parts += text(
        title, in: caption, font: RenderedFont(size: 10, weight: 500), color: color,
        alignment: .center)
    }
    return parts
  }

  private func barBackground(lineAtTop: Bool) -> [DrawingElement] {
    let y = lineAtTop ? rect.y : rect.maxY
    let background: [DrawingElement] =
      appearance.backgroundColor == nil ? [.rect(rect, .fill(style.bar))] : []
    return background + [
      .line(from: (rect.x, y), to: (rect.maxX, y), .stroke(style.border, width: 0.5))
    ]
  }

  /// A table, or a cell with the separator below it and its accessory.
  var list: [DrawingElement] {
    guard appearance.backgroundColor == nil || view.kind == .cell else { return [] }
    let background: [DrawingElement] =
      appearance.backgroundColor == nil ? [.rect(rect, .fill(style.surface))] : []
    guard view.kind == .cell else { return background + outline() }
    let line = rect.without(
      min(16, rect.width / 8), trailing: false, rightToLeft: view.isRightToLeft)
    let separator = DrawingElement.line(
      from: (line.x, rect.maxY - 0.25), to: (line.maxX, rect.maxY - 0.25),
      .stroke(style.border, width: 0.5))
    let title = text(
      appearance.text ?? "", in: rect.inset(x: min(20, rect.width / 8)), color: style.text)
    guard let name = appearance.accessory else { return background + title + [separator] }
    let position = rect.inset(x: 16).strip(12, trailing: true, rightToLeft: view.isRightToLeft)
    let glyph = SymbolGlyph(
      name: view.isRightToLeft && name == "chevron.right" ? "chevron.left" : name,
      rect: position.centered(width: 12, height: 12),
      color: name == "chevron.right" ? style.placeholder : tint)
    return background + title + [separator] + glyph.elements
  }
}
