// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText

/// The sizes of symbols. They are estimates: the outlines of Apple's symbols are not available
/// here, and no stored frame states a size.
enum SymbolMetrics {
  /// *Estimated*: width and height for each point of the size, at the medium scale.
  private static let usual = CGSize(width: 1.2, height: 1.1)
  /// *Estimated*, as `usual`: symbols that are much narrower, by the beginning of their names.
  private static let narrow: [(prefix: String, size: CGSize)] = [
    ("chevron.left", CGSize(width: 0.75, height: 1)),
    ("chevron.right", CGSize(width: 0.75, height: 1)),
    ("chevron.forward", CGSize(width: 0.75, height: 1)),
    ("chevron.backward", CGSize(width: 0.75, height: 1)),
  ]

  /// *Estimated*: returns the factor of a symbol scale.
  private static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    case .unspecified, .default, .medium: 1
    }
  }

  /// Returns the size of a symbol in points, rounded up to the pixels of a screen with 3 of them a
  /// point.
  static func size(of name: String, _ configuration: UIImage.SymbolConfiguration) -> CGSize {
    let ratio = narrow.first { name.hasPrefix($0.prefix) }?.size ?? usual
    let unit = configuration.usedPointSize * factor(configuration.scale ?? .unspecified)
    return CGSize(
      width: roundedUpToPixel(Double(ratio.width * unit), scale: 3),
      height: roundedUpToPixel(Double(ratio.height * unit), scale: 3))
  }
}
