// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A colour of layers: red, green, blue and alpha from 0 to 1, or white and alpha.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]
  /// The meaning of the components.
  public let colorSpace: CGColorSpace?

  /// Creates a colour from red, green, blue and alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha], space: CGColorSpaceCreateDeviceRGB())
  }

  /// Creates a colour from standard red, green, blue and alpha.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha], space: CGColorSpace(name: CGColorSpace.sRGB))
  }

  /// Creates a grey from white and alpha.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(values: [gray, alpha], space: CGColorSpaceCreateDeviceGray())
  }

  /// Creates a grey with a gamma of 2.2 from white and alpha.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(
      values: [gray, alpha], space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
  }

  /// Creates a colour from the components of a space and alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>
  ) {
    let count = space.numberOfComponents + 1
    self.init(values: (0..<count).map { components[$0] }, space: space)
  }

  private init(values: [CGFloat], space: CGColorSpace?) {
    self.values = values
    colorSpace = space
  }

  /// Returns the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: values.dropLast() + [alpha], space: colorSpace)
  }

  /// Returns a copy.
  public func copy() -> CGColor? { CGColor(values: values, space: colorSpace) }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }
  /// The opacity from 0, invisible, to 1.
  public var alpha: CGFloat { values.last ?? 1 }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// Returns whether the components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
#endif
