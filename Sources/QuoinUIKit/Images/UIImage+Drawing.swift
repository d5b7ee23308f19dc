// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  /// Draws the image with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the image at a point of the current context with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image into a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image into a rectangle of the current context with a blend mode and an opacity.
  ///
  /// Parts that are not stretched, tiles and the orientation are not shown.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    #if !QUOIN_APPLE_FOUNDATION
    guard let context = GraphicsContexts.current, let content = displayContent else { return }
    var image = DisplayImage(content, tint: self.content.tint)
    if image.tint == nil, isSymbolImage || renderingMode == .alwaysTemplate { image.tint = .black }
    context.saveGState()
    defer { context.restoreGState() }
    // The blend mode and the opacity of the context apply unless others are given.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.draw(image, in: rect)
    #endif
  }
  /// Fills a rectangle of the current context with the image as a pattern.
  public func drawAsPattern(in rect: CGRect) {
    #if !QUOIN_APPLE_FOUNDATION
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setFillPattern(self)
    context.fill(rect)
    #endif
  }
}
