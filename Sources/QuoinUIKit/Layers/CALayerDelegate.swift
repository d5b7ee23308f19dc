// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Lays out and draws a layer. The layer of a view has the view as its delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Called to show the contents, before `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Called to draw the contents, for pictures.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before drawing.
  func layerWillDraw(_ layer: CALayer)
  /// Called to place the sublayers of a layer that does not belong to a view.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of a change of a property. Quoin never calls it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
