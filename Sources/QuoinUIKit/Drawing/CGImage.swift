// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation
import QuoinLayout

/// An image: its size in pixels, and what was drawn into it.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The content of the image; nil for an empty one.
  package let content: DisplayImage.Content?

  package init(width: Int, height: Int, content: DisplayImage.Content? = nil) {
    self.width = width
    self.height = height
    self.content = content
  }

  /// Returns the part of the image in a rectangle in pixels; nil if they do not overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      width: Int(part.width), height: Int(part.height),
      content: content.map { .drawing(cropped($0, to: part)) })
  }

  /// Returns a copy.
  public func copy() -> CGImage? { CGImage(width: width, height: height, content: content) }

  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// The meaning of the components: red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The position of alpha in a pixel: the last component.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The storage format of pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGImage {
  /// Returns the drawing of a part in a rectangle in pixels.
  private func cropped(_ content: DisplayImage.Content, to part: CGRect) -> DisplayList {
    var item = DisplayItem(
      .image(
        DisplayImage(content),
        LayoutRect(x: 0, y: 0, width: Double(width), height: Double(height))))
    item.transform = DisplayTransform(
      CGAffineTransform(translationX: -part.minX, y: -part.minY))
    let size = LayoutRect(x: 0, y: 0, width: Double(part.width), height: Double(part.height))
    item.clips = [DisplayPath(size)]
    return DisplayList(width: size.width, height: size.height, items: [item])
  }
}

/// The position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The storage format of pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
#endif
