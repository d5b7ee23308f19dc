// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ViewPainter {
  /// Returns the lines of a text that is centred vertically in a rectangle and shortened to fit.
  func text(
    _ string: String, in rect: LayoutRect, font: RenderedFont? = nil, color: RenderedColor? = nil,
    alignment: RenderedAlignment? = nil, lineLimit: Int = 1
  ) -> [DrawingElement] {
    let font = font ?? appearance.font
    guard !string.isEmpty, rect.hasArea, font.size > 0 else { return [] }
    let setting = TextSetting(
      string, font: font, width: rect.width, lineLimit: lineLimit, isWhole: view.fitsContent,
      truncation: appearance.truncation, ruler: ruler)
    let top = rect.midY - setting.height / 2
    return setting.lines.enumerated().map { index, line in
      let baseline = top + Double(index) * font.lineHeight + font.ascender
      return textLine(
        line, from: rect.x, to: rect.maxX, baseline: baseline, font: font,
        color: color ?? textColor, alignment: alignment ?? appearance.alignment)
    }
  }

  /// Returns one line of text between two edges.
  private func textLine(
    _ line: TextSetting.Line, from left: Double, to right: Double, baseline: Double,
    font: RenderedFont, color: RenderedColor, alignment: RenderedAlignment
  ) -> DrawingElement {
    let position: (x: Double, anchor: DrawingElement.TextLine.Anchor) =
      switch alignment {
      case .left: (left, .start)
      case .center: ((left + right) / 2, .middle)
      case .right: (right, .end)
      case .natural: view.isRightToLeft ? (right, .end) : (left, .start)
      }
    return .text(
      line.text, x: position.x, baseline: baseline, font: font, color: color,
      anchor: position.anchor,
      length: line.width, isRightToLeft: view.isRightToLeft)
  }
}
