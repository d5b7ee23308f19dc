// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Labels, images and other content.
extension ViewPainter {
  /// The text of a label in as many lines as fit, at least one.
  var label: [DrawingElement] {
    let inner = view.drawing?.textRect.map { $0.moved(x: rect.x, y: rect.y) } ?? rect
    func lines(in inner: LayoutRect) -> [DrawingElement] {
      appearance.runs.isEmpty
        ? text(appearance.text ?? "", in: inner, lineLimit: labelLineLimit)
        : styledText(appearance.runs, in: inner, lineLimit: appearance.lineLimit)
    }
    guard let color = appearance.textShadow else { return lines(in: inner) }
    var shadow = self
    shadow.view.appearance.textShadow = nil
    shadow.view.appearance.textColor = color
    for index in appearance.runs.indices {
      shadow.view.appearance.runs[index].color = color
      shadow.view.appearance.runs[index].underlineColor = nil
      shadow.view.appearance.runs[index].strikeColor = nil
      shadow.view.appearance.runs[index].backgroundColor = nil
      shadow.view.appearance.runs[index].image = nil
      shadow.view.appearance.runs[index].outline?.color = DisplayColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    let offset = appearance.textShadowOffset
    shadow.view.drawingFrame = rect.moved(x: offset.width, y: offset.height)
    return shadow.label + lines(in: inner)
  }

  /// The maximum number of lines that a label shows.
  var labelLineLimit: Int {
    // Heights are rounded to pixels, so a line may be half a point short.
    let fitting = max(1, ((rect.height + 0.5) / max(appearance.font.lineHeight, 1)).rounded(.down))
    let limit = appearance.lineLimit > 0 ? Double(appearance.lineLimit) : .infinity
    return Int(min(limit, fitting, 10_000))
  }

  /// The part of a text view in which its text is.
  var textArea: LayoutRect {
    appearance.contentRect?.moved(x: rect.x, y: rect.y)
      ?? rect.inset(x: style.isMacOS ? 3 : 5, y: style.isMacOS ? 1 : 8)
  }

  /// The number of lines that a text view shows, from the top.
  var textViewLineLimit: Int {
    Int(min(max(1, textArea.height / appearance.font.lineHeight), 10_000))
  }

  var textView: [DrawingElement] {
    let background: [DrawingElement] =
      appearance.backgroundColor == nil
      ? [.rect(rect, radius: appearance.cornerRadius, .fill(style.page))] + outline() : []
    let inner = textArea
    guard let string = appearance.text, inner.hasArea else { return background }
    guard appearance.runs.isEmpty else {
      let lines = styledText(appearance.runs, in: inner, lineLimit: 10_000, isAtTop: true)
      return background + [.clip(rect, lines)]
    }
    let limit = textViewLineLimit
    let setting = TextSetting(
      string, font: appearance.font, width: inner.width, lineLimit: limit, ruler: ruler)
    let top = LayoutRect(
      x: inner.x, y: inner.y, width: inner.width, height: min(setting.height, inner.height))
    return background + [.clip(rect, text(string, in: top, lineLimit: limit))]
  }

  /// The image, or a placeholder for an unknown one.
  var image: [DrawingElement] {
    if let drawing = appearance.drawnImage {
      let size = LayoutSize(width: drawing.list.width, height: drawing.list.height)
      let elements = image(
        drawing, in: appearance.contentMode.frame(of: size, in: rect), tint: tint)
      return appearance.isClipped && !elements.isEmpty ? [clipped(elements)] : elements
    }
    guard let image = appearance.image else { return placeholder }
    let size = LayoutSize(width: image.width, height: image.height)
    let place = appearance.contentMode.frame(of: size, in: rect)
    let drawn = DrawingElement.image(image, place, tint: tint, instead: placeholder)
    return appearance.isClipped ? [clipped([drawn])] : [drawn]
  }

  /// An image that the program drew, stretched to a rectangle.
  func image(
    _ drawing: RenderedDrawing, in rect: LayoutRect, tint: RenderedColor
  ) -> [DrawingElement] {
    let list = drawing.list
    let size = LayoutSize(width: list.width, height: list.height)
    let slices = drawing.slices.map { ImageSlice.slices($0, of: size, in: rect) } ?? []
    let elements =
      slices.isEmpty
      ? DisplayListPlayer.elements(of: list, in: rect)
      : slices.map { slice in
        .clip(
          slice.target, DisplayListPlayer.elements(of: list, in: slice.place(ofImageOf: size)))
      }
    return drawing.isTemplate && !elements.isEmpty ? [.effect(.tint(tint), elements)] : elements
  }

  /// A landscape in place of an image, with its name where there is room.
  private var placeholder: [DrawingElement] {
    if appearance.isSymbol {
      return symbol(
        in: appearance.symbolSize.map { appearance.contentMode.frame(of: $0, in: rect) } ?? rect)
    }
    let background = RenderedColor(hex: 0xE4E8EE)
    let hill = RenderedColor(hex: 0xB6C0CE)
    let frame = DrawingElement.rect(
      rect, radius: appearance.cornerRadius, .fill(appearance.backgroundColor ?? background))
    let side = min(rect.width, rect.height)
    guard side >= 8 else { return [frame] }
    let hasCaption =
      !hasConstraints && side >= 60 && rect.width >= 72 && appearance.imageName != nil
    // The drawing keeps its aspect ratio of 5 to 4.
    let scene = rect.centered(width: side * 0.7, height: side * 0.56)
      .moved(y: hasCaption ? -6 : 0)
    let floor = scene.maxY
    func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (scene.x + x * scene.width, scene.y + y * scene.height)
    }
    if appearance.cornerRadius >= side * 0.45 { return [frame] + portrait(of: hill) }
    let parts: [DrawingElement] = [
      frame,
      .circle(x: point(0.78, 0).x, y: point(0, 0.2).y, radius: side * 0.075, .fill(hill)),
      .polyline(
        [
          (scene.x, floor), point(0.33, 0.28), point(0.6, 0.72), point(0.74, 0.5),
          (scene.maxX, floor),
        ],
        .fill(hill)),
    ]
    guard hasCaption, let name = appearance.imageName else { return parts }
    let caption = LayoutRect(x: rect.x + 4, y: floor + 3, width: rect.width - 8, height: 12)
    return parts
      + text(
        name, in: caption, font: RenderedFont(size: 9), color: RenderedColor(hex: 0x5A6678),
        alignment: .center)
  }

