// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// An image, of which only the size, the name and attributes of its use are known.
///
/// Images can be used on any thread, as Apple's can: their stored properties do not change.
open class UIImage: NSObject, @unchecked Sendable {
  let content: ImageContent

  /// Creates an image of no size.
  public override init() {
    content = ImageContent()
    super.init()
  }

  init(content: ImageContent) {
    self.content = content
    super.init()
  }

  /// Creates an image with a size in points.
  package convenience init(size: CGSize, name: String? = nil) {
    self.init(content: ImageContent(size: size, name: name))
  }

  /// Creates an image of a catalog that was read elsewhere, from its bytes.
  package convenience init(
    data: Data, size: CGSize, name: String, isTemplate: Bool, isMirrored: Bool,
    capInsets: UIEdgeInsets, center: (width: Double?, height: Double?), isTiled: Bool
  ) {
    var content = ImageContent(size: size, name: name)
    content.source = .data(data)
    content.isMirrored = isMirrored
    if isTemplate { content.renderingMode = .alwaysTemplate }
    content.capInsets = capInsets
    content.sliceCenter = center
    content.resizingMode = isTiled ? .tile : .stretch
    self.init(content: content)
  }

  /// Creates an image of the asset catalogs, or of a file, of the main bundle; nil for an unknown
  /// name.
  ///
  /// Catalogs are those in the bundle, those of the stage, and those in the folders that the
  /// environment variable `QUOIN_ASSETS` lists. The variant in them is chosen by the traits of each
  /// view that shows the image. A name without extension names a PNG or JPEG file; a file with
  /// `@3x` or `@2x` in its name is preferred according to the scale of the main screen.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of the asset catalogs, or of a file, of a bundle; nil for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let content = ImageContent(named: name, in: bundle ?? .main, compatibleWith: traitCollection)
    else { return nil }
    self.init(content: content)
  }

  /// Creates an image of the asset catalogs, or of a file, of a bundle; nil for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image of a resource, as for the compiler's image literals: empty for a missing
  /// resource.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(named: name, orEmptyIn: .main)
  }

  /// Creates the image with a name, an empty one for an unknown name.
  package convenience init(named name: String, orEmptyIn bundle: Bundle) {
    self.init(
      content: ImageContent(named: name, in: bundle, compatibleWith: nil)
        ?? ImageContent(name: name))
  }

  /// Creates the image of a file; nil when it cannot be read or is not a PNG, JPEG or GIF file.
  public convenience init?(contentsOfFile path: String) {
    guard let content = ImageFiles.content(ofFile: path) else { return nil }
    self.init(content: content)
  }

  /// Creates the image in the data of a PNG, JPEG or GIF file, of which only the size is read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates the image in the data of a PNG, JPEG or GIF file, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageFiles.content(of: data, scale: scale) else { return nil }
    self.init(content: content)
  }

  /// Creates an image from a Core Graphics image, with one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels per point.
  ///   - orientation: How the picture is rotated; rotated by a quarter, it exchanges width and
  ///     height.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    var content = ImageContent(
      size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, orientation: orientation)
    content.picture = cgImage
    self.init(content: content)
  }

  /// The source of an image's pixels.
  package enum Source: Hashable, Sendable {
    case file(String)
    /// The data of a PNG, JPEG or GIF file.
    case data(Data)
  }

  /// The source of the pixels; nil when no pixels are known.
  package var source: Source? { content.source }

  /// The content as display lists contain it; nil for an image without pixels.
  package var displayContent: DisplayImage.Content? { content.displayContent }

  /// The colour that the program gave to the image; nil for that of its view.
  package var displayTint: DisplayColor? { content.tint }

  /// The name in the image's file, for pictures of the layout.
  package var name: String? { content.name }

  /// The size in points.
  open var size: CGSize {
    let size = content.size
    return content.orientation.isQuarterTurn
      ? CGSize(width: size.height, height: size.width) : size
  }
  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }
  /// The rotation of the image.
  open var imageOrientation: Orientation { content.orientation }
  /// A Core Graphics image with the size in pixels.
  open var cgImage: CGImage? { content.makePicture() }
  /// The pictures of an animated image.
  open var images: [UIImage]? { content.frames }
  /// The duration of an animated image, in seconds.
  open var duration: TimeInterval { content.duration }
  /// Whether the image is a template for the tint colour; stored, not shown.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The parts at the edges that are not stretched, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// The resizing mode of the middle part, stretching or tiling; stored, not shown.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The insets from the edges to the alignment rectangle of an image view.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }
  /// Whether the image is mirrored in right-to-left interfaces; stored, not shown.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsInRightToLeft }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { content.symbol != nil }
  /// The configuration of a symbol.
  open var symbolConfiguration: SymbolConfiguration? { content.symbol }
  /// The configuration of a symbol.
  open var configuration: Configuration? { content.symbol }
  /// The baseline of a symbol: nil, since it is not known.
  open var baselineOffsetFromBottom: CGFloat? { nil }

  /// Returns the same image with some attributes changed.
  func changing(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    content.size =
      content.orientation.isQuarterTurn
      ? CGSize(width: size.height, height: size.width) : size
    content.scale = scale
    change(&content)
    return UIImage(content: content)
  }
}
