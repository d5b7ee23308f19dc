// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinText

/// Draws the lines of a text into a context.
package struct TextDrawing {
  /// The parts of a text that are drawn.
  struct Parts: OptionSet {
    let rawValue: Int
    /// The colours behind characters.
    static let background = Parts(rawValue: 1)
    /// Characters, attachments and lines through and below them.
    static let glyphs = Parts(rawValue: 2)
  }

  private let context: CGContext
  private let parts: Parts
  /// The attributes of the pieces of the text.
  private var pieces: [[NSAttributedString.Key: Any]] = []

  /// Draws a text into the current context, if there is one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The available area; a width or height of 0 sets no limit. The text begins at its
  ///     upper edge, or with its baseline there unless the options use the origin of lines.
  ///   - options: Whether the text has several lines.
  package static func draw(
    _ text: NSAttributedString, in rect: CGRect, options: NSStringDrawingOptions
  ) {
    #if !QUOIN_APPLE_FOUNDATION
    guard text.length > 0, let context = GraphicsContexts.current else { return }
    let lines = TextBounds.drawnLines(of: text, in: rect.size, options: options)
    let drawing = TextDrawing(context: context, text: text, parts: [.background, .glyphs])
    let isAtBaseline = !options.contains(.usesLineFragmentOrigin)
    let top = Double(rect.minY) - (isAtBaseline ? lines.first?.baseline ?? 0 : 0)
    for line in lines {
      let room = max(0, Double(rect.width) - line.indent - line.width)
      let x = Double(rect.minX) + line.indent + drawing.leftPart(of: room, beside: line)
      drawing.draw(line, x: x, top: top)
    }
    #endif
  }

  /// Draws the beginning of a text, up to its first line break, into the current context.
  ///
  /// - Parameter origin: The left end of the baseline.
  static func drawLine(_ text: NSAttributedString, at origin: CGPoint, parts: Parts) {
    #if !QUOIN_APPLE_FOUNDATION
    guard text.length > 0, let context = GraphicsContexts.current,
      let line = TextBounds.lines(of: text, in: .zero, options: []).lines.first
    else { return }
    let drawing = TextDrawing(context: context, text: text, parts: parts)
    drawing.draw(line, x: Double(origin.x), top: Double(origin.y) - line.baseline)
    #endif
  }

  private init(context: CGContext, text: NSAttributedString, parts: Parts) {
    self.context = context
    self.parts = parts
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
      pieces.append(values)
    }
  }

  #if !QUOIN_APPLE_FOUNDATION
  private func draw(_ line: TextLayout.Line, x left: Double, top: Double) {
    var x = left
    for (run, index) in zip(line.runs, line.parts) {
      let values = pieces[index]
      let advance = TextBounds.width(of: run)
      draw(run, values, x: x, width: advance, baseline: top + line.baseline)
      x += advance
    }
  }

  /// Returns the part of the room beside a line that its paragraph leaves on the left.
  private func leftPart(of room: Double, beside line: TextLayout.Line) -> Double {
    let style = pieces[line.parts.first ?? 0][.paragraphStyle] as? NSParagraphStyle ?? .default
    return Double(style.leftPart(of: CGFloat(room)))
  }

  private func draw(
    _ run: TextRun, _ values: [NSAttributedString.Key: Any], x: Double, width: Double,
    baseline: Double
  ) {
    let font = values[.font] as? UIFont ?? TextBounds.usualFont
    if let space = run.attachment, let attachment = values[.attachment] as? NSTextAttachment {
      guard parts.contains(.glyphs) else { return }
      attachment.image?.draw(
        in: CGRect(
          x: x, y: baseline - space.ascender, width: width, height: space.ascender + space.descender
        ))
      return
    }
    let color = values[.foregroundColor] as? UIColor ?? .black
    context.saveGState()
    defer { context.restoreGState() }
    let size = run.style.pointSize
    if parts.contains(.background), let behind = values[.backgroundColor] as? UIColor {
      context.setFillColor(behind.cgColor)
      context.fill(
        CGRect(
          x: x, y: baseline - run.style.ascender, width: width, height: run.style.lineHeight))
    }
    guard parts.contains(.glyphs) else { return }
    if let shadow = values[.shadow] as? NSShadow {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shadow.color.cgColor)
    }
    var line = DisplayText(
      run.text, x: x, baseline: baseline - run.baselineOffset, width: width, style: run.style,
      color: DisplayColor(color))
    line.isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
    line.family = font.family
    line.outline = TextOutline(values, pointSize: size, color: color)
    // A tab is an empty space.
    if run.attachment == nil { draw(line, values) }
    func mark(_ key: NSAttributedString.Key, _ own: NSAttributedString.Key, y: Double) {
      guard let style = TextLineStyle(values[key]) else { return }
      // Lines are a fourteenth of the size thick, as that of the system font.
      draw(style, x: x, y: y, width: width, size / 14, values[own] as? UIColor ?? color)
    }
    mark(.underlineStyle, .underlineColor, y: baseline + size / 10)
    mark(.strikethroughStyle, .strikethroughColor, y: baseline - size / 4)
  }

  /// Draws letters, inclined where their attributes ask for it.
  private func draw(_ line: DisplayText, _ values: [NSAttributedString.Key: Any]) {
    if values.number(.expansion) != 0 { context.addUnsupported("the width of expanded letters") }
    let slant = CGFloat(values.number(.obliqueness))
    context.saveGState()
    if slant != 0 {
      context.concatenate(
        CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * CGFloat(line.baseline), ty: 0))
    }
    context.draw(line)
    context.restoreGState()
  }

  private func draw(
    _ style: TextLineStyle, x: Double, y: Double, width: Double, _ single: Double, _ color: UIColor
  ) {
    let height = single * style.thickness
    for offset in style.offsets.map({ y + $0 * height }) {
      guard !style.dashes.isEmpty else {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: x, y: offset, width: width, height: height))
        continue
      }
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(CGFloat(height))
      context.setLineDash(phase: 0, lengths: style.dashes.map { CGFloat($0 * height) })
      let middle = offset + height / 2
      context.strokeLineSegments(between: [
        CGPoint(x: x, y: middle), CGPoint(x: x + width, y: middle),
      ])
    }
  }
  #endif
}

extension [NSAttributedString.Key: Any] {
  /// The number of an attribute; 0 for none.
  package func number(_ key: NSAttributedString.Key) -> Double {
    switch self[key] {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}
