// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An image that a view shows: the bytes of a file, and the size at which the file is shown.
public struct RenderedImage: Hashable, Sendable {
  /// The format of the bytes.
  public enum Format: String, Hashable, Sendable {
    case png
    case jpeg
  }

  /// The content of a file.
  public let bytes: [UInt8]
  /// A name by the content: equal images have equal names in all pictures.
  let identifier: String
  /// The format of the bytes.
  public var format: Format
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Whether only the shape counts, which is drawn in the tint colour.
  public var isTemplate: Bool
  /// Whether the image is drawn mirrored from left to right.
  public var isMirrored: Bool

  /// Creates an image.
  public init(
    bytes: [UInt8], format: Format, width: Double, height: Double, isTemplate: Bool = false,
    isMirrored: Bool = false
  ) {
    self.bytes = bytes
    identifier = "image-" + ContentName.hash(of: bytes)
    self.format = format
    self.width = width
    self.height = height
    self.isTemplate = isTemplate
    self.isMirrored = isMirrored
  }
}
