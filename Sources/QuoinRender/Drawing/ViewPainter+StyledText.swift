// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText
import QuoinUIKit

extension ViewPainter {
  /// Lines of a text whose parts have styles of their own.
  ///
  /// - Parameter isAtTop: Whether the lines start at the top of the rectangle, and are not in its
  ///   middle.
  func styledText(
    _ runs: [RenderedTextRun], in rect: LayoutRect, lineLimit: Int, isAtTop: Bool = false
  ) -> [DrawingElement] {
    guard rect.hasArea else { return [] }
    var limits = TextLimits(
      width: rect.width + TextRuler.tolerance, lineCount: lineLimit,
      truncation: appearance.truncation)
    let text = PreparedText(
      runs.map { $0.measured ?? TextRun($0.text, style: $0.font.metrics) },
      measurer: ruler.measurer)
    var layout = TextLayout(text, limits: limits)
    // Heights are rounded to pixels, so a line may be half a point short.
    let fitting = layout.lines.prefix { $0.baseline + $0.descender <= rect.height + 0.5 }.count
    if !isAtTop, fitting < layout.lines.count {
      limits.lineCount = max(1, fitting)
      layout = TextLayout(text, limits: limits)
    }
    let top = isAtTop ? rect.y : rect.midY - layout.size.height / 2
    return layout.lines.flatMap { line in
      styledLine(line, runs, in: rect, baseline: top + line.baseline)
    }
  }

  private func styledLine(
    _ line: TextLayout.Line, _ runs: [RenderedTextRun], in rect: LayoutRect, baseline: Double
  ) -> [DrawingElement] {
    let parts = Array(zip(line.runs, line.parts))
    let isReversed = TextDirection(of: line.text, isRightToLeft: view.isRightToLeft).isRightToLeft
    var x = start(of: line, in: rect)
    // Parts follow each other in the direction of the text.
    return (isReversed ? parts.reversed() : parts).flatMap { part, index in
      let run = runs[index]
      let width = width(of: part, run)
      defer { x += width }
      return element(part, run, x: x, width: width, baseline: baseline)
    }
  }

  private func width(of part: TextRun, _ run: RenderedTextRun) -> Double {
    let count = Double(part.text.count)
    if let attachment = part.attachment { return attachment.width * count }
    return ruler.width(of: part.text, font: run.font) + part.kerning * count
  }

  private func start(of line: TextLayout.Line, in rect: LayoutRect) -> Double {
    let natural: RenderedAlignment = view.isRightToLeft ? .right : .left
    switch appearance.alignment == .natural ? natural : appearance.alignment {
    case .center: return rect.midX - line.width / 2
    case .right: return rect.maxX - line.width - line.indent
    case .left, .natural: return rect.x + line.indent
    }
  }

  private func element(
    _ part: TextRun, _ run: RenderedTextRun, x: Double, width: Double, baseline: Double
  ) -> [DrawingElement] {
    let color = run.color ?? textColor
    if let space = part.attachment, run.measured?.attachment != nil {
      guard let image = run.image else { return [] }
      let place = LayoutRect(
        x: x, y: baseline - space.ascender, width: width, height: space.ascender + space.descender)
      return icon(image, in: place, color: image.color ?? color)
    }
    let baseline = baseline - part.baselineOffset
    func words(_ text: String, x: Double, width: Double) -> DrawingElement {
      .text(
        text, x: x, baseline: baseline, font: run.font, color: color, length: width,
        isRightToLeft: view.isRightToLeft, outline: run.outline)
    }
    // A tab is an empty space.
    var letters = part.attachment == nil ? [words(part.text, x: x, width: width)] : []
    if part.attachment == nil, part.kerning != 0 {
      // Viewers would widen the letters in place of the space between them.
      var x = x
      letters = part.text.map { letter in
        let width = ruler.width(of: String(letter), font: run.font)
        defer { x += width + part.kerning }
        return words(String(letter), x: x, width: width)
      }
    }
    if run.slant != 0, run.slant.isFinite {
      let transform = CGAffineTransform(
        a: 1, b: 0, c: -run.slant, d: 1, tx: run.slant * baseline, ty: 0)
      letters = [.effect(.transform(DisplayTransform(transform)), letters)]
    }
    let single = max(0.5, run.font.size / 17)
    func lines(_ line: TextLineStyle?, _ y: Double, _ own: RenderedColor?) -> [DrawingElement] {
      guard let line else { return [] }
      let height = single * line.thickness
      let paint = ShapePaint.stroke(
        own ?? color, width: height, dashes: line.dashes.map { $0 * height })
      return line.offsets.map { y + $0 * height }.map {
        .line(from: (x, $0), to: (x + width, $0), paint)
      }
    }
    let marks =
      letters + lines(run.underline, baseline + run.font.size * 0.12, run.underlineColor)
      + lines(run.strike, baseline - run.font.size * 0.27, run.strikeColor)
    let highlight: [DrawingElement] =
      run.backgroundColor.map { color in
        let top = baseline - run.font.ascender
        return [
          .rect(
            LayoutRect(x: x, y: top, width: width, height: run.font.lineHeight), .fill(color))
        ]
      } ?? []
    guard let shadow = run.shadow else { return highlight + marks }
    let place = LayoutRect(
      x: x, y: baseline - run.font.lineHeight, width: width, height: 2 * run.font.lineHeight)
    return highlight + [.effect(.shadow(shadow, area: place.reached(by: shadow)), marks)]
  }
}
