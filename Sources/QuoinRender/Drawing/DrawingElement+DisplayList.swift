// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout
import QuoinText
package import QuoinUIKit

extension DrawingElement {
  /// Converts a display list to elements in an area of its size.
  ///
  /// - Parameters:
  ///   - list: The recording.
  ///   - origin: The upper left corner of the area in the picture.
  static func elements(of list: DisplayList, at origin: LayoutPoint) -> [DrawingElement] {
    let player = DisplayListPlayer(
      area: LayoutRect(x: 0, y: 0, width: list.width, height: list.height))
    let elements = player.isolated(list.items)
    guard !elements.isEmpty, origin.x != 0 || origin.y != 0 else { return elements }
    return [.moved(x: origin.x, y: origin.y, elements)]
  }
}

/// Converts the items of a display list to elements of a picture.
struct DisplayListPlayer {
  /// The recorded area, which gradients without a clip fill.
  var area: LayoutRect
  var depth = 0
  /// The depth of nested layers and images beyond which none are drawn.
  private static let deepest = 100

  func elements(of items: [DisplayItem]) -> [DrawingElement] {
    guard depth < Self.deepest else { return [] }
    return items.flatMap(elements)
  }

  /// Returns the elements of items that are mixed with each other alone, and not with what is
  /// behind them.
  func isolated(_ items: [DisplayItem]) -> [DrawingElement] {
    let elements = elements(of: items)
    guard items.contains(where: { $0.blend != .normal }) else { return elements }
    return [.effect(.blend(.normal), elements)]
  }

  private var inner: DisplayListPlayer { DisplayListPlayer(area: area, depth: depth + 1) }

  private func elements(of item: DisplayItem) -> [DrawingElement] {
    var clips = item.clips
    var elements = content(of: item, &clips)
    guard !elements.isEmpty else { return [] }
    if item.transform != .identity { elements = [.effect(.transform(item.transform), elements)] }
    if item.opacity < 1 { elements = [.group(opacity: item.opacity, elements)] }
    if let shadow = item.shadow {
      elements = [.effect(.shadow(shadow, area: shadowArea(of: item, shadow)), elements)]
    }
    for clip in clips.reversed() { elements = [.effect(.clip(clip), elements)] }
    if !item.mask.isEmpty {
      let mask = inner.elements(of: item.mask)
      // All around the area, with room for shadows and shapes beyond it.
      let whole = area.inset(x: -10_000, y: -10_000)
      elements = [
        .effect(
          item.isMaskInverted ? .cut(mask, area: whole, instead: []) : .mask(mask), elements)
      ]
    }
    if item.blend != .normal { elements = [.effect(.blend(item.blend), elements)] }
    return elements
  }

  private func content(of item: DisplayItem, _ clips: inout [DisplayPath]) -> [DrawingElement] {
    switch item.content {
    case .fill(let path, let color): return [.path(path, .fill(RenderedColor(color)))]
    case .stroke(let path, let stroke): return [.path(path, ShapePaint(stroke))]
    case .gradient(let gradient):
      // The last clip is the shape that the gradient fills; without one it fills the area.
      var shape = clips.popLast() ?? DisplayPath(area)
      if item.transform != .identity {
        guard let inverse = item.transform.inverted else { return [] }
        shape = shape.applying(inverse)
      }
      return [.path(shape, ShapePaint(gradient: gradient))]
    case .text(let text):
      var font = RenderedFont(text.style)
      font.isItalic = text.isItalic
      font.family = text.family
      return [
        .text(
          text.text, x: text.x, baseline: text.baseline, font: font,
          color: RenderedColor(text.color), length: text.width, outline: text.outline)
      ]
    case .image(let image, let rect): return self.image(image, in: rect)
    case .layer(let items): return inner.isolated(items)
    }
  }

  private func image(_ image: DisplayImage, in rect: LayoutRect) -> [DrawingElement] {
    guard rect.hasArea else { return [] }
    let tint = image.tint.map { RenderedColor($0) }
    switch image.content {
    case .drawing(let list):
      let drawn = Self.elements(of: list, in: rect, depth: depth + 1)
      return tint.map { drawn.isEmpty ? [] : [.effect(.tint($0), drawn)] } ?? drawn
    case .source(let source):
      guard
        let file = RenderedImage(
          source, width: rect.width, height: rect.height, isTemplate: tint != nil)
      else { return [] }
      return [
        .image(file, rect, tint: tint ?? RenderedColor(hex: 0), instead: [])
      ]
    case .symbol(let name, let look):
      let side = min(rect.width, rect.height)
      let face = rect.centered(width: side, height: side).inset(x: side * 0.08, y: side * 0.08)
      return SymbolGlyph(name: name, rect: face, color: tint ?? RenderedColor(hex: 0), look: look)
        .elements
    }
  }

