// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension LayoutExpectation {
  /// Expects that views have the same edges, centers or baselines, in the coordinates of the
  /// screen. Centers are equal within half a pixel.
  ///
  /// - Parameters:
  ///   - selectors: The views. Each is compared with the first.
  ///   - attributes: The edges, centers, baselines or lengths.
  public static func aligned(
    _ selectors: LayoutSelector..., on attributes: NSLayoutConstraint.Attribute...
  ) -> LayoutExpectation {
    LayoutExpectation(named: "aligned") { layout in
      equal(attributes, of: selectors, in: layout)
    }
  }

  /// Expects that views have the same width and the same height.
  public static func equalSizes(_ selectors: LayoutSelector...) -> LayoutExpectation {
    LayoutExpectation(named: "equalSizes") { equal([.width, .height], of: selectors, in: $0) }
  }

  /// Expects that views have the same width.
  public static func equalWidths(_ selectors: LayoutSelector...) -> LayoutExpectation {
    LayoutExpectation(named: "equalWidths") { equal([.width], of: selectors, in: $0) }
  }

  /// Expects that views have the same height.
  public static func equalHeights(_ selectors: LayoutSelector...) -> LayoutExpectation {
    LayoutExpectation(named: "equalHeights") { equal([.height], of: selectors, in: $0) }
  }

  /// Expects a distance from an edge of a view to an edge of another one.
  ///
  /// - Parameters:
  ///   - start: The edge that comes first.
  ///   - end: The edge that comes after it: to the right, in right-to-left layouts to the left of a
  ///     leading or trailing edge; or below it.
  ///   - distance: The distance in points.
  ///   - tolerance: How far the distance may differ, in points.
  public static func distance(
    from start: SelectedEdge, to end: SelectedEdge, _ distance: CGFloat,
    within tolerance: CGFloat = 0.01
  ) -> LayoutExpectation {
    self.distance(from: start, to: end, words: LengthText.points(distance)) {
      abs($0 - distance) <= tolerance
    }
  }

  /// Expects a range of distances from an edge of a view to an edge of another one, such as `8...`.
  public static func distance(
    from start: SelectedEdge, to end: SelectedEdge,
    _ range: some RangeExpression<CGFloat> & Sendable
  ) -> LayoutExpectation {
    distance(from: start, to: end, words: RangeText.words(range)) { range.includes($0) }
  }

  /// Expects that a view is in the middle of another one.
  ///
  /// - Parameters:
  ///   - selector: The view.
  ///   - outer: The other view; nil for the superview.
  ///   - axes: The axes, by default both.
  public static func centered(
    _ selector: LayoutSelector, in outer: LayoutSelector? = nil,
    on axes: NSLayoutConstraint.Axis...
  ) -> LayoutExpectation {
    LayoutExpectation(named: "centered") { layout in
      layout.with(selector, outer) { entry, outer in
        let tolerance = centerTolerance(in: layout)
        return (axes.isEmpty ? [.horizontal, .vertical] : axes).compactMap { axis in
          let (own, other) = (entry.alignmentRect(in: layout.view), outer.frame)
          let isHorizontal = axis == .horizontal
          let offset = isHorizontal ? own.midX - other.midX : own.midY - other.midY
          guard !(abs(offset) <= tolerance) else { return nil }
          let side =
            isHorizontal ? (offset > 0 ? "right of" : "left of") : (offset > 0 ? "below" : "above")
          return ExpectationFinding(
            key: "\(entry.path) \(axis.rawValue)",
            message: "the middle of \(layout.name(of: entry.view)) is "
              + "\(LengthText.points(abs(offset))) \(side) that of \(layout.name(of: outer.view))"
          ) { layout.reasons(for: isHorizontal ? .centerX : .centerY, of: entry.view) }
        }
      }
    }
  }

  /// Expects that a view has the edges of another one, with insets.
  ///
  /// - Parameters:
  ///   - selector: The view.
  ///   - outer: The other view; nil for the superview.
  ///   - inset: The distance from each edge, in points.
  public static func fills(
    _ selector: LayoutSelector, of outer: LayoutSelector? = nil, inset: CGFloat = 0
  ) -> LayoutExpectation {
    LayoutExpectation(named: "fills") { layout in
      layout.with(selector, outer) { entry, outer in
        let own = entry.alignmentRect(in: layout.view)
        let other = outer.frame.insetBy(dx: inset, dy: inset)
        let sides: [(String, NSLayoutConstraint.Attribute, CGFloat)] = [
          ("left", .left, own.minX - other.minX), ("top", .top, own.minY - other.minY),
          ("right", .right, other.maxX - own.maxX), ("bottom", .bottom, other.maxY - own.maxY),
        ]
        let wrong = sides.filter { !(abs($0.2) <= tolerance) }
        guard let first = wrong.first else { return [] }
        let words = wrong.map { "\(LengthText.points($0.2 + inset)) at the \($0.0)" }
        return [
          ExpectationFinding(
            key: entry.path,
            message:
              "\(layout.name(of: entry.view)) does not fill \(layout.name(of: outer.view)): it is "
              + "\(words.joined(separator: ", ")) away"
              + (inset == 0 ? "" : ", expected \(LengthText.points(inset))")
          ) { layout.reasons(for: first.1, of: entry.view) }
        ]
      }
    }
  }

  /// The maximum distance of equal centers in points: half a pixel is lost where one of them is
  /// between two pixels.
  @MainActor private static func centerTolerance(in layout: CellLayout) -> CGFloat {
    0.5 / max(1, layout.view.traitCollection.displayScale) + tolerance
  }

  @MainActor private static func equal(
    _ attributes: [NSLayoutConstraint.Attribute], of selectors: [LayoutSelector],
    in layout: CellLayout
  ) -> [ExpectationFinding] {
    layout.with(all: selectors) { entries in
      guard let first = entries.first else { return [] }
      return attributes.flatMap { attribute in
        let isCenter = attribute == .centerX || attribute == .centerY
        let tolerance = isCenter ? centerTolerance(in: layout) : Self.tolerance
        return entries.dropFirst().compactMap { entry -> ExpectationFinding? in
          let own = EdgeValue(attribute, of: entry, in: layout).value
          let other = EdgeValue(attribute, of: first, in: layout).value
          let name = AttributeText.name(of: attribute)
          guard let own, let other else {
            return ExpectationFinding(key: name, message: "views have no \(name) to compare")
          }
          guard !(abs(own - other) <= tolerance) else { return nil }
          return ExpectationFinding(
            key: "\(entry.path) \(name)",
            message: "\(layout.shortName(of: entry.view)).\(name) is \(LengthText.points(own)), "
              + "\(layout.shortName(of: first.view)).\(name) is \(LengthText.points(other))"
          ) {
            layout.reasons(for: attribute, of: entry.view)
              + layout.reasons(for: attribute, of: first.view)
          }
        }
      }
    }
  }

  private static func distance(
    from start: SelectedEdge, to end: SelectedEdge, words: String,
    _ isRight: @escaping @Sendable (CGFloat) -> Bool
  ) -> LayoutExpectation {
    LayoutExpectation(named: "distance") { layout in
      layout.with(all: [start.selector, end.selector]) { entries in
        let names = [start, end].map { AttributeText.name(of: $0.attribute) }
        guard entries.count == 2,
          let from = EdgeValue(start.attribute, of: entries[0], in: layout).value,
          let to = EdgeValue(end.attribute, of: entries[1], in: layout).value
        else {
          return [
            ExpectationFinding(
              key: "distance",
              message: "views have no \(names.joined(separator: " and ")) to measure between")
          ]
        }
        let isMirrored =
          AttributeText.followsDirection(start.attribute)
          && layout.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let found = isMirrored ? from - to : to - from
        guard !isRight(found) else { return [] }
        let (first, second) = (
          layout.shortName(of: entries[0].view), layout.shortName(of: entries[1].view)
        )
        return [
          ExpectationFinding(
            key: "\(entries[0].path) \(entries[1].path)",
            message: "from \(first).\(names[0]) to \(second).\(names[1]) is "
              + "\(LengthText.points(found)), expected \(words)"
          ) {
            layout.reasons(for: end.attribute, of: entries[1].view)
              + layout.reasons(for: start.attribute, of: entries[0].view)
          }
        ]
      }
    }
  }
}
