// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinInterfaceBuilder
public import QuoinUIKit

// A chain may begin with any axis: `.sizes(320, 393)`.

extension LayoutMatrix {
  /// Returns a matrix of devices.
  public static func devices(_ devices: SceneDevice...) -> LayoutMatrix {
    devices.reduce(LayoutMatrix()) { $0.devices($1) }.rejectingEmpty(devices, "devices")
  }

  /// Returns a matrix of devices with names, such as `iPhone 15`.
  public static func devices(_ names: String...) -> LayoutMatrix {
    names.reduce(LayoutMatrix()) { $0.devices($1) }.rejectingEmpty(names, "devices")
  }

  /// Returns a matrix of orientations.
  public static func orientations(_ orientations: MatrixOrientation...) -> LayoutMatrix {
    orientations.reduce(LayoutMatrix()) { $0.orientations($1) }
      .rejectingEmpty(orientations, "orientations")
  }

  /// Returns a matrix of reading directions.
  public static func directions(_ directions: MatrixDirection...) -> LayoutMatrix {
    directions.reduce(LayoutMatrix()) { $0.directions($1) }.rejectingEmpty(directions, "directions")
  }

  /// Returns a matrix of text sizes.
  public static func textSizes(_ sizes: UIContentSizeCategory...) -> LayoutMatrix {
    sizes.reduce(LayoutMatrix()) { $0.textSizes($1) }.rejectingEmpty(sizes, "text sizes")
  }

  /// Returns a matrix of numbers of pixels per point.
  public static func scales(_ scales: CGFloat...) -> LayoutMatrix {
    scales.reduce(LayoutMatrix()) { $0.scales($1) }.rejectingEmpty(scales, "scales")
  }

  /// Returns a matrix of widths of a part of a screen, in points.
  public static func sizes(_ widths: CGFloat...) -> LayoutMatrix {
    widths.reduce(LayoutMatrix()) { $0.sizes($1) }.rejectingEmpty(widths, "sizes")
  }

  /// Returns a matrix of sizes of a part of a screen, in points.
  public static func sizes(_ sizes: CGSize...) -> LayoutMatrix {
    sizes.reduce(LayoutMatrix()) { $0.sizes($1) }.rejectingEmpty(sizes, "sizes")
  }

  /// Returns a matrix of texts in place of those of the views.
  public static func strings(_ variants: StringsVariant?...) -> LayoutMatrix {
    variants.reduce(LayoutMatrix()) { $0.strings($1) }.rejectingEmpty(variants, "strings")
  }

  /// Returns a matrix of samples for the maker of the views.
  public static func samples(_ samples: [LayoutSample]) -> LayoutMatrix {
    LayoutMatrix().samples(samples)
  }

  private func rejectingEmpty(_ values: [some Any], _ name: String) -> LayoutMatrix {
    guard values.isEmpty else { return self }
    var matrix = self
    matrix.objections.append("the list of \(name) is empty")
    return matrix
  }
}
