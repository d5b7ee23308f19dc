// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension LayoutExpectation {
  /// Expects that views follow each other along an axis: from top to bottom, or in reading
  /// direction.
  ///
  /// - Parameters:
  ///   - selectors: The views, the first one first.
  ///   - axis: The axis.
  ///   - spacing: The distance from the end of a view to the beginning of the next, in points, such
  ///     as `12...` or `8...8`.
  public static func ordered(
    _ selectors: LayoutSelector..., along axis: NSLayoutConstraint.Axis,
    spacing: some RangeExpression<CGFloat> & Sendable
  ) -> LayoutExpectation {
    ordered(selectors, axis, RangeText.words(spacing)) { spacing.includes($0) }
  }

  /// Expects that views follow each other along an axis without covering each other.
  ///
  /// - Parameters:
  ///   - selectors: The views, the first one first.
  ///   - axis: The axis.
  public static func ordered(
    _ selectors: LayoutSelector..., along axis: NSLayoutConstraint.Axis
  ) -> LayoutExpectation {
    ordered(selectors, axis, "at least 0") { $0 >= -tolerance }
  }

  private static func ordered(
    _ selectors: [LayoutSelector], _ axis: NSLayoutConstraint.Axis, _ words: String,
    _ isRight: @escaping @Sendable (CGFloat) -> Bool
  ) -> LayoutExpectation {
    LayoutExpectation(named: "ordered") { layout in
      layout.with(all: selectors) { entries in
        let isRightToLeft = layout.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return zip(entries, entries.dropFirst()).compactMap { first, second in
          let (one, other) = (
            first.alignmentRect(in: layout.view), second.alignmentRect(in: layout.view)
          )
          let found: CGFloat =
            switch (axis, isRightToLeft) {
            case (.vertical, _): other.minY - one.maxY
            case (_, false): other.minX - one.maxX
            case (_, true): one.minX - other.maxX
            }
          guard !isRight(found) else { return nil }
          let place = axis == .vertical ? "below" : "after"
          return ExpectationFinding(
            key: "\(first.path) \(second.path)",
            message: "\(layout.shortName(of: second.view)) is \(LengthText.points(found)) \(place) "
              + "\(layout.shortName(of: first.view)), expected \(words)"
          ) {
            layout.reasons(for: axis == .vertical ? .top : .leading, of: second.view)
              + layout.reasons(for: axis == .vertical ? .bottom : .trailing, of: first.view)
          }
        }
      }
    }
  }
}
