// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Draws the content of bars: those that are views, and those that a container has over a scene of
/// a file.
struct BarPainter {
  var style: DrawingStyle
  var ruler: TextRuler
  var tint: RenderedColor
  var isRightToLeft: Bool

  private static let margin = 16.0
  private static let gap = 16.0
  private static let symbolSize = 22.0
  /// The height of a prompt above the row, in points.
  static let promptHeight = 30.0

  // MARK: Navigation bars

  /// The title in the middle of a row with buttons at its ends, or large and below it; above the row
  /// is a prompt.
  func navigationBar(
    title: String?, leading: [RenderedBarItem], trailing: [RenderedBarItem], in row: LayoutRect,
    largeTitle: LayoutRect? = nil, prompt: String? = nil
  ) -> [DrawingElement] {
    let inner = row.inset(x: Self.margin)
    // The title stays in the middle.
    let text = largeTitle == nil ? title ?? "" : ""
    let half = ruler.width(of: text, font: Self.titleFont) / 2
    let leading = shortened(
      leading, in: text.isEmpty ? inner.width - length(of: trailing) : inner.width / 2 - half)
    let ends = [leading, trailing].map {
      $0.isEmpty ? Self.margin : Self.margin + length(of: $0) + 8
    }
    return (prompt.map { self.prompt($0, above: row) } ?? [])
      + buttons(leading, in: inner, fromLeft: !isRightToLeft)
      + buttons(trailing, in: inner, fromLeft: isRightToLeft)
      + self.title(
        title ?? "", in: row, left: ends[isRightToLeft ? 1 : 0], right: ends[isRightToLeft ? 0 : 1],
        largeTitle)
  }

  /// Returns buttons of which the one to go back has a short title where the room needs it.
  private func shortened(_ items: [RenderedBarItem], in room: Double) -> [RenderedBarItem] {
    guard items.first?.isBack ?? false, length(of: items) + 16 > room else { return items }
    var items = items
    for short in ["Back", ""] where length(of: items) + 16 > room { items[0].title = short }
    return items
  }

  /// *Estimated*: the size of the font, and the place in the lower part of its room.
  private func prompt(_ text: String, above row: LayoutRect) -> [DrawingElement] {
    let font = RenderedFont(size: 13)
    let line = ruler.line(text, font: font, width: row.width - 2 * Self.margin)
    return [
      .text(
        line, x: row.midX, baseline: row.y - 5, font: font, color: style.secondaryText,
        anchor: .middle, length: ruler.width(of: line, font: font), isRightToLeft: isRightToLeft)
    ]
  }

  private static let titleFont = RenderedFont(size: 17, weight: 600)

  private func title(
    _ text: String, in row: LayoutRect, left: Double, right: Double, _ large: LayoutRect?
  ) -> [DrawingElement] {
    guard !text.isEmpty else { return [] }
    if let large {
      let font = RenderedFont(size: 34, weight: 700)
      let line = ruler.line(text, font: font, width: large.width - 2 * Self.margin)
      let edge = isRightToLeft ? large.maxX - Self.margin : large.x + Self.margin
      return [
        .text(
          line, x: edge, baseline: large.midY + font.size * 0.35, font: font, color: style.text,
          anchor: isRightToLeft ? .end : .start, length: ruler.width(of: line, font: font),
          isRightToLeft: isRightToLeft)
      ]
    }
    // In the middle of the bar, or as near to it as the buttons allow.
    let font = Self.titleFont
    let line = ruler.line(text, font: font, width: max(row.width - left - right, 0))
    let half = ruler.width(of: line, font: font) / 2
    let x = min(
      max(row.midX, row.x + left + half), max(row.maxX - right - half, row.x + left + half))
    return [
      .text(
        line, x: x, baseline: row.midY + font.size * 0.35, font: font, color: style.text,
        anchor: .middle, length: ruler.width(of: line, font: font),
        isRightToLeft: isRightToLeft)
    ]
  }

  // MARK: Buttons

  private func font(of item: RenderedBarItem) -> RenderedFont {
    RenderedFont(size: 17, weight: item.isProminent ? 600 : 400)
  }

  private func length(of item: RenderedBarItem) -> Double {
    if item.isFlexibleSpace { return 0 }
    if let width = item.width { return width }
    if item.symbol != nil { return item.image?.width ?? Self.symbolSize }
    if let title = item.backTitle {
      return Self.backIndent + (title.isEmpty ? 0 : ruler.width(of: title, font: font(of: item)))
    }
    return item.title.map { ruler.width(of: $0, font: font(of: item)) } ?? 0
  }

  private func length(of items: [RenderedBarItem]) -> Double {
    items.reduce(0) { $0 + length(of: $1) } + Self.gap * Double(max(items.count - 1, 0))
  }

  /// Buttons from one end of a row, the first one at the end.
  private func buttons(
    _ items: [RenderedBarItem], in row: LayoutRect, fromLeft: Bool
  ) -> [DrawingElement] {
    var used = 0.0
    return items.flatMap { item in
      let length = length(of: item)
      let x = fromLeft ? row.x + used : row.maxX - used - length
      used += length + Self.gap
      return button(item, in: LayoutRect(x: x, y: row.y, width: length, height: row.height))
    }
  }

