// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The constraints of a macOS grid view.
///
/// Rows and columns are as long as their content, or as the file states, plus their padding, which
/// may be negative. Views are placed in their cell with their alignment rectangles. Observed: the
/// six different grids of NetNewsWire, MonitorControl and Vienna, with all of their 89 views.
@MainActor struct AppKitGrid {
  /// A cell with a view, or several cells that were merged.
  struct Content {
    var view: UIView
    /// Positions among the lines that are not hidden.
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
    var xPlacement: String
    var yPlacement: String
    /// The alignment: `none`, `firstBaseline` or `lastBaseline`.
    var alignment: String
    /// The view whose text line is that of the view: itself, or one that a stack view arranges.
    var lined: UIView
  }

  typealias Attribute = NSLayoutConstraint.Attribute

  let view: UIView
  let rows: [GridDescription.Line]
  let columns: [GridDescription.Line]
  let rowSpacing: Double
  let columnSpacing: Double
  let contents: [Content]

  func activate() {
    let columnGuides = guides(columns, spacing: columnSpacing, .leading, .trailing, .width)
    let rowGuides = guides(rows, spacing: rowSpacing, .top, .bottom, .height)
    for content in contents {
      place(
        content.view, content.xPlacement, from: columnGuides[content.columns.lowerBound],
        to: columnGuides[content.columns.upperBound], .leading, .trailing)
      let isAligned = content.alignment != "none" && content.rows.count == 1
      place(
        content.view, isAligned ? "none" : content.yPlacement,
        from: rowGuides[content.rows.lowerBound], to: rowGuides[content.rows.upperBound],
        .top, .bottom)
    }
    alignLines()
  }

  /// Adds a guide for each line, one after another.
  private func guides(
    _ lines: [GridDescription.Line], spacing: Double, _ start: Attribute, _ end: Attribute,
    _ extent: Attribute
  ) -> [UILayoutGuide] {
    var guides: [UILayoutGuide] = []
    for (index, line) in lines.enumerated() {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      if let last = guides.last {
        add(
          guide, start, .equal, last, end,
          constant: spacing + padding(lines[index - 1].paddingAfter, line.paddingBefore))
      } else {
        add(guide, start, .equal, view, start, constant: max(0, line.paddingBefore))
      }
      if let points = line.extent {
        add(guide, extent, .equal, nil, .notAnAttribute, constant: points)
      } else {
        // The line is as small as the content allows; the later lines take up remaining room.
        add(
          guide, extent, .equal, nil, .notAnAttribute,
          priority: max(1, Self.hugging - Double(index)))
      }
      guides.append(guide)
    }
    if let last = guides.last, let line = lines.last {
      add(last, end, .equal, view, end, constant: -max(0, line.paddingAfter))
    }
    return guides
  }

  /// The total padding between two lines. Observed: two negative ones do not add up, and at the
  /// edges of the grid a negative one does nothing (`Main.storyboard` of MonitorControl).
  private func padding(_ after: Double, _ before: Double) -> Double {
    after < 0 && before < 0 ? min(after, before) : after + before
  }

  /// The priority for the first line, weaker than those of all content.
  private static let hugging = 60.0

  private func place(
    _ item: UIView, _ placement: String, from first: UILayoutGuide, to last: UILayoutGuide,
    _ start: Attribute, _ end: Attribute
  ) {
    let isAtStart = ["leading", "top", "fill"].contains(placement)
    let isAtEnd = ["trailing", "bottom", "fill"].contains(placement)
    add(item, start, isAtStart ? .equal : .greaterThanOrEqual, first, start)
    add(item, end, isAtEnd ? .equal : .lessThanOrEqual, last, end)
    guard placement == "center" else { return }
    // Between the edges of the cells, which may be several.
    let middle = UILayoutGuide()
    view.addLayoutGuide(middle)
    add(middle, start, .equal, first, start)
    add(middle, end, .equal, last, end)
    let center: Attribute = start == .top ? .centerY : .centerX
    add(item, center, .equal, middle, center)
  }

  /// Aligns the baselines of a row.
  private func alignLines() {
    for row in rows.indices {
      for (alignment, line) in [
        ("firstBaseline", Attribute.firstBaseline), ("lastBaseline", .lastBaseline),
      ] {
        let aligned = contents.filter { $0.rows == row...row && $0.alignment == alignment }
        guard let first = aligned.first else { continue }
        for next in aligned.dropFirst() { add(next.lined, line, .equal, first.lined, line) }
      }
    }
  }

  private func add(
    _ item: Any, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
    _ otherAttribute: Attribute, constant: Double = 0, priority: Double = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: CGFloat(constant), at: nil)
    constraint.priority = UILayoutPriority(Float(priority))
    constraint.identifier = "grid"
    constraint.isActive = true
  }
}
