// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// Converts a parsed visual format to constraints: in reading order, alignments last.
@MainActor struct VisualFormatExpansion {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]
  private(set) var constraints: [NSLayoutConstraint] = []

  /// The distance between neighbours, in points; Apple's standard distance between siblings.
  private static let siblingSpacing = 8.0

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.views = views
    expand()
  }

  // MARK: Edges

  /// The edge of a view at which the string begins.
  private var nearEdge: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    if isRightToLeft { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  /// The edge of a view at which the string continues.
  private var farEdge: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    if isRightToLeft { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  /// Whether positions fall along the string.
  private var isRightToLeft: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var isBaselineRelative: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  private static func margin(
    of edge: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  // MARK: Constraints

  private mutating func expand() {
    for (index, node) in format.nodes.enumerated() {
      if index == 0 {
        if let leading = format.leading { connectToSuperview(leading, node, isFirst: true) }
      } else {
        connect(format.connections[index - 1], format.nodes[index - 1], node)
      }
      for predicate in node.predicates { size(node, predicate) }
    }
    if let trailing = format.trailing, let last = format.nodes.last {
      connectToSuperview(trailing, last, isFirst: false)
    }
    for (attribute, _) in NSLayoutConstraint.FormatOptions.alignments
    where options.aligns(attribute) {
      for (one, other) in zip(format.nodes, format.nodes.dropFirst()) {
        add(item(one.name), attribute, .equal, item(other.name), attribute, 0, nil)
      }
    }
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, _ earlier: VisualFormat.Node,
    _ later: VisualFormat.Node
  ) {
    let near = isBaselineRelative ? .firstBaseline : nearEdge
    let far = isBaselineRelative ? .lastBaseline : farEdge
    for gap in gaps(connection) {
      addGap(item(later.name), near, item(earlier.name), far, gap)
    }
  }

  private mutating func connectToSuperview(
    _ connection: VisualFormat.Connection, _ node: VisualFormat.Node, isFirst: Bool
  ) {
    let view = item(node.name)
    guard let superview = Self.superview(of: view) else { return }
    let edge = isFirst ? nearEdge : farEdge
    if case .standard(let offset) = connection {
      // The superview's margins are the standard distance.
      let gap = VisualFormat.Predicate(operand: .constant(0), offset: offset)
      if isFirst {
        addGap(view, edge, superview, Self.margin(of: edge), gap)
      } else {
        addGap(superview, Self.margin(of: edge), view, edge, gap)
      }
      return
    }
    for gap in gaps(connection) {
      if isFirst {
        addGap(view, edge, superview, edge, gap)
      } else {
        addGap(superview, edge, view, edge, gap)
      }
    }
  }

  private func gaps(_ connection: VisualFormat.Connection) -> [VisualFormat.Predicate] {
    switch connection {
    case .flush(let offset): [VisualFormat.Predicate(operand: .constant(0), offset: offset)]
    case .standard(let offset):
      [VisualFormat.Predicate(operand: .constant(Self.siblingSpacing), offset: offset)]
    case .spacing(let predicates): predicates
    }
  }

  /// Adds `later REL earlier + gap`, or the reverse where positions decrease along the string.
  private mutating func addGap(
    _ later: Any, _ laterEdge: NSLayoutConstraint.Attribute, _ earlier: Any,
    _ earlierEdge: NSLayoutConstraint.Attribute, _ gap: VisualFormat.Predicate
  ) {
    guard case .constant(let constant) = gap.operand else { return }
    add(
      later, laterEdge, isRightToLeft ? gap.relation.reversed : gap.relation, earlier, earlierEdge,
      isRightToLeft ? 0 - constant : constant, gap)
  }

  private mutating func size(_ node: VisualFormat.Node, _ predicate: VisualFormat.Predicate) {
    let size: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    switch predicate.operand {
    case .constant(let constant):
      add(
        item(node.name), size, predicate.relation, nil, .notAnAttribute, constant, predicate)
    case .view(let other):
      add(
        item(node.name), size, predicate.relation, item(other), size, 0, predicate)
    }
  }

  /// Adds a constraint.
  ///
  /// - Parameter predicate: The part of the string that makes it; nil for an option, which makes it
  ///   required.
  private mutating func add(
    _ first: Any, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Any?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: Double,
    _ predicate: VisualFormat.Predicate?
  ) {
    let part = predicate.map { SourceLocation.Part.character($0.offset + 1) }
    let constraint = ConstraintStatement.make(part) {
      NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: 1, constant: CGFloat(constant), at: nil)
    }
    if let predicate { constraint.priority = UILayoutPriority(predicate.priority) }
    constraints.append(constraint)
  }

  /// The parser has checked every name.
  private func item(_ name: String) -> Any { views[name] as Any }

  /// Returns the superview that a bar next to a view or a guide represents.
  static func superview(of item: Any?) -> UIView? {
    switch item {
    case let view as UIView: view.superview
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: .equal
    }
  }
}
