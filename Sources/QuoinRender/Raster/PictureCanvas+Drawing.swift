// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import QuoinLayout
import QuoinUIKit

extension PictureCanvas {
  /// Draws elements of a picture from back to front.
  func draw(_ elements: [DrawingElement]) {
    for element in elements { draw(element) }
  }

  private func draw(_ element: DrawingElement) {
    switch element {
    case .rect(let rect, let radius, let paint):
      add(rect, radius: radius)
      self.paint(paint)
    case .circle(let x, let y, let radius, let paint):
      quoin_canvas_add_circle(
        handle, Self.limited(x), Self.limited(y), max(0, Self.limited(radius)))
      self.paint(paint)
    case .line(let start, let end, let paint): draw([start, end], paint)
    case .polyline(let points, let paint): draw(points, paint)
    case .path(let path, let paint): draw(path, paint)
    case .text(let line): draw(line)
    case .effect(let effect, let children): draw(children, effect)
    case .group(_, let opacity, _, let children): drawGroup(children, opacity: opacity)
    case .moved(let x, let y, let children):
      saved {
        quoin_canvas_translate(handle, Self.limited(x), Self.limited(y))
        draw(children)
      }
    case .clip(let rect, let children): draw(children, inside: rect, radius: 0)
    case .image(let image, let rect, let tint, let others):
      draw(image, in: rect, tint: tint, instead: others)
    case .screen(let rect, let radius, let background, _, let children):
      draw([.rect(rect, .fill(background))] + children, inside: rect, radius: radius)
    }
  }

  func saved(_ body: () -> Void) {
    quoin_canvas_save(handle)
    body()
    quoin_canvas_restore(handle)
  }

  private func drawGroup(_ children: [DrawingElement], opacity: Double) {
    guard opacity < 1 else { return draw(children) }
    quoin_canvas_begin_group(handle)
    draw(children)
    quoin_canvas_end_group(handle, max(0, opacity))
  }

  private func draw(_ children: [DrawingElement], inside rect: LayoutRect, radius: Double) {
    clipped(to: rect, radius: radius) { draw(children) }
  }

  func clipped(to rect: LayoutRect, radius: Double = 0, _ body: () -> Void) {
    saved {
      add(rect, radius: radius)
      quoin_canvas_clip(handle, false)
      body()
    }
  }

  /// Adds a rectangle to the path. Its edges are limited one by one, so that one that is too large
  /// still covers the same part of the picture.
  private func add(_ rect: LayoutRect, radius: Double) {
    let (left, top) = (Self.limited(rect.x), Self.limited(rect.y))
    quoin_canvas_add_rect(
      handle, left, top, max(0, Self.limited(rect.maxX) - left),
      max(0, Self.limited(rect.maxY) - top),
      Self.limited(DrawingElement.cornerRadius(radius, of: rect)))
  }

  private func draw(_ points: [DrawingElement.Point], _ paint: ShapePaint) {
    for (index, point) in points.enumerated() {
      let (x, y) = (Self.limited(point.x), Self.limited(point.y))
      if index == 0 {
        quoin_canvas_move(handle, x, y)
      } else {
        quoin_canvas_line(handle, x, y)
      }
    }
    if paint.fill != nil { quoin_canvas_close(handle) }
    self.paint(paint)
  }

  func paint(_ paint: ShapePaint, isEvenOdd: Bool = false) {
    let dashes = paint.dashes
    dashes.withUnsafeBufferPointer { buffer in
      quoin_canvas_paint(
        handle,
        quoin_paint(
          fill: quoin_canvas_color(paint.fill), stroke: quoin_canvas_color(paint.stroke),
          line_width: Self.limited(paint.lineWidth), dashes: buffer.baseAddress,
          dash_count: Int32(dashes.count), dash_phase: Self.limited(paint.dashPhase),
          cap: paint.cap == .round ? 1 : paint.cap == .square ? 2 : 0,
          join: paint.join == .round ? 1 : paint.join == .bevel ? 2 : 0,
          miter_limit: max(1, Self.limited(paint.miterLimit)), is_even_odd: isEvenOdd))
    }
  }

  private func draw(_ line: DrawingElement.TextLine) {
    guard !line.text.isEmpty, line.font.size > 0 else { return }
    PictureFonts.withText(line.text, isRightToLeft: line.isRightToLeft) { text in
      quoin_canvas_text(
        handle, fonts.handle, text, quoin_font_style(line.font), quoin_canvas_color(line.color),
        quoin_outline(line.outline), Self.limited(line.x), Self.limited(line.baseline),
        line.anchor.share, Self.limited(line.length ?? 0))
    }
  }
}

extension DrawingElement.TextLine.Anchor {
  /// The fraction of the line before the anchor.
  fileprivate var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}

extension quoin_canvas_color {
  init(_ color: RenderedColor?) {
    guard let color else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension quoin_outline {
  fileprivate init(_ outline: TextOutline?) {
    self.init(
      color: quoin_canvas_color(outline.map { RenderedColor($0.color) }),
      width: PictureCanvas.limited(outline?.width ?? 0), is_hollow: outline?.isHollow ?? false)
  }
}

extension quoin_font_style {
  fileprivate init(_ font: RenderedFont) {
    self.init(
      size: PictureCanvas.limited(font.size), weight: Int32(clamping: font.weight),
      is_italic: font.isItalic)
  }
}

#endif
