// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText
import QuoinUIKit

/// Draws the lines of a text into a context.
struct TextDrawing {
  private let context: CGContext
  private let text: NSAttributedString
  /// The attributes of the pieces of the text, each with the number of its first character.
  private var pieces: [(start: Int, values: [NSAttributedString.Key: Any])] = []

  /// Draws a text into the current context, if there is one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The available area; a width or height of 0 sets no limit. The text begins at its
  ///     upper edge, or with its baseline there unless the options use the origin of lines.
  ///   - options: Whether the text has several lines.
  static func draw(
    _ text: NSAttributedString, in rect: CGRect, options: NSStringDrawingOptions
  ) {
    #if !QUOIN_APPLE_FOUNDATION
    guard text.length > 0, let context = GraphicsContexts.current else { return }
    let (lines, _) = TextBounds.lines(of: text, in: rect.size, options: options)
    let drawing = TextDrawing(context: context, text: text)
    let isAtBaseline = !options.contains(.usesLineFragmentOrigin)
    let top = Double(rect.minY) - (isAtBaseline ? lines.first?.baseline ?? 0 : 0)
    for line in lines { drawing.draw(line, left: rect.minX, top: top, width: rect.width) }
    #endif
  }

  private init(context: CGContext, text: NSAttributedString) {
    self.context = context
    self.text = text
    var start = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      pieces.append((start, values))
      start += text.attributedSubstring(from: range).string.count
    }
  }

  #if !QUOIN_APPLE_FOUNDATION
  private func draw(_ line: TextLayout.Line, left: CGFloat, top: Double, width: CGFloat) {
    let parts = line.parts(startingAt: pieces.map(\.start))
    let first = parts.first?.index ?? 0
    var x = Double(left) + line.indent + space(beside: line, width: Double(width), at: first)
    for (run, index) in parts {
      let values = pieces[index].values
      let advance = TextBounds.width(of: run)
      draw(run, values, x: x, width: advance, top: top + line.top, baseline: top + line.baseline)
      x += advance
    }
  }

  /// The distance by which the alignment of the paragraph moves a line.
  private func space(beside line: TextLayout.Line, width: Double, at piece: Int) -> Double {
    let style = pieces[piece].values[.paragraphStyle] as? NSParagraphStyle ?? .default
    let room = max(0, width - line.indent - line.width)
    return switch style.alignment {
    case .center: room / 2
    case .right: room
    default: style.baseWritingDirection == .rightToLeft && style.alignment != .left ? room : 0
    }
  }

  private func draw(
    _ run: TextRun, _ values: [NSAttributedString.Key: Any], x: Double, width: Double, top: Double,
    baseline: Double
  ) {
    let font = values[.font] as? UIFont ?? TextBounds.usualFont
    if let space = run.attachment {
      (values[.attachment] as? NSTextAttachment)?.image?.draw(
        in: CGRect(
          x: x, y: baseline - space.ascender, width: width, height: space.ascender + space.descender
        ))
      return
    }
    let color = values[.foregroundColor] as? UIColor ?? .black
    func bar(_ y: Double, height: Double, _ color: UIColor) {
      context.setFillColor(color.cgColor)
      context.fill(CGRect(x: x, y: y, width: width, height: height))
    }
    context.saveGState()
    defer { context.restoreGState() }
    let size = run.style.pointSize
    if let behind = values[.backgroundColor] as? UIColor {
      bar(baseline - run.style.ascender, height: run.style.lineHeight, behind)
    }
    if let shadow = values[.shadow] as? NSShadow {
      let color = (shadow.shadowColor as? UIColor)?.cgColor
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: color ?? CGColor(gray: 0, alpha: 1.0 / 3))
    }
    var line = DisplayText(
      run.text, x: x, baseline: baseline - run.baselineOffset, width: width, style: run.style,
      color: DisplayColor(color))
    line.isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
    context.draw(line)
    // Lines are a fourteenth of the size thick, as that of the system font.
    if Self.hasLine(values[.underlineStyle]) {
      bar(baseline + size / 10, height: size / 14, values[.underlineColor] as? UIColor ?? color)
    }
    if Self.hasLine(values[.strikethroughStyle]) {
      bar(baseline - size / 4, height: size / 14, values[.strikethroughColor] as? UIColor ?? color)
    }
  }

  private static func hasLine(_ value: Any?) -> Bool {
    switch value {
    case let value as Int: value != 0
    case let value as NSNumber: value.intValue != 0
    case let value as NSUnderlineStyle: value.rawValue != 0
    default: false
    }
  }
  #endif
}
