// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Wheels, dates and colours.
extension ViewPainter {
  var picker: [DrawingElement] {
    let columns =
      appearance.wheels
      ?? [["San Francisco", "Cupertino", "Sunnyvale", "Mountain View", "San Jose"]]
    let widths = appearance.wheelWidths
    return wheels(
      columns, widths: widths.count == columns.count ? widths : columns.map { _ in rect.width })
  }

  /// Wheels when the view is tall, otherwise a capsule with a date.
  var datePicker: [DrawingElement] {
    if !appearance.fields.isEmpty {
      return appearance.fields.flatMap { field in
        let place = field.place.moved(x: rect.x, y: face.midY - field.place.height / 2)
        return [.rect(place, radius: 8, .fill(style.fill))]
          + text(
            field.text, in: place, font: RenderedFont(size: 17), color: style.text,
            alignment: .center)
      }
    }
    if let month = appearance.month, rect.height > 150 { return monthView(month) }
    if rect.height > 100 {
      return wheels(
        appearance.wheels ?? [
          ["May", "June", "July", "August", "September"], ["7", "8", "9", "10", "11"],
          ["2024", "2025", "2026", "2027", "2028"],
        ], widths: nil)
    }
    if style.isMacOS {
      var field = self
      field.view.appearance.text = "7/9/2026"
      return field.field
    }
    return [.rect(face, radius: 7, .fill(style.fill))]
      + text(
        "Jul 9, 2026", in: face.inset(x: 6), font: RenderedFont(size: 17), color: style.text,
        alignment: .center)
  }

  /// Returns columns of rows. The middle row is marked, and the others fade with their distance
  /// from it.
  ///
  /// - Parameter widths: The widths of the columns, which become smaller where there is no room for
  ///   all; nil for those that the texts need, enlarged to the width of the picker.
  private func wheels(_ columns: [[String]], widths: [Double]?) -> [DrawingElement] {
    let band = rect.centered(width: rect.width - 16, height: min(34, rect.height / 3))
    var parts: [DrawingElement] = [.rect(band, radius: 8, .fill(style.fill))]
    let font = RenderedFont(size: min(21, band.height * 0.62))
    let lengths =
      widths
      ?? columns.map { rows in 24 + (rows.map { ruler.width(of: $0, font: font) }.max() ?? 0) }
    let sum = lengths.reduce(0, +)
    let fitting = band.width / max(sum, 1)
    let scale = widths == nil ? fitting : min(fitting, 1)
    var x = band.midX - sum * scale / 2
    for (column, rows) in columns.enumerated() {
      let width = lengths[column] * scale
      defer { x += width }
      for (row, title) in rows.enumerated() {
        let distance = row - rows.count / 2
        let cell = LayoutRect(
          x: x, y: band.y + Double(distance) * band.height,
          width: width, height: band.height)
        guard !title.isEmpty, cell.y >= rect.y, cell.maxY <= rect.maxY else { continue }
        let color = style.text.withAlpha(1 - 0.35 * Double(abs(distance)))
        parts += text(
          title, in: cell, font: font, color: color, alignment: .center)
      }
    }
    return parts
  }

  var colorWell: [DrawingElement] {
    let color = appearance.tintColor ?? RenderedColor(hex: 0x4A90E2)
    guard style.isMacOS else {
      let radius = min(face.width, face.height) / 2 - 1
      return [
        .circle(
          x: face.midX, y: face.midY, radius: radius,
          .stroke(RenderedColor(hex: 0xD96BA8), width: 2.5)),
        .circle(x: face.midX, y: face.midY, radius: max(0, radius - 3.5), .fill(color)),
      ]
    }
    return [
      .rect(
        face, radius: 3, ShapePaint(fill: style.surface, stroke: style.border, lineWidth: 0.8)),
      .rect(face.inset(x: 4, y: 4), radius: 1, .fill(color)),
    ]
  }
}
