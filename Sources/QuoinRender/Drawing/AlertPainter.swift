// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws a message over a scene: a card with texts and answers, and the scene dimmed behind it.
struct AlertPainter {
  var alert: RenderedAlert
  /// The size of the scene in points.
  var size: LayoutSize
  /// The distance of a sheet from the lower edge of the scene.
  var bottom: Double
  var style: DrawingStyle
  var ruler: TextRuler

  private static let padding = 16.0
  private static let gap = 8.0
  private static let fieldHeight = 28.0
  private static let destructive = RenderedColor(hex: 0xFF3B30)

  private var rowHeight: Double { alert.isSheet ? 57 : 44 }
  private var width: Double { alert.isSheet ? size.width - 2 * Self.gap : min(270, size.width) }
  private var face: RenderedColor { style.bar.withAlpha(0.97) }

  /// The texts with their fonts, and the space below each.
  private var texts: [(setting: TextSetting, font: RenderedFont, color: RenderedColor)] {
    let fonts =
      alert.isSheet
      ? [RenderedFont(size: 13, weight: 600), RenderedFont(size: 13)]
      : [RenderedFont(size: 17, weight: 600), RenderedFont(size: 13)]
    let color = alert.isSheet ? style.secondaryText : style.text
    return zip([alert.title, alert.message], fonts).filter { !$0.0.isEmpty }.map { text, font in
      let setting = TextSetting(
        text, font: font, width: width - 2 * Self.padding, lineLimit: 20, ruler: ruler)
      return (setting, font, color)
    }
  }

  private var isRow: Bool { !alert.isSheet && alert.actions.count == 2 }
  /// Whether the way back is a card of its own.
  private var isSplit: Bool { alert.isSheet && alert.actions.last?.isCancel == true }

  /// The card over the dimmed scene.
  var elements: [DrawingElement] {
    let texts = texts
    let head = texts.reduce(0) { $0 + $1.setting.height + 2 }
    let fields = Double(alert.fields.count) * (Self.fieldHeight + 6)
    let top = head + fields > 0 ? head + fields + 2 * Self.padding + 4 : 0
    let rows = isRow ? 1 : alert.actions.count - (isSplit ? 1 : 0)
    let height = top + Double(rows) * rowHeight
    let below = isSplit ? rowHeight + Self.gap : 0
    let y = alert.isSheet ? size.height - bottom - below - height : (size.height - height) / 2
    let card = LayoutRect(x: (size.width - width) / 2, y: y, width: width, height: height)
    let dim = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    return [
      .rect(dim, .fill(RenderedColor(hex: 0, alpha: 0.25))), .rect(card, radius: 14, .fill(face)),
    ] + textLines(texts, in: card) + fieldFaces(in: card, from: card.y + Self.padding + head)
      + answers(in: card, from: card.y + top)
  }

  private func textLines(
    _ texts: [(setting: TextSetting, font: RenderedFont, color: RenderedColor)],
    in card: LayoutRect
  ) -> [DrawingElement] {
    var y = card.y + Self.padding + 2
    return texts.flatMap { setting, font, color in
      defer { y += setting.height + 2 }
      return setting.lines.enumerated().map { index, line in
        DrawingElement.text(
          line.text, x: card.midX, baseline: y + Double(index) * font.lineHeight + font.ascender,
          font: font, color: color, anchor: .middle, length: line.width)
      }
    }
  }

  private func fieldFaces(in card: LayoutRect, from top: Double) -> [DrawingElement] {
    alert.fields.enumerated().flatMap { index, text -> [DrawingElement] in
      let face = LayoutRect(
        x: card.x + Self.padding, y: top + 6 + Double(index) * (Self.fieldHeight + 6),
        width: card.width - 2 * Self.padding, height: Self.fieldHeight)
      let font = RenderedFont(size: 13)
      return [
        .rect(face, radius: 6, ShapePaint(fill: style.surface, stroke: style.border)),
        .text(
          ruler.line(text, font: font, width: face.width - 12), x: face.x + 6,
          baseline: face.midY + font.size * 0.35, font: font, color: style.secondaryText),
      ]
    }
  }

  private func answers(in card: LayoutRect, from top: Double) -> [DrawingElement] {
    alert.actions.enumerated().flatMap { index, action -> [DrawingElement] in
      let isAlone = isSplit && index == alert.actions.count - 1
      var row = LayoutRect(
        x: card.x, y: top + Double(index) * rowHeight + (isAlone ? Self.gap : 0),
        width: card.width, height: rowHeight)
      if isRow {
        row = LayoutRect(
          x: card.x + Double(index) * card.width / 2, y: top, width: card.width / 2,
          height: rowHeight)
      }
      return (isAlone ? [.rect(row, radius: 14, .fill(face))] : line(before: row, index))
        + [title(action, in: row)]
    }
  }

  private func title(_ action: RenderedAlert.Action, in row: LayoutRect) -> DrawingElement {
    let font = RenderedFont(size: alert.isSheet ? 20 : 17, weight: action.isPreferred ? 600 : 400)
    let color = action.isDestructive ? Self.destructive : style.tint
    return .text(
      ruler.line(action.title, font: font, width: row.width - 2 * Self.gap), x: row.midX,
      baseline: row.midY + font.size * 0.35, font: font,
      color: action.isEnabled ? color : style.placeholder, anchor: .middle)
  }

  /// The line between an answer and what is before it.
  private func line(before row: LayoutRect, _ index: Int) -> [DrawingElement] {
    let paint = ShapePaint.stroke(style.border, width: 0.5)
    let above = DrawingElement.line(from: (row.x, row.y), to: (row.maxX, row.y), paint)
    guard isRow, index > 0 else { return [above] }
    return [above, .line(from: (row.x, row.y), to: (row.x, row.maxY), paint)]
  }
}
