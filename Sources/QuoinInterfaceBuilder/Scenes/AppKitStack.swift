// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The constraints of a macOS stack view.
///
/// Unlike the stack view of iOS it has gravity areas, keeps its content inside of `edgeInsets`, and
/// hugs it with a priority of its own. Observed; the frames stored in files agree.
@MainActor struct AppKitStack {
  struct Arranged {
    var view: UIView
    var gravity: StackGravity
    var spacingAfter: Double?
    var contentSize: CGSize
    /// The size of a view that the editor found without constraints, and therefore keeps.
    var fixedSize: CGSize?
    var hasBaseline: Bool
  }

  typealias Attribute = NSLayoutConstraint.Attribute

  let view: UIView
  let stack: StackDescription
  let arranged: [Arranged]

  func activate() {
    guard !arranged.isEmpty else { return }
    for item in arranged { fix(item) }
    alongAxis()
    acrossAxis()
  }

  private func fix(_ item: Arranged) {
    guard let size = item.fixedSize else { return }
    add(item.view, .width, .equal, nil, .notAnAttribute, constant: Double(size.width))
    add(item.view, .height, .equal, nil, .notAnAttribute, constant: Double(size.height))
  }

  // MARK: Names of the two axes

  var start: Attribute { stack.isVertical ? .top : .leading }
  var end: Attribute { stack.isVertical ? .bottom : .trailing }
  var size: Attribute { stack.isVertical ? .height : .width }
  var middle: Attribute { stack.isVertical ? .centerY : .centerX }
  var near: Attribute { stack.isVertical ? .leading : .top }
  var far: Attribute { stack.isVertical ? .trailing : .bottom }
  var crossMiddle: Attribute { stack.isVertical ? .centerX : .centerY }

  /// The edge inset at an edge attribute, as the constant from the stack's edge inward.
  func inset(_ edge: Attribute) -> Double {
    switch edge {
    case .top: stack.edgeInsets[0]
    case .leading: stack.edgeInsets[1]
    case .bottom: -stack.edgeInsets[2]
    case .trailing: -stack.edgeInsets[3]
    default: 0
    }
  }

  var hugging: AxisPair<Double> {
    stack.isVertical
      ? AxisPair(stack.stackHugging.vertical, stack.stackHugging.horizontal)
      : stack.stackHugging
  }

  /// Ties an edge of an arranged view to the same edge of the stack.
  func tie(
    _ item: UIView, _ edge: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    priority: Double = 1000
  ) {
    add(item, edge, relation, view, edge, constant: inset(edge), priority: priority)
  }

  func add(
    _ item: Any, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ other: Any?, _ otherAttribute: Attribute, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    constraint.priority = UILayoutPriority(Float(priority))
    constraint.identifier = "stack"
    constraint.isActive = true
  }
}