  /// Returns the elements of an image's list, stretched to a rectangle and cut off at its edges.
  static func elements(
    of list: DisplayList, in rect: LayoutRect, depth: Int = 0
  ) -> [DrawingElement] {
    guard list.width > 0, list.height > 0, rect.hasArea else { return [] }
    let own = LayoutRect(x: 0, y: 0, width: list.width, height: list.height)
    let elements = DisplayListPlayer(area: own, depth: depth).isolated(list.items)
    guard !elements.isEmpty else { return [] }
    let place = DisplayTransform(
      CGAffineTransform(
        a: rect.width / list.width, b: 0, c: 0, d: rect.height / list.height, tx: rect.x, ty: rect.y
      ))
    let clipped = DrawingElement.effect(.clip(DisplayPath(own)), elements)
    return place == .identity ? [clipped] : [.effect(.transform(place), [clipped])]
  }

  /// The area of an item with its shadow.
  private func shadowArea(of item: DisplayItem, _ shadow: DisplayShadow) -> LayoutRect {
    (item.bounds ?? area).reached(by: shadow)
  }
}

extension LayoutRect {
  /// The rectangle with the shadow of its content.
  func reached(by shadow: DisplayShadow) -> LayoutRect {
    let (x, y) = (abs(shadow.x) + 3 * shadow.deviation, abs(shadow.y) + 3 * shadow.deviation)
    return inset(x: -x - 1, y: -y - 1)
  }
}

extension DisplayList {
  /// A rectangle around all that the list draws; nil for an empty list.
  package var extent: LayoutRect? {
    let area = LayoutRect(x: 0, y: 0, width: width, height: height)
    return LayoutRect.union(
      of: items.map { item in
        let clip = item.clips.compactMap(\.bounds).min {
          $0.width * $0.height < $1.width * $1.height
        }
        let shape = clip ?? item.bounds ?? area
        return item.shadow.map { shape.reached(by: $0) } ?? shape
      })
  }
}

extension DisplayItem {
  /// The smallest rectangle around the item, as far as it is known; nil for an unknown one.
  fileprivate var bounds: LayoutRect? {
    let own: LayoutRect? =
      switch content {
      case .fill(let path, _): path.bounds
      case .stroke(let path, let stroke):
        path.bounds.map { rect in
          let reach = stroke.width * (stroke.join == .miter ? min(stroke.miterLimit, 4) : 1)
          return rect.inset(x: -reach, y: -reach)
        }
      case .image(_, let rect): rect
      case .text(let line):
        LayoutRect(
          x: line.x, y: line.baseline - line.style.lineHeight, width: line.width,
          height: 2 * line.style.lineHeight)
      case .layer(let items): LayoutRect.union(of: items.compactMap(\.bounds))
      case .gradient: nil
      }
    return own.flatMap { DisplayPath($0).applying(transform).bounds }
  }
}

extension LayoutRect {
  /// The smallest rectangle around others; nil for none.
  static func union(of rects: [LayoutRect]) -> LayoutRect? {
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { whole, rect in
      let (left, top) = (min(whole.x, rect.x), min(whole.y, rect.y))
      return LayoutRect(
        x: left, y: top, width: max(whole.maxX, rect.maxX) - left,
        height: max(whole.maxY, rect.maxY) - top)
    }
  }
}

extension ShapePaint {
  fileprivate init(_ stroke: DisplayStroke) {
    self.init(stroke: RenderedColor(stroke.color), lineWidth: stroke.width)
    dashes = stroke.dashes
    dashPhase = stroke.dashPhase
    cap = stroke.cap == .round ? .round : stroke.cap == .square ? .square : .butt
    join = stroke.join == .round ? .round : stroke.join == .bevel ? .bevel : .miter
    miterLimit = stroke.miterLimit
  }
}

extension DisplayTransform {
  /// The transform back; nil for one that leaves no area.
  fileprivate var inverted: DisplayTransform? {
    let size = a * d - b * c
    guard size != 0, size.isFinite else { return nil }
    return DisplayTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty).inverted())
  }
}

extension RenderedColor {
  /// Converts a colour of a display list.
  init(_ color: DisplayColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
