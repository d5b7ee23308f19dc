// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import QuoinLayout
import QuoinUIKit

// Paths, gradients and effects of recorded drawing.
extension PictureCanvas {
  func draw(_ path: DisplayPath, _ paint: ShapePaint) {
    add(path)
    if let gradient = paint.gradient { fill(with: gradient, isEvenOdd: path.isEvenOdd) }
    self.paint(paint, isEvenOdd: path.isEvenOdd)
  }

  func draw(_ children: [DrawingElement], _ effect: DrawingEffect) {
    switch effect {
    case .transform(let transform):
      saved {
        let numbers = [transform.a, transform.b, transform.c, transform.d].map(Self.limited)
        let isUsable = quoin_canvas_transform(
          handle, numbers[0], numbers[1], numbers[2], numbers[3], Self.limited(transform.tx),
          Self.limited(transform.ty))
        if isUsable { draw(children) }
      }
    case .clip(let path):
      saved {
        add(path)
        quoin_canvas_clip(handle, path.isEvenOdd)
        draw(children)
      }
    case .mask(let elements):
      quoin_canvas_begin_group(handle)
      draw(children)
      quoin_canvas_begin_group(handle)
      draw(elements)
      quoin_canvas_end_masked(handle)
    case .cut(let elements, _, _):
      quoin_canvas_begin_group(handle)
      draw(children)
      quoin_canvas_begin_group(handle)
      draw(elements)
      quoin_canvas_end_blended(handle, Self.destinationOut)
      quoin_canvas_end_group(handle, 1)
    case .blend(let mode):
      quoin_canvas_begin_group(handle)
      draw(children)
      quoin_canvas_end_blended(handle, mode.cairoNumber)
    case .shadow(let shadow, let area): draw(children, shadow, in: area)
    case .blur: break  // What is behind stays sharp.
    case .tint(let color):
      quoin_canvas_begin_group(handle)
      draw(children)
      quoin_canvas_end_tinted(handle, quoin_canvas_color(color))
    }
  }

  /// The operator of Cairo that erases, as in cairo.h.
  private static let destinationOut: Int32 = 9

  /// Draws a shadow behind elements, both inside an area.
  private func draw(
    _ children: [DrawingElement], _ shadow: DisplayShadow, in area: LayoutRect
  ) {
    clipped(to: area) {
      quoin_canvas_begin_group(handle)
      draw(children)
      quoin_canvas_end_shadow(
        handle, quoin_canvas_color(RenderedColor(shadow.color)), Self.limited(shadow.x),
        Self.limited(shadow.y), min(max(0, Self.limited(shadow.deviation)), 500))
    }
    if !shadow.isAlone { draw(children) }
  }

  private func add(_ path: DisplayPath) {
    var current = LayoutPoint(x: 0, y: 0)
    func at(_ point: LayoutPoint) -> (x: Double, y: Double) {
      (Self.limited(point.x), Self.limited(point.y))
    }
    for element in path.elements {
      switch element {
      case .move(let end): quoin_canvas_move(handle, at(end).x, at(end).y)
      case .line(let end): quoin_canvas_line(handle, at(end).x, at(end).y)
      case .quadCurve(let control, let end):
        // The cubic curve that is the same: its control points are two thirds of the way.
        let (first, second) = (current.toward(control), end.toward(control))
        quoin_canvas_curve(
          handle, at(first).x, at(first).y, at(second).x, at(second).y, at(end).x, at(end).y)
      case .curve(let first, let second, let end):
        quoin_canvas_curve(
          handle, at(first).x, at(first).y, at(second).x, at(second).y, at(end).x, at(end).y)
      case .close: quoin_canvas_close(handle)
      }
      current = element.points.last ?? current
    }
  }

  private func fill(with gradient: DisplayGradient, isEvenOdd: Bool) {
    let stops = gradient.stops.map {
      quoin_stop(offset: $0.location, color: quoin_canvas_color(RenderedColor($0.color)))
    }
    stops.withUnsafeBufferPointer { buffer in
      var values = quoin_gradient()
      values.stops = buffer.baseAddress
      values.stop_count = Int32(buffer.count)
      values.extends_before = gradient.extendsBeforeStart
      values.extends_after = gradient.extendsAfterEnd
      let (start, end): (LayoutPoint, LayoutPoint)
      switch gradient.shape {
      case .linear(let first, let last):
        (start, end) = (first, last)
        (values.start_radius, values.end_radius) = (-1, -1)
      case .radial(let first, let firstRadius, let last, let lastRadius):
        (start, end) = (first, last)
        values.start_radius = max(0, Self.limited(firstRadius))
        values.end_radius = max(0, Self.limited(lastRadius))
      }
      (values.start_x, values.start_y) = (Self.limited(start.x), Self.limited(start.y))
      (values.end_x, values.end_y) = (Self.limited(end.x), Self.limited(end.y))
      quoin_canvas_fill_gradient(handle, values, isEvenOdd)
    }
  }
}

extension LayoutPoint {
  /// Returns the point two thirds of the way to another one.
  fileprivate func toward(_ other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
  }
}

extension DisplayBlend {
  /// The operator of Cairo, as in cairo.h.
  fileprivate var cairoNumber: Int32 {
    switch self {
    case .normal: 2
    case .plusLighter: 12
    case .multiply: 14
    case .screen: 15
    case .overlay: 16
    case .darken: 17
    case .lighten: 18
    case .colorDodge: 19
    case .colorBurn: 20
    case .hardLight: 21
    case .softLight: 22
    case .difference: 23
    case .exclusion: 24
    case .hue: 25
    case .saturation: 26
    case .color: 27
    case .luminosity: 28
    }
  }
}

#endif
