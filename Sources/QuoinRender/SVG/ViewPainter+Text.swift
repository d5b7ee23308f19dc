// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ViewPainter {
  /// Lines of text in a rectangle, vertically in its middle, shortened to fit.
  func text(
    _ string: String, in rect: LayoutRect, font: RenderedFont? = nil, color: RenderedColor? = nil,
    alignment: RenderedAlignment? = nil, lineLimit: Int = 1
  ) -> [SVGElement] {
    let font = font ?? appearance.font
    guard !string.isEmpty, rect.hasArea, font.size > 0 else { return [] }
    let setting = TextSetting(string, font: font, width: rect.width, lineLimit: lineLimit)
    let top = rect.midY - setting.height / 2
    return setting.lines.enumerated().map { index, line in
      let baseline = top + Double(index) * font.lineHeight + font.ascender
      return textLine(
        line, from: rect.x, to: rect.maxX, baseline: baseline, font: font,
        color: color ?? textColor, alignment: alignment ?? appearance.alignment)
    }
  }

  /// One line between two edges.
  private func textLine(
    _ line: TextSetting.Line, from left: Double, to right: Double, baseline: Double,
    font: RenderedFont, color: RenderedColor, alignment: RenderedAlignment
  ) -> SVGElement {
    let place: (x: Double, anchor: String?) =
      switch alignment {
      case .left: (left, nil)
      case .center: ((left + right) / 2, "middle")
      case .right: (right, "end")
      case .natural: view.isRightToLeft ? (right, "end") : (left, nil)
      }
    return .text(
      line.text, x: place.x, baseline: baseline, font: font, color: color, anchor: place.anchor,
      length: line.width)
  }
}

extension SVGElement {
  /// A line of text that starts, ends or is centred at `x`.
  ///
  /// - Parameter length: How wide the line is, so that it is as wide in whatever font the reader
  ///   has.
  static func text(
    _ string: String, x: Double, baseline: Double, font: RenderedFont, color: RenderedColor,
    anchor: String? = nil, length: Double? = nil
  ) -> SVGElement {
    SVGElement(
      "text", ["x": x.svg, "y": baseline.svg, "font-size": font.size.svg], text: string
    )
    .with("font-weight", font.weight == 400 ? nil : "\(font.weight)")
    .with("font-style", font.isItalic ? "italic" : nil)
    .with("text-anchor", anchor)
    .with("textLength", length.flatMap { $0 > 0 ? $0.svg : nil })
    .with("lengthAdjust", length.flatMap { $0 > 0 ? "spacingAndGlyphs" : nil })
    .with("fill", color.hexadecimal)
    .with("fill-opacity", color.alpha < 1 ? color.alpha.svg : nil)
  }
}
