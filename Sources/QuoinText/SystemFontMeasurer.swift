// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Measures text with a built-in table of the system font's letters, the same on every platform.
public struct SystemFontMeasurer: TextMeasurer {
  /// The measurer.
  public init() {}

  /// The size of a text; see ``TextMeasurer``.
  public func measure(
    _ text: String, style: TextStyleMetrics, width: Double?, wrapping: TextWrapping,
    maximumLines: Int, scale: Double
  ) -> TextMeasure {
    guard !text.isEmpty else {
      return TextMeasure(size: LayoutSize(width: 0, height: 0), lineCount: 0)
    }
    var breaker = LineBreaker(style: style, limit: width, wrapping: wrapping)
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for paragraph in paragraphs { breaker.addParagraph(paragraph) }
    let widths = maximumLines > 0 ? breaker.widths.prefix(maximumLines) : breaker.widths[...]
    return TextMeasure(
      size: LayoutSize(
        width: roundedUpToPixel(widths.max() ?? 0, scale: scale),
        height: roundedUpToPixel(Double(widths.count) * style.lineHeight, scale: scale)),
      lineCount: widths.count)
  }
}

/// Breaks paragraphs into lines and keeps the widths of these, without the spaces at their ends.
private struct LineBreaker {
  let style: TextStyleMetrics
  let limit: Double?
  let wrapping: TextWrapping
  private(set) var widths: [Double] = []
  private let scale: Double
  private let tracking: Double

  init(style: TextStyleMetrics, limit: Double?, wrapping: TextWrapping) {
    self.style = style
    self.limit = limit
    self.wrapping = wrapping
    scale = style.pointSize * SystemFontTable.widening(of: style.weight)
    tracking = SystemFontTable.tracking(at: style.pointSize)
  }

  mutating func addParagraph(_ paragraph: Substring) {
    guard limit != nil, wrapping == .words else {
      addPieces(paragraph.map { advance(of: $0) })
      return
    }
    var line = 0.0
    var gap = 0.0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let advances = word.map { advance(of: $0) }
      let length = advances.reduce(0, +)
      if line + gap + length > limit ?? .infinity, line > 0 {
        widths.append(line)
        line = 0
        gap = 0
      }
      if length > limit ?? .infinity {
        addPieces(advances)
        line = widths.popLast() ?? 0
      } else {
        line += gap + length
      }
      gap = advance(of: " ")
    }
    widths.append(line)
  }

  /// Breaks between any two characters.
  private mutating func addPieces(_ advances: [Double]) {
    var line = 0.0
    for advance in advances {
      if let limit, line > 0, line + advance > limit {
        widths.append(line)
        line = 0
      }
      line += advance
    }
    widths.append(line)
  }

  private func advance(of character: Character) -> Double {
    SystemFontTable.advance(of: character) * scale + tracking
  }
}
