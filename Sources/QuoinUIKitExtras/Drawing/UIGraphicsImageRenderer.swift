// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The scale and the kind of pixels of a rendered image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours; stored, not shown.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels a point: those of the current traits unless set.
  open var scale = GraphicsContexts.usedScale(0)
  /// Whether the image has no alpha; stored, not shown.
  open var opaque = false
  /// The range of colours; stored, not shown.
  open var preferredRange = Range.automatic
  /// Whether colours have components outside of 0 to 1; stored, not shown.
  open var prefersExtendedRange = false

  /// A format with default values.
  public required init() {
    super.init()
  }

  /// A format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A new format for the main screen.
  open class func preferred() -> Self { self.init() }
}

/// The destination of a renderer of images.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An empty image of the size of the renderer.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(drawnAt: format.bounds.size, scale: scale)
  }
}

/// Makes images of a size by drawing. The drawing code runs, and the image is empty.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Drawing code.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of bounds in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of bounds in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs drawing code, and returns an empty image of the size of the renderer.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageScale
    run(scale: scale) { actions(UIGraphicsImageRendererContext(context: $0, format: format)) }
    return UIImage(drawnAt: format.bounds.size, scale: scale)
  }

  /// Runs drawing code, and returns no data: an image has no pixels here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Runs drawing code, and returns no data: an image has no pixels here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }

  private var imageScale: CGFloat {
    GraphicsContexts.usedScale((format as? UIGraphicsImageRendererFormat)?.scale ?? 0)
  }
}
