// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText

extension CALayer {
  /// Draws the layer and its sublayers into a context, whose coordinates are those of the layer.
  func paint(in context: CGContext) {
    #if !QUOIN_APPLE_FOUNDATION
    var painter = LayerPainter()
    let items = painter.items(of: self)
    for name in painter.unsupported { context.addUnsupported(name) }
    guard !items.isEmpty else { return }
    var item = DisplayItem.layer(items)
    // The items are in the coordinates of the superlayer.
    item.transform = DisplayTransform(
      geometry.outward.inverted().concatenating(context.state.transform))
    context.add(item)
    #endif
  }
}

extension CATextLayer {
  /// The lines of the text from the upper edge of the layer.
  var textItems: [DisplayItem] {
    let styled = string as? NSAttributedString
    guard let text = styled?.string ?? string as? String, !text.isEmpty else { return [] }
    let font = layerFont
    let color = foregroundColor.map { DisplayColor($0) } ?? .black
    // Runs without a style of their own are one run of the whole text.
    let runs = styled?.textRuns(font: font) ?? [TextRun(text, style: font.style)]
    let measurer: any TextMeasurer =
      MainThread.isCurrent
      ? MainActor.assumeIsolated { TextMeasuring.measurer } : SystemFontMeasurer()
    var limits = TextLimits(truncation: .drop)
    if isWrapped || truncationMode != .none { limits.width = Double(bounds.width) }
    if !isWrapped { limits.lineCount = 1 }
    if truncationMode == .end { limits.truncation = .tail }
    let colors = styled.map { Self.colors(of: $0, color) } ?? [color]
    return TextLayout(runs, limits: limits, measurer: measurer).lines.flatMap { line in
      var x = Double(bounds.minX) + line.indent + space(beside: line.width)
      return zip(line.runs, line.parts).compactMap { run, part -> DisplayItem? in
        let width = TextLayout([run], measurer: measurer).lines.first?.width ?? 0
        defer { x += width }
        // Attachments are not drawn, and tabs are empty spaces.
        guard run.attachment == nil else { return nil }
        return DisplayItem(
          .text(
            DisplayText(
              run.text, x: x, baseline: Double(bounds.minY) + line.baseline, width: width,
              style: run.style, color: colors[part])))
      }
    }
  }

  private var layerFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }

  /// The distance by which the alignment moves a line.
  private func space(beside width: Double) -> Double {
    let room = max(0, Double(bounds.width) - width)
    return alignmentMode == .center ? room / 2 : alignmentMode == .right ? room : 0
  }

  /// The colours of the pieces of a text.
  private static func colors(of text: NSAttributedString, _ usual: DisplayColor) -> [DisplayColor] {
    var colors: [DisplayColor] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
      let color = values[.foregroundColor]
      let known =
        (color as? UIColor).map { DisplayColor($0) } ?? (color as? CGColor).map { DisplayColor($0) }
      colors.append(known ?? usual)
    }
    return colors
  }
}
