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
    let pieces = styled.map { Self.pieces(of: $0, color) } ?? [(start: 0, color: color)]
    return TextLayout(runs, limits: limits, measurer: measurer).lines.flatMap { line in
      var x = Double(bounds.minX) + line.indent + space(beside: line.width)
      return line.parts(startingAt: pieces.map(\.start)).map { run, piece in
        let width = TextLayout([run], measurer: measurer).lines.first?.width ?? 0
        defer { x += width }
        return DisplayItem(
          .text(
            DisplayText(
              run.text, x: x, baseline: Double(bounds.minY) + line.baseline, width: width,
              style: run.style, color: pieces[piece].color)))
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

  /// The colours of the pieces of a text, each with the number of its first character.
  private static func pieces(
    of text: NSAttributedString, _ usual: DisplayColor
  ) -> [(start: Int, color: DisplayColor)] {
    var pieces: [(start: Int, color: DisplayColor)] = []
    var start = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let color = values[.foregroundColor]
      let known =
        (color as? UIColor).map { DisplayColor($0) } ?? (color as? CGColor).map { DisplayColor($0) }
      pieces.append((start, known ?? usual))
      start += text.attributedSubstring(from: range).string.count
    }
    return pieces
  }
}
