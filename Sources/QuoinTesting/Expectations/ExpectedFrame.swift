// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The frame that an expectation requires of a view.
struct ExpectedFrame: Hashable {
  /// The path of the view in the layout, such as `root.0.2`.
  var path: String
  /// The frame in the coordinates of the superview, in points.
  var frame: CGRect
}
