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

  /// Fills a rectangle. Nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Fills a rectangle with a blend mode. Nothing is drawn here.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Strokes a rectangle. Nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Strokes a rectangle with a blend mode. Nothing is drawn here.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
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
  /// Whether the renderer can produce images: false.
  open var allowsImageOutput: Bool { false }

  /// Runs drawing code in a new current context, whose content is not shown.
  func run(scale: CGFloat, _ actions: (CGContext) throws -> Void) rethrows {
    let bounds = format.bounds
    guard let context = GraphicsContexts.makeContext(size: bounds.size, scale: scale) else {
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try actions(context)
  }
}
