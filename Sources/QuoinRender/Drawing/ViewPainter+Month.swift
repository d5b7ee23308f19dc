// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The month of a calendar. *Estimated*: the heights of its rows and the sizes of its texts.
extension ViewPainter {
  func monthView(_ month: RenderedMonth) -> [DrawingElement] {
    let rows = Double((month.offset + month.dayCount + 6) / 7)
    let area = rect.inset(x: 16, y: 4)
    // The name, the days of the week, and the time have three quarters of the height of two rows.
    let other = month.time == nil ? 2.0 : 3.2
    let height = min(44, area.height / (rows + other))
    let width = area.width / 7
    func row(_ index: Double) -> LayoutRect {
      LayoutRect(x: area.x, y: area.y + index * height, width: area.width, height: height)
    }
    var parts = monthTitle(month, in: row(0))
    for (column, name) in month.weekdays.enumerated() {
      parts += text(
        name, in: cell(column, of: row(1), width), font: RenderedFont(size: 13, weight: 600),
        color: style.placeholder, alignment: .center)
    }
    let size = min(20, height * 0.6)
    for day in 1...max(month.dayCount, 1) {
      let place = month.offset + day - 1
      let cell = cell(place % 7, of: row(2 + Double(place / 7)), width)
      let isSelected = month.selected.contains(day)
      if isSelected {
        parts.append(
          .circle(
            x: cell.midX, y: cell.midY, radius: min(width, height) / 2,
            .fill(tint.withAlpha(0.15))))
      }
      parts += text(
        "\(day)", in: cell, font: RenderedFont(size: size, weight: isSelected ? 600 : 400),
        color: isSelected ? tint : style.text, alignment: .center)
      if let mark = month.marks[day] { parts += self.mark(mark, below: cell, size) }
    }
    guard let time = month.time else { return parts }
    let last = row(2 + rows + 0.1)
    let field = last.strip(86, trailing: true, rightToLeft: view.isRightToLeft)
    return parts + text("Time", in: last, font: RenderedFont(size: 17), color: style.text)
      + [.rect(field.inset(y: 2), radius: 8, .fill(style.fill))]
      + text(time, in: field, font: RenderedFont(size: 17), color: style.text, alignment: .center)
  }

  /// A dot or an image below the number of a day.
  private func mark(_ mark: RenderedIcon, below day: LayoutRect, _ size: Double) -> [DrawingElement]
  {
    let y = day.midY + size * 0.5 + mark.rect.height / 2
    let color = mark.color ?? style.secondaryText
    if mark.name.isEmpty {
      return [.circle(x: day.midX, y: y, radius: mark.rect.width / 2, .fill(color))]
    }
    let place = mark.rect.moved(x: day.midX - mark.rect.width / 2, y: y - mark.rect.height / 2)
    return icon(mark, in: place, color: color)
  }

  private func cell(_ column: Int, of row: LayoutRect, _ width: Double) -> LayoutRect {
    let position = Double(view.isRightToLeft ? 6 - column : column)
    return LayoutRect(x: row.x + position * width, y: row.y, width: width, height: row.height)
  }

  private func monthTitle(_ month: RenderedMonth, in row: LayoutRect) -> [DrawingElement] {
    let font = RenderedFont(size: 17, weight: 600)
    let ends = row.strip(64, trailing: true, rightToLeft: view.isRightToLeft)
    let names = ["chevron.left", "chevron.right"]
    return text(month.title, in: row, font: font, color: style.text)
      + names.enumerated().flatMap { index, name in
        let place = LayoutRect(
          x: ends.x + 32 * Double(index), y: ends.y, width: 32, height: ends.height)
        return SymbolGlyph(name: name, rect: place.centered(width: 17, height: 17), color: tint)
          .elements
      }
  }
}
