// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension Sequence<LayoutAxis> {
  /// The directions, each once, such as `horizontal and vertical`.
  var words: String {
    LayoutAxis.allCases.filter(contains).map { "\($0)" }.joined(separator: " and ")
  }
}
