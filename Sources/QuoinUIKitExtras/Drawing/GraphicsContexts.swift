// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuoinUIKit

/// The contexts of a thread, the current one last.
struct GraphicsContexts {
  /// A context, and what an image of it has.
  struct Entry {
    var context: CGContext
    var size = CGSize.zero
    var scale: CGFloat = 1
  }

  private static let key = "QuoinUIKitExtras.GraphicsContexts"

  /// The contexts of this thread.
  static var pile: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// A context with its origin at the top; nil for a size without pixels.
  static func makeContext(size: CGSize, scale: CGFloat) -> CGContext? {
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.width > 0, pixels.height > 0, pixels.width.isFinite, pixels.height.isFinite else {
      return nil
    }
    let context = CGContext(
      data: nil, width: Int(pixels.width), height: Int(pixels.height), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.translateBy(x: 0, y: size.height * scale)
    context?.scaleBy(x: scale, y: -scale)
    return context
  }

  /// The number of pixels a point of a scale that a program states; 0 means that of a screen.
  static func usedScale(_ scale: CGFloat) -> CGFloat {
    if scale > 0 { return scale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 1
  }
}

/// The current context of this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.pile.last?.context }

/// Makes a context the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.pile.append(GraphicsContexts.Entry(context: context))
}

/// Returns to the context that was current before.
public func UIGraphicsPopContext() { _ = GraphicsContexts.pile.popLast() }

/// Begins drawing into an image with a pixel for each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing into an image.
///
/// - Parameters:
///   - size: The size in points. For a size of 0 nothing begins.
///   - opaque: Whether the image has no alpha; without effect.
///   - scale: Pixels a point; 0 for the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = GraphicsContexts.usedScale(scale)
  guard let context = GraphicsContexts.makeContext(size: size, scale: scale) else { return }
  GraphicsContexts.pile.append(
    GraphicsContexts.Entry(context: context, size: size, scale: scale))
}

/// Returns an empty image of the size of the current context; nil outside of drawing into an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContexts.pile.last, entry.size.width > 0 else { return nil }
  return UIImage(drawnAt: entry.size, scale: entry.scale)
}

/// Ends drawing into an image.
public func UIGraphicsEndImageContext() { _ = GraphicsContexts.pile.popLast() }

/// Draws nothing.
public func UIRectFill(_ rect: CGRect) {}
/// Draws nothing.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Draws nothing.
public func UIRectFrame(_ rect: CGRect) {}
/// Draws nothing.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Reduces the clip of the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