  /// A head and shoulders, for images that are cut to a circle.
  private func portrait(of color: RenderedColor) -> [DrawingElement] {
    let side = min(rect.width, rect.height)
    let ring = rect.centered(width: side, height: side)
    return [
      .circle(x: ring.midX, y: ring.y + side * 0.4, radius: side * 0.17, .fill(color)),
      .clip(
        LayoutRect(x: ring.x, y: ring.y + side * 0.63, width: side, height: side * 0.25),
        [.circle(x: ring.midX, y: ring.y + side * 0.92, radius: side * 0.29, .fill(color))]),
      .circle(
        x: ring.midX, y: ring.midY, radius: side / 2 - 0.5,
        .stroke(RenderedColor(hex: 0xFFFFFF), width: 2)),
    ]
  }

  /// A symbol of the system, as a rounded glyph of its colour.
  func symbol(in rect: LayoutRect) -> [DrawingElement] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let face = rect.centered(width: side, height: side).inset(x: side * 0.08, y: side * 0.08)
    return SymbolGlyph(
      name: appearance.imageName ?? "", rect: face, color: tint, look: appearance.symbolLook
    ).elements
  }

  /// A map with land, water and two roads.
  var map: [DrawingElement] {
    let road = ShapePaint.stroke(RenderedColor(hex: 0xFFFFFF), width: 5)
    let path = ShapePaint.stroke(RenderedColor(hex: 0xFBE3A6), width: 3)
    func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (rect.x + x * rect.width, rect.y + y * rect.height)
    }
    let water = ShapePaint.fill(RenderedColor(hex: 0xB5DAF2))
    return [
      .clip(
        rect,
        [
          .rect(rect, .fill(RenderedColor(hex: 0xE8EFDF))),
          .polyline([point(0.55, 0), point(1, 0), point(1, 0.42), point(0.8, 0.3)], water),
          .line(from: point(0, 0.7), to: point(1, 0.55), road),
          .line(from: point(0.3, 0), to: point(0.45, 1), road),
          .line(from: point(0, 0.25), to: point(0.7, 1), path),
        ])
    ]
  }

  /// A box with a cross and the name of the class, for views with content at run time only.
  var emblem: [DrawingElement] {
    let line = ShapePaint.stroke(style.border, width: 0.5)
    return [
      .rect(rect, .fill(appearance.backgroundColor ?? RenderedColor(hex: 0xF4F5F7))),
      .line(from: (rect.x, rect.y), to: (rect.maxX, rect.maxY), line),
      .line(from: (rect.x, rect.maxY), to: (rect.maxX, rect.y), line),
      .rect(rect.inset(x: 0.25, y: 0.25), line),
    ]
      + text(
        view.className, in: rect.inset(x: 4), font: RenderedFont(size: 11),
        color: DrawingStyle.className, alignment: .center)
  }
}
