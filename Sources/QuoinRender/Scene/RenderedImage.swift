// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinAssets
public import QuoinLayout

/// An image that a view shows: the bytes of a file, and the size at which the file is shown.
public struct RenderedImage: Hashable, Sendable {
  /// The format of the bytes.
  public enum Format: String, Hashable, Sendable {
    case png
    case jpeg
    /// A drawing in SVG, of which pictures take over shapes, texts and gradients alone.
    case svg
  }

  /// Slices of an image: parts at its edges that keep their size, and a middle that is stretched or
  /// repeated.
  public struct Slices: Hashable, Sendable {
    /// The sizes of the parts at the edges in points.
    public var insets: LayoutInsets
    /// The width of the part that fills the middle, in points; nil for all between the insets.
    public var centerWidth: Double?
    /// The height of the part that fills the middle, in points; nil for all between the insets.
    public var centerHeight: Double?
    /// Whether the middle is repeated and not stretched.
    public var isTiled: Bool

    /// Creates slices; the middle is by default all between the insets, and stretched.
    package init(
      insets: LayoutInsets, centerWidth: Double? = nil, centerHeight: Double? = nil,
      isTiled: Bool = false
    ) {
      self.insets = insets
      self.centerWidth = centerWidth
      self.centerHeight = centerHeight
      self.isTiled = isTiled
    }
  }

  /// The content of a file.
  public let bytes: [UInt8]
  /// A name by the content: equal images have equal names in all pictures.
  let identifier: String
  /// The format of the bytes.
  public let format: Format
  /// The elements of a drawing that pictures take over; nil for pixels, and for a drawing that
  /// cannot be shown.
  let vector: VectorImage?
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Whether only the shape counts, which is drawn in the tint colour.
  public var isTemplate: Bool
  /// Whether the image is drawn mirrored from left to right.
  public var isMirrored: Bool
  /// The slices; nil for an image that is stretched as a whole.
  public var slices: Slices?

  /// Creates an image.
  package init(
    bytes: [UInt8], format: Format, width: Double, height: Double, isTemplate: Bool = false,
    isMirrored: Bool = false, slices: Slices? = nil
  ) {
    self.bytes = bytes
    identifier = "image-" + ContentName.hash(of: bytes)
    self.format = format
    vector = format == .svg ? Self.vector(bytes) : nil
    self.width = width
    self.height = height
    self.isTemplate = isTemplate
    self.isMirrored = isMirrored
    self.slices = slices
  }

  private static func vector(_ bytes: [UInt8]) -> VectorImage? {
    do {
      return try VectorImage(bytes)
    } catch {
      // The reason is a remark of the catalog that the drawing is from.
      return nil
    }
  }
}
