// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A width, a height, or the distance between two places.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the constraint `self == constant`.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, constant: c)
  }

  /// Returns the constraint `self >= constant`.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns the constraint `self <= constant`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns the constraint `self == multiplier * anchor`.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m)
  }

  /// Returns the constraint `self >= multiplier * anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns the constraint `self <= multiplier * anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns the constraint `self == multiplier * anchor + constant`.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint `self >= multiplier * anchor + constant`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint `self <= multiplier * anchor + constant`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
