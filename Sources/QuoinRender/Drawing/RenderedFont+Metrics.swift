// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import QuoinUIKit

extension RenderedFont {
  /// The distance from the top of a line to its baseline, in points.
  var ascender: Double { metrics.ascender }
  /// The distance from one line to the next, in points.
  var lineHeight: Double { metrics.lineHeight }

  /// The style that layout measures the font with.
  var metrics: TextStyleMetrics {
    let index = min(max(weight / 100, 1), TextStyleMetrics.weights.count) - 1
    return FontFamilies.style(
      family: family, pointSize: size, weight: TextStyleMetrics.weights[index])
  }
}
