// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension EdgeFunction {
  /// The widths at which the function changes.
  var widthBorders: [Double] {
    if case .sum(let width, _) = self { width.borders } else { [] }
  }

  /// The heights at which the function changes.
  var heightBorders: [Double] {
    if case .sum(_, let height) = self { height.borders } else { [] }
  }

  /// The borders of its regions.
  var planes: [HalfPlane] {
    if case .regions(let tree) = self { tree.planes } else { [] }
  }
}
