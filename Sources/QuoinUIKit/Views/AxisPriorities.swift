// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A priority for each axis.
struct AxisPriorities {
  static let usualHugging = AxisPriorities(.defaultLow)
  static let usualResistance = AxisPriorities(.defaultHigh)

  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  init(_ horizontal: Float, _ vertical: Float) {
    self.horizontal = UILayoutPriority(horizontal)
    self.vertical = UILayoutPriority(vertical)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
