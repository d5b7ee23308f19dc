// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject {
  /// Creates a format with default values.
  public required override init() {
    super.init()
  }

  /// Returns a new format with default values.
  open class func `default`() -> Self { self.init() }
  /// The bounds of the renderer, in points.
  open internal(set) var bounds = CGRect.zero
}

/// The context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context that drawing code uses.
  open var cgContext: CGContext { context }
  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { usedFormat }
  private let context: CGContext
  private let usedFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    usedFormat = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { context.fill(rect, .copy) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { context.fill(rect, blendMode) }
  /// Draws a line of one point inside a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
  /// Draws a line of one point inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// A renderer that runs drawing code with a context for its bounds.
open class UIGraphicsRenderer: NSObject {
  private let usedFormat: UIGraphicsRendererFormat

  /// Creates a renderer with bounds and the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Creates a renderer with bounds and a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    usedFormat = format
    format.bounds = bounds
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { usedFormat }
  /// Whether the renderer can produce images as data: false.
  open var allowsImageOutput: Bool { false }

  /// Runs drawing code in a new current context, and returns the context; nil for empty bounds.
  @discardableResult
  func run(scale: CGFloat, _ actions: (CGContext) throws -> Void) rethrows -> CGContext? {
    let bounds = format.bounds
    guard let context = GraphicsContexts.makeContext(size: bounds.size, scale: scale) else {
      return nil
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try actions(context)
    return context
  }
}
