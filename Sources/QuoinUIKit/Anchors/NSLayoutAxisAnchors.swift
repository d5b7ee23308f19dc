// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The distance between two neighbours that the system recommends, in points.
let systemSpacing: CGFloat = 8

/// The distance between baselines that the system recommends.
@MainActor package enum BaselineSpacing {
  /// The distance in points, for the fonts of the upper and the lower text; nil for a view without
  /// a font.
  ///
  /// Apple's distance depends on the fonts and is not published, so that it is the distance between
  /// edges unless a program sets another function.
  package static var distance: (_ upper: UIFont?, _ lower: UIFont?) -> CGFloat = { _, _ in
    systemSpacing
  }

  /// Returns the distance below an anchor: between baselines when either anchor is one.
  static func distance(
    from upper: ConstraintOperand, to lower: ConstraintOperand
  ) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard [upper, lower].contains(where: { baselines.contains($0.attribute) }) else {
      return systemSpacing
    }
    return distance(upper.textFont, lower.textFont)
  }
}

extension ConstraintOperand {
  /// The font of the text whose baseline counts.
  @MainActor fileprivate var textFont: UIFont? {
    guard let view = item as? UIView else { return nil }
    let text =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return text.baselineFont
  }
}

/// A horizontal place: left, right, leading, trailing or the middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to the other, in reading direction, for comparison with
  /// sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns the standard distance after an anchor, times a multiplier.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint to at least the standard distance after an anchor, times a multiplier.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint to at most the standard distance after an anchor, times a multiplier.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical place: top, bottom, the middle or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor down to the other, for comparison with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns the standard distance below an anchor, times a multiplier.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Returns a constraint to at least the standard distance below an anchor, times a multiplier.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Returns a constraint to at most the standard distance below an anchor, times a multiplier.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    BaselineSpacing.distance(from: anchor.operand, to: operand)
  }
}
