// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A place or a length of a view or guide, from which constraints are made. Does not keep its item
/// alive.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorIdentified {
  /// The item and the attribute, which make two anchors equal.
  nonisolated final let operand: ConstraintOperand

  /// Creates an anchor without an item.
  public override init() {
    operand = .nothing
    super.init()
  }

  init(_ operand: ConstraintOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or guide, nil when it was freed.
  open var item: AnyObject? { operand.item }
  /// The anchor's item and attribute in words.
  open var name: String { operand.name }
  /// Whether constraints leave open where the anchor is, or how long. For debugging.
  open var hasAmbiguousLayout: Bool {
    operand.axis.map { axis in operand.items.contains { $0.isAmbiguous(on: axis) } } ?? false
  }
  /// The constraints that affect the location or the length of the anchor. For debugging.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = operand.axis else { return [] }
    return operand.items.flatMap { $0.affectingConstraints(on: axis) }
  }

  /// Anchors of the same item and attribute are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorIdentified else { return false }
    return operand.handle == nil ? self === other : operand == other.operand
  }

  /// The hash value, which equal anchors share.
  open override var hash: Int {
    operand.handle == nil ? ObjectIdentifier(self).hashValue : operand.hashValue
  }

  /// Returns the constraint `self == anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  /// Returns the constraint `self >= anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// Returns the constraint `self <= anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// Returns the constraint `self == anchor + constant`.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }

  /// Returns the constraint `self >= anchor + constant`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns the constraint `self <= anchor + constant`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
  }
}

/// Compares anchors whatever their types are.
protocol AnchorIdentified: AnyObject {
  /// The item and the attribute, which make two anchors equal.
  var operand: ConstraintOperand { get }
}
