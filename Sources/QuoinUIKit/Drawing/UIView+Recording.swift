// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Marks the layer of the view for drawing, and notifies its observers.
  func requestDrawing() {
    // A view without a layer was never drawn.
    existingLayer?.setNeedsDisplay()
    reportChange(.look)
  }

  /// Notes that drawing code of this library ran.
  func markBaseDrawing() {
    #if !QUOIN_APPLE_FOUNDATION
    GraphicsContexts.current?.hasReachedBase = true
    #endif
  }

  /// Notes the rectangle in which a label of this library draws its text.
  func markTextDrawing(in rect: CGRect) {
    #if !QUOIN_APPLE_FOUNDATION
    GraphicsContexts.current?.hasReachedBase = true
    GraphicsContexts.current?.textRect = rect
    #endif
  }

  /// Draws the layers of the view into a rectangle of the current context.
  func paintHierarchy(in rect: CGRect) {
    let size = bounds.size
    guard let context = GraphicsContexts.current, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
  }

  /// The display lists of the view and its layers; nil where all of them are empty.
  ///
  /// Drawing code of the program runs once for each state.
  package var drawing: ViewDrawing? {
    let drawing = ViewDrawing(of: self)
    return drawing.isEmpty ? nil : drawing
  }
}