  private func button(_ item: RenderedBarItem, in rect: LayoutRect) -> [DrawingElement] {
    let base = item.color ?? tint
    let color = item.isEnabled ? base : base.withAlpha(base.alpha * 0.4)
    if item.symbol != nil { return glyph(item, in: rect, color: color) }
    let font = font(of: item)
    if let title = item.backTitle { return backButton(title, in: rect, font, color) }
    guard let title = item.title, !title.isEmpty else { return [] }
    return [
      .text(
        title, x: rect.midX, baseline: rect.midY + font.size * 0.35, font: font, color: color,
        anchor: .middle, length: ruler.width(of: title, font: font),
        isRightToLeft: isRightToLeft)
    ]
  }

  /// The distance from the margin to the title of the button that goes back, in points. The chevron
  /// before it begins 8 points from the edge. *Estimated*.
  private static let backIndent = 11.0

  /// A chevron and a title.
  private func backButton(
    _ title: String, in rect: LayoutRect, _ font: RenderedFont, _ color: RenderedColor
  ) -> [DrawingElement] {
    let side = isRightToLeft ? -1.0 : 1
    let edge = isRightToLeft ? rect.maxX : rect.x
    let (tip, back) = (edge - side * 6.5, edge + side * 2)
    let chevron = DrawingElement.polyline(
      [(back, rect.midY - 8.5), (tip, rect.midY), (back, rect.midY + 8.5)],
      .stroke(color, width: 2.4, round: true))
    guard !title.isEmpty else { return [chevron] }
    return [
      chevron,
      .text(
        title, x: edge + side * Self.backIndent, baseline: rect.midY + font.size * 0.35, font: font,
        color: color, anchor: isRightToLeft ? .end : .start,
        length: ruler.width(of: title, font: font), isRightToLeft: isRightToLeft),
    ]
  }

  private func glyph(
    _ item: RenderedBarItem, in rect: LayoutRect, color: RenderedColor
  ) -> [DrawingElement] {
    let face = rect.centered(width: Self.symbolSize, height: Self.symbolSize)
    let symbol = SymbolGlyph(name: item.symbol ?? "", rect: face, color: color).elements
    guard let image = item.image else { return symbol }
    return [
      .image(
        image, rect.centered(width: image.width, height: image.height), tint: color, instead: symbol
      )
    ]
  }

  /// The buttons of a toolbar; spaces share the room that these leave. Without spaces there is
  /// equal room between the buttons.
  func toolbar(_ items: [RenderedBarItem], in rect: LayoutRect) -> [DrawingElement] {
    let row = rect.inset(x: Self.margin)
    let starts = ToolbarRow.starts(
      of: items.map { $0.isFlexibleSpace ? nil : length(of: $0) }, in: row.width, gap: Self.gap)
    return zip(items, starts).flatMap { item, start -> [DrawingElement] in
      if item.isFlexibleSpace { return [] }
      let length = length(of: item)
      let x = isRightToLeft ? row.maxX - start - length : row.x + start
      return button(item, in: LayoutRect(x: x, y: row.y, width: length, height: row.height))
    }
  }

  /// The red badge at the upper trailing corner of a tab.
  private func badge(of item: RenderedBarItem, beside face: LayoutRect) -> [DrawingElement] {
    guard let text = item.badge else { return [] }
    let font = RenderedFont(size: 13)
    let width = max(18, ruler.width(of: text, font: font) + 10)
    let x = isRightToLeft ? face.x + 5 - width : face.maxX - 5
    let disc = LayoutRect(x: x, y: face.y - 3, width: width, height: 18)
    return [
      .rect(disc, radius: 9, .fill(RenderedColor(hex: 0xFF3B30))),
      .text(
        text, x: disc.midX, baseline: disc.midY + font.size * 0.35, font: font,
        color: RenderedColor(hex: 0xFFFFFF), anchor: .middle),
    ]
  }

  /// Tabs in equal parts of a bar: a symbol above a title.
  func tabs(_ items: [RenderedBarItem], selected: Int?, in rect: LayoutRect) -> [DrawingElement] {
    guard !items.isEmpty else { return [] }
    let width = rect.width / Double(items.count)
    return items.enumerated().flatMap { index, item -> [DrawingElement] in
      let position = Double(isRightToLeft ? items.count - 1 - index : index)
      let cell = LayoutRect(x: rect.x + position * width, y: rect.y, width: width, height: 49)
      let color = index == selected ? tint : item.color ?? style.secondaryText
      let face = cell.centered(width: 22, height: 22).moved(y: -6)
      let image =
        (item.symbol.map { _ in glyph(item, in: face, color: color) }
          ?? [.rect(face, radius: 5, .fill(color))]) + badge(of: item, beside: face)
      guard let title = item.title, !title.isEmpty else { return image }
      let font = RenderedFont(size: 10, weight: 500)
      let line = ruler.line(title, font: font, width: width - 4)
      return image + [
        .text(
          line, x: cell.midX, baseline: cell.maxY - 6,
          font: font, color: color, anchor: .middle, length: ruler.width(of: line, font: font),
          isRightToLeft: isRightToLeft)
      ]
    }
  }
}

extension RenderedBarItem {
  /// The title after the chevron of the button that goes back; nil for other buttons.
  fileprivate var backTitle: String? {
    isBack && symbol == nil ? title ?? "" : nil
  }
}
