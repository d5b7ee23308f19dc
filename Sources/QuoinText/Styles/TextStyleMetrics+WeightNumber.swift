// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension TextStyleMetrics {
  /// The weights of Apple's fonts that are 100, 200 and so on up to 900 elsewhere.
  package static let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// The weight from 100 to 900 that is nearest.
  package var weightNumber: Int {
    let distances = Self.weights.map { abs($0 - weight) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
    return (nearest + 1) * 100
  }
}
