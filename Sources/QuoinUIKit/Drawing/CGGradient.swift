// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A gradient of colours along a line or between circles.
public final class CGGradient {
  /// The space of the colours.
  public let colorSpace: CGColorSpace?
  /// The colours with their positions.
  let stops: [DisplayGradient.Stop]

  /// Creates a gradient from colours; `colors` is an array of `CGColor`.
  ///
  /// - Parameters:
  ///   - space: The space of the colours.
  ///   - colors: The colours.
  ///   - locations: Where the colours are, from 0 to 1; nil spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    colorSpace = space
    stops = DisplayGradient.stops(
      known.map { DisplayColor($0) },
      locations: locations.map { values in known.indices.map { Double(values[$0]) } })
  }

  /// Creates a gradient from colours; `colors` is an array of `CGColor`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colorsSpace: space, colors: colors.map { $0 as Any }, locations: locations)
  }

  /// Creates a gradient from the components of colours, one colour after another.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    colorSpace = space
    let length = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)
    }
    stops = DisplayGradient.stops(
      colors.map { DisplayColor($0) },
      locations: locations.map { values in colors.indices.map { Double(values[$0]) } })
  }
}

/// The options for painting beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour is painted before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour is painted after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
#endif
