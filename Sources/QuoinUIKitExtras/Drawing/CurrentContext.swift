// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuoinUIKit

extension GraphicsContexts {
  /// Returns a context with its origin at the top left; nil for a size without pixels.
  static func makeContext(size: CGSize, scale: CGFloat) -> CGContext? {
    #if QUOIN_APPLE_FOUNDATION
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.width > 0, pixels.height > 0, pixels.width < 1e9, pixels.height < 1e9 else {
      return nil
    }
    let context = CGContext(
      data: nil, width: Int(pixels.width), height: Int(pixels.height), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.translateBy(x: 0, y: size.height * scale)
    context?.scaleBy(x: scale, y: -scale)
    return context
    #else
    return CGContext(size: size, scale: scale)
    #endif
  }

  /// Returns the scale that is used for the scale that a program states; 0 selects the scale of the
  /// current traits.
  static func usedScale(_ scale: CGFloat) -> CGFloat {
    if scale > 0 { return scale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 1
  }
}

/// Returns the current context of this thread; nil outside of drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Pushes a context onto the stack of this thread, which makes it current.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.pile.append(GraphicsContexts.Entry(context: context))
}

/// Pops the current context off the stack.
public func UIGraphicsPopContext() { _ = GraphicsContexts.pile.popLast() }

/// Begins an image context with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context with options.
///
/// - Parameters:
///   - size: The size in points. No context begins for a size of 0.
///   - opaque: Whether the image is opaque; without effect.
///   - scale: The number of pixels per point; 0 for the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = GraphicsContexts.usedScale(scale)
  guard let context = GraphicsContexts.makeContext(size: size, scale: scale) else { return }
  GraphicsContexts.pile.append(
    GraphicsContexts.Entry(context: context, size: size, scale: scale))
}

/// Returns an image of what was drawn into the current image context; nil without such a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContexts.pile.last, entry.size.width > 0 else { return nil }
  return UIImage(drawnIn: entry.context, size: entry.size, scale: entry.scale)
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() { _ = GraphicsContexts.pile.popLast() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect, .copy) }
/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blendMode)
}
/// Draws a line of one point inside a rectangle of the current context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.frame(rect, .copy) }
/// Draws a line of one point inside a rectangle of the current context with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.frame(rect, blendMode)
}
/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Fills a rectangle with a blend mode.
  func fill(_ rect: CGRect, _ blendMode: CGBlendMode) {
    saveGState()
    defer { restoreGState() }
    setBlendMode(blendMode)
    fill(rect)
  }

  /// Fills the area between a rectangle and one that is a point smaller at each edge.
  func frame(_ rect: CGRect, _ blendMode: CGBlendMode) {
    saveGState()
    defer { restoreGState() }
    setBlendMode(blendMode)
    beginPath()
    addRects([rect, rect.insetBy(dx: 1, dy: 1)])
    fillPath(using: .evenOdd)
  }
}
