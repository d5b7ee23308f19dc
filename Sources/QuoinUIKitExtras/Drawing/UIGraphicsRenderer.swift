// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The bounds of what a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  /// A format with default values.
  public required override init() {
    super.init()
  }

  /// A new format with default values.
  open class func `default`() -> Self { self.init() }
  /// The bounds of the renderer, in points.
  open internal(set) var bounds = CGRect.zero
}

/// The destination of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The context that drawing goes to.
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

  /// Draws nothing.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Reduces the clip to a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// Calls drawing code with a context of its bounds.
open class UIGraphicsRenderer: NSObject {
  private let usedFormat: UIGraphicsRendererFormat

  /// A renderer of bounds, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// A renderer of bounds, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    usedFormat = format
    format.bounds = bounds
    super.init()
  }

  /// The format.
  open var format: UIGraphicsRendererFormat { usedFormat }
  /// Whether the bitmap of an image can be used.
  open var allowsImageOutput: Bool { false }

  /// Runs drawing code with a current context; what it draws is not shown.
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
