// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinRender
import QuoinUIKit

/// The constraints of a window, drawn over its widgets. The pointer passes.
@MainActor final class ConstraintLayer {
  private let widget: OpaquePointer
  private var shown: [ConstraintOverlay.Shape] = []

  init() {
    guard let widget = quoin_drawing_create(0) else {
      preconditionFailure("GTK makes a widget or ends the program.")
    }
    self.widget = widget
  }

  func end() { quoin_widget_destroy(widget) }

  /// Draws the constraints of a window, which has been laid out.
  /// - Parameter last: The widget in the container that is in front of all others.
  func update(for window: UIWindow, in container: OpaquePointer, after last: OpaquePointer?) {
    quoin_widget_insert(widget, container, last)
    updatePlace(for: window)
  }

  /// Draws the constraints of a window that has another size.
  func updatePlace(for window: UIWindow) {
    var place = quoin_place()
    place.width = Double(window.bounds.width)
    place.height = Double(window.bounds.height)
    place.alpha = 1
    quoin_widget_set_place(widget, &place)
    let shapes = ConstraintOverlay(of: window).shapes
    guard shapes != shown else { return }
    shown = shapes
    let strings = CStrings()
    let written = shapes.map { quoin_shape($0, strings) }
    withExtendedLifetime(strings) { quoin_drawing_set(widget, written, written.count) }
  }
}

extension quoin_shape {
  /// Creates a shape whose texts are valid as long as the strings.
  fileprivate init(_ shape: ConstraintOverlay.Shape, _ strings: CStrings) {
    self.init()
    switch shape {
    case .line(let start, let end, let color, let width, let dashes):
      kind = Int32(QUOIN_SHAPE_LINE)
      (x, y) = (Double(start.x), Double(start.y))
      (self.width, height) = (Double(end.x - start.x), Double(end.y - start.y))
      self.color = quoin_color(color)
      setLine(width, dashes)
    case .box(let rect, let radius, let fill):
      kind = Int32(QUOIN_SHAPE_BOX)
      setRectangle(rect)
      self.radius = radius
      color = quoin_color(fill)
    case .outline(let rect, let color, let width, let dashes):
      kind = Int32(QUOIN_SHAPE_OUTLINE)
      setRectangle(rect)
      self.color = quoin_color(color)
      setLine(width, dashes)
    case .text(let text, let point, let font, let color):
      kind = Int32(QUOIN_SHAPE_TEXT)
      (x, y) = (Double(point.x), Double(point.y))
      self.text = strings.pointer(to: text)
      self.color = quoin_color(color)
      font_size = font.size
      weight = Int32(clamping: font.weight)
    }
  }

  private mutating func setRectangle(_ rect: CGRect) {
    (x, y) = (Double(rect.minX), Double(rect.minY))
    (width, height) = (Double(rect.width), Double(rect.height))
  }

  private mutating func setLine(_ width: Double, _ dashes: [Double]) {
    line_width = width
    guard dashes.count == 2 else { return }
    (dash, gap) = (dashes[0], dashes[1])
  }
}

extension quoin_color {
  fileprivate init(_ color: RenderedColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}
#endif
