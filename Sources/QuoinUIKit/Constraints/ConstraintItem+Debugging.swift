// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ConstraintItem {
  /// The numbers of the element that the constraints leave open.
  var ownAmbiguities: [LayoutAmbiguity] {
    guard let host = itemView?.currentLayoutHost else { return [] }
    host.synchronize()
    guard let id = host.item(of: handle) else { return [] }
    return host.ambiguities(of: id).filter(isReported)
  }

  func isAmbiguous(on axis: NSLayoutConstraint.Axis) -> Bool {
    ownAmbiguities.contains { $0.coordinate.isHorizontal == (axis == .horizontal) }
  }

  /// Returns the constraints that affect the position and size of the item on an axis: those of the
  /// tree that mention it, in order of activation, then those that follow from the view itself.
  func affectingConstraints(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor = itemView
    while let holder = ancestor {
      found += holder.constraintList.all.filter { constraint in
        let operands = [constraint.firstOperand, constraint.secondOperand].compactMap { $0 }
        return operands.contains { operand in
          operand.axis == axis && operand.items.contains { $0 === self }
        }
      }
      ancestor = holder.parent
    }
    found.sort { $0.activationOrder < $1.activationOrder }
    return found + ((self as? UIView)?.ownConstraints(on: axis) ?? [])
  }
}

extension LayoutAmbiguity.Coordinate {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .x, .width, .contentWidth: true
    case .y, .height, .contentHeight: false
    }
  }
}

extension UIView {
  /// Returns the effects on the view without constraints of the program, in the form of
  /// constraints: its content size, and its frame with the mask.
  fileprivate func ownConstraints(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    contentConstraints(on: axis) + (layoutState.translatesMask ? maskConstraints(on: axis) : [])
  }

  private func contentConstraints(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let content = currentIntrinsicSize
    let length = axis == .horizontal ? content.width : content.height
    guard length.isFinite, length >= 0 else { return [] }
    let size = ConstraintOperand(self, axis == .horizontal ? .width : .height)
    let relations: [(NSLayoutConstraint.Relation, AxisPriorities)] = [
      (.lessThanOrEqual, layoutState.hugging), (.greaterThanOrEqual, layoutState.resistance),
    ]
    return relations.map { relation, priorities in
      let constraint = NSContentSizeLayoutConstraint(size, relation, nil, constant: length)
      constraint.storedPriority = priorities[axis]
      return constraint
    }
  }

  private func maskConstraints(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let isHorizontal = axis == .horizontal
    let frame = geometry.untransformedFrame
    let size = NSAutoresizingMaskLayoutConstraint(
      ConstraintOperand(self, isHorizontal ? .width : .height), .equal, nil,
      constant: isHorizontal ? frame.width : frame.height)
    guard let parent, layoutHostRoot !== self else {
      // The surroundings of a root determine its size.
      size.identifier = "UIView-Encapsulated-Layout-\(isHorizontal ? "Width" : "Height")"
      return [size]
    }
    let edge: NSLayoutConstraint.Attribute = isHorizontal ? .left : .top
    let place = NSAutoresizingMaskLayoutConstraint(
      ConstraintOperand(self, edge), .equal, ConstraintOperand(parent, edge),
      constant: isHorizontal ? frame.minX : frame.minY)
    return [place, size]
  }
}

// These have the names that Apple's descriptions show.

/// A constraint that describes a content size; it is never activated.
private final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}

/// Describes where a frame and its mask put a view as things are; never activated.
private final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}
