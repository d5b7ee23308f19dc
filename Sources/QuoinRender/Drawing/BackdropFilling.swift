// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Puts copies of what is behind blurs into them.
///
/// A picture with more copies than a viewer draws quickly has no more of them: what is behind these
/// blurs stays sharp.
struct BackdropFilling {
  /// The number of shapes that may still be copied.
  private var budget = 4000

  /// Returns the elements of a picture with blurs that show what is behind them.
  static func filled(_ elements: [DrawingElement]) -> [DrawingElement] {
    var filling = BackdropFilling()
    return filling.filled(elements, behind: [])
  }

  private mutating func filled(
    _ elements: [DrawingElement], behind: [DrawingElement]
  ) -> [DrawingElement] {
    guard elements.contains(where: \.hasEmptyBlur) else { return elements }
    var seen = behind
    return elements.map { element in
      defer { seen.append(element) }
      guard element.hasEmptyBlur else { return element }
      switch element {
      case .effect(.blur(let deviation, let area), let children) where children.isEmpty:
        return .effect(.blur(deviation: deviation, area: area), copies(of: seen, in: area))
      case .group(let title, let opacity, let view, let children):
        return .group(
          title: title, opacity: opacity, view: view, filled(children, behind: seen))
      case .effect(.clip(let path), let children):
        return .effect(.clip(path), filled(children, behind: seen))
      case .clip(let rect, let children): return .clip(rect, filled(children, behind: seen))
      case .screen(let rect, let radius, let background, let id, let children):
        let page = DrawingElement.rect(rect, .fill(background))
        return .screen(
          rect, radius: radius, background: background, id: id,
          filled(children, behind: seen + [page]))
      default: return element
      }
    }
  }

  /// Returns the shapes that are inside an area, without their names and without other blurs; none
  /// if these are too many.
  private mutating func copies(
    of elements: [DrawingElement], in area: LayoutRect
  ) -> [DrawingElement] {
    var rest = budget
    let copies = Self.copies(of: elements, in: area, &rest)
    guard rest >= 0 else { return [] }
    budget = rest
    return copies
  }

  /// - Parameter rest: The number of shapes that may still be copied; below zero after too many,
  ///   from where on nothing is copied.
  private static func copies(
    of elements: [DrawingElement], in area: LayoutRect?, _ rest: inout Int
  ) -> [DrawingElement] {
    elements.compactMap { element in
      guard rest >= 0 else { return nil }
      switch element {
      case .effect(.blur, _): return nil
      case .group(_, let opacity, _, let children):
        let copies = copies(of: children, in: area, &rest)
        return copies.isEmpty ? nil : .group(opacity: opacity, copies)
      case .clip(let rect, let children):
        let copies = copies(of: children, in: area, &rest)
        return copies.isEmpty ? nil : .clip(rect, copies)
      case .effect(let effect, let children):
        // The coordinates inside of a transform are others.
        var inner = area
        if case .transform = effect { inner = nil }
        let copies = copies(of: children, in: inner, &rest)
        return copies.isEmpty ? nil : .effect(effect, copies)
      case .moved(let x, let y, let children):
        let copies = copies(of: children, in: nil, &rest)
        return copies.isEmpty ? nil : .moved(x: x, y: y, copies)
      case .screen(_, _, _, _, let children):
        let copies = copies(of: children, in: area, &rest)
        return copies.isEmpty ? nil : .group(copies)
      default:
        if let area, let bounds = element.leafBounds, !bounds.overlaps(area) { return nil }
        rest -= 1
        return element
      }
    }
  }
}

extension DrawingElement {
  /// Whether there is a blur in the element that has nothing in it.
  fileprivate var hasEmptyBlur: Bool {
    switch self {
    case .effect(.blur, let children) where children.isEmpty: true
    case .group(_, _, _, let children), .effect(.clip, let children), .clip(_, let children),
      .screen(_, _, _, _, let children):
      children.contains(where: \.hasEmptyBlur)
    default: false
    }
  }

  /// The rectangle of a shape, as wide as all for a text; nil for groups.
  fileprivate var leafBounds: LayoutRect? {
    switch self {
    case .rect(let rect, _, _), .image(_, let rect, _, _): rect
    case .circle(let x, let y, let radius, _):
      LayoutRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    case .line(let start, let end, _): Self.bounds(of: [start, end])
    case .polyline(let points, _): Self.bounds(of: points)
    case .path(let path, _): path.bounds
    case .text(let line):
      LayoutRect(
        x: -1e6, y: line.baseline - line.font.size, width: 2e6, height: line.font.size * 1.4)
    case .group, .effect, .moved, .clip, .screen: nil
    }
  }

  private static func bounds(of points: [Point]) -> LayoutRect? {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}
