// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Insets with the rows of the tables that they are the sum of.
struct MeasuredInsets: Sendable {
  var insets: LayoutInsets
  var measures: [CanvasMeasure] = []

  static let zero = MeasuredInsets(insets: .zero)
}
