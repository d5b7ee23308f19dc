// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The constraints of a macOS stack view.
///
/// Unlike the iOS stack view it has gravity areas, keeps its content inside `edgeInsets`, and hugs
/// it and resists clipping it with priorities of its own. Observed; the frames stored in files
/// agree.
@MainActor struct AppKitStack {
  struct Arranged {
    var view: UIView
    var gravity: StackGravity
    var spacingAfter: Double?
    var contentSize: CGSize
    /// The size of a view that the editor found without constraints, and therefore keeps.
    var fixedSize: CGSize?
    /// The size on the canvas of a view without content size, on the axes where it has none.
    var canvasSize: AxisPair<Double?>
    /// The view whose text line is that of the view: itself, or one in a stack view. nil where no
    /// line is known.
    var lined: UIView?
  }

  typealias Attribute = NSLayoutConstraint.Attribute

  let view: UIView
  let stack: StackDescription
  let arranged: [Arranged]

  func activate() {
    guard !arranged.isEmpty else {
      hugInsets()
      return
    }
    for item in arranged { fix(item) }
    alongAxis()
    acrossAxis()
  }

  /// Adds constraints with which a stack without views hugs its insets. Observed: all seven empty
  /// stack views that nothing else sizes have no extent.
  private func hugInsets() {
    let insets = stack.edgeInsets
    fix(view, .width, insets[1] + insets[3], priority: stack.stackHugging.horizontal)
    fix(view, .height, insets[0] + insets[2], priority: stack.stackHugging.vertical)
  }

  private func fix(_ item: Arranged) {
    if let size = item.fixedSize {
      fix(item.view, .width, Double(size.width))
      fix(item.view, .height, Double(size.height))
    }
    // Observed: nothing that a stack view arranges is stretched by the usual hugging priority of
    // the stack. Lines, fields, sliders and scroll views stay as they were last sized on the
    // canvas.
    if let width = item.canvasSize.horizontal {
      fix(item.view, .width, width, priority: Self.canvasPriority)
    }
    if let height = item.canvasSize.vertical {
      fix(item.view, .height, height, priority: Self.canvasPriority)
    }
  }

  private func fix(
    _ item: UIView, _ attribute: Attribute, _ size: Double, priority: Double = 1000
  ) {
    add(item, attribute, .equal, nil, .notAnAttribute, constant: size, priority: priority)
  }

  /// The priority between the usual hugging priority of stack views, which is the last number
  /// before 250 in single precision, and that of content.
  private static let canvasPriority = 249.98

  // MARK: Names of the two axes

  var start: Attribute { stack.isVertical ? .top : .leading }
  var end: Attribute { stack.isVertical ? .bottom : .trailing }
  var size: Attribute { stack.isVertical ? .height : .width }
  var crossSize: Attribute { stack.isVertical ? .width : .height }
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

  /// The hugging priorities along the axis and across it.
  var hugging: (along: Double, across: Double) {
    let hugging = inAxis(stack.stackHugging)
    return (Self.hugging(hugging.along), Self.hugging(hugging.across))
  }

  /// The clipping resistance priorities along the axis and across it.
  var clippingResistance: (along: Double, across: Double) { inAxis(stack.clippingResistance) }

  private func inAxis(_ pair: AxisPair<Double>) -> (along: Double, across: Double) {
    stack.isVertical ? (pair.vertical, pair.horizontal) : (pair.horizontal, pair.vertical)
  }

  /// A hugging priority, below ``canvasPriority`` where it is the usual one.
  private static func hugging(_ priority: Double) -> Double {
    priority > canvasPriority && priority < 250 ? 249.96 : priority
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
      attribute: otherAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant),
      at: nil)
    constraint.priority = UILayoutPriority(Float(priority))
    constraint.identifier = "stack"
    constraint.isActive = true
  }
}
