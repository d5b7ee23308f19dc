// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The scale and the pixel format of a rendered image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The ranges of colours; stored, not shown.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// The number of pixels per point: by default that of the current traits.
  open var scale = GraphicsContexts.usedScale(0)
  /// Whether the image is opaque; stored, not shown.
  open var opaque = false
  /// The preferred range of colours; stored, not shown.
  open var preferredRange = Range.automatic
  /// Whether colour components can be outside of 0 to 1; stored, not shown.
  open var prefersExtendedRange = false

  /// Creates a format with default values.
  public required init() {
    super.init()
  }

  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a new format for the main screen.
  open class func preferred() -> Self { self.init() }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of what was drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(drawnIn: cgContext, size: format.bounds.size, scale: scale)
  }
}

/// A renderer that creates images by drawing. An image keeps the recording of the drawing code,
/// which pictures show in any size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure with drawing code.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer for images of the given size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for images of the given size, in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images with bounds in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images with bounds in points and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs drawing code and returns an image of what it draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageScale
    let context = run(scale: scale) {
      actions(UIGraphicsImageRendererContext(context: $0, format: format))
    }
    return UIImage(drawnIn: context, size: format.bounds.size, scale: scale)
  }

  /// Runs drawing code and returns a PNG file of what it draws; no data without the package trait
  /// `Pango`, with a remark in the console.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs drawing code and returns no data: JPEG files are not written here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private var imageScale: CGFloat {
    GraphicsContexts.usedScale((format as? UIGraphicsImageRendererFormat)?.scale ?? 0)
  }
}
