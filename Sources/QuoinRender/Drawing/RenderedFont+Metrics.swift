// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

extension RenderedFont {
  /// The distance from the top of a line to its baseline, in points.
  var ascender: Double { metrics.ascender }
  /// The distance from one line to the next, in points.
  var lineHeight: Double { metrics.lineHeight }

  /// The style that layout measures the font with.
  var metrics: TextStyleMetrics {
    let index = min(max(weight / 100, 1), Self.weights.count) - 1
    return TextStyleMetrics(pointSize: size, weight: Self.weights[index])
  }

  /// The weights of UIKit from ultralight to black, which are 100 to 900 here.
  private static let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// The weight from 100 to 900 that is nearest to that of a style.
  static func weight(of style: TextStyleMetrics) -> Int {
    let distances = weights.map { abs($0 - style.weight) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }
}
