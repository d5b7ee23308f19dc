// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !QUOIN_APPLE_FOUNDATION
/// The meaning of the components of colours. Colours are not converted between spaces.
public final class CGColorSpace: Hashable, Sendable {
  /// The name; nil for the spaces of a device.
  public let name: String?
  /// The kind of the space.
  public let model: CGColorSpaceModel

  private init(name: String?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a space with a name; nil for an unknown one.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB, Self.genericRGBLinear:
      self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(name: name, model: .monochrome)
    case Self.genericCMYK: self.init(name: name, model: .cmyk)
    default: return nil
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// The name of standard red, green and blue.
  public static var sRGB: String { "kCGColorSpaceSRGB" }
  /// The name of the space of wide colour displays.
  public static var displayP3: String { "kCGColorSpaceDisplayP3" }
  /// The name of standard red, green and blue with components outside of 0 to 1.
  public static var extendedSRGB: String { "kCGColorSpaceExtendedSRGB" }
  /// The name of standard red, green and blue with linear components.
  public static var linearSRGB: String { "kCGColorSpaceLinearSRGB" }
  /// The name of generic red, green and blue with linear components.
  public static var genericRGBLinear: String { "kCGColorSpaceGenericRGBLinear" }
  /// The name of grey with a gamma of 2.2.
  public static var genericGrayGamma2_2: String { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of grey with linear components.
  public static var linearGray: String { "kCGColorSpaceLinearGray" }
  /// The name of generic cyan, magenta, yellow and black.
  public static var genericCMYK: String { "kCGColorSpaceGenericCMYK" }

  static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
  static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
  static let deviceCMYK = CGColorSpace(name: nil, model: .cmyk)

  /// Returns whether name and kind are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// A kind of colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// Returns the space of red, green and blue of a device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the space of grey of a device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Returns the space of cyan, magenta, yellow and black of a device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
#endif
