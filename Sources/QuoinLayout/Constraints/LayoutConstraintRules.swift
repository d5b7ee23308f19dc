// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rules for the attributes and numbers of a constraint.
///
/// ``LayoutEngine/addConstraint(_:)`` applies these rules. Layers above apply them when a
/// constraint object is made, before its items are in a tree.
package enum LayoutConstraintRules {
  /// Checks a constraint before it is made.
  ///
  /// The rules are those at which Apple's engine raises exceptions, checked in the order of the
  /// errors below.
  /// - Parameters:
  ///   - firstAttribute: the left side.
  ///   - relation: how the sides compare; every relation is valid.
  ///   - secondAttribute: the right side; ignored when there is no second item.
  ///   - hasFirstItem: false when the first item is missing.
  ///   - hasSecondItem: false when the left side is compared with the constant alone.
  ///   - multiplier: finite, and not 0 between locations. Has no effect without a second item.
  ///   - constant: finite, in points.
  ///   - priority: greater than 0 and at most 1000.
  /// - Throws: ``LayoutError/missingFirstItem``, ``LayoutError/illegalLocationConstant(_:)``,
  ///   ``LayoutError/invalidAttributePairing(_:_:)``, ``LayoutError/mixedDirectionality(_:_:)``,
  ///   ``LayoutError/nonFiniteConstant(_:)``, ``LayoutError/nonFiniteMultiplier(_:)`` or
  ///   ``LayoutError/priorityOutOfRange(_:)``.
  package static func validate(
    firstAttribute: LayoutAttribute, relation: LayoutRelation, secondAttribute: LayoutAttribute,
    hasFirstItem: Bool = true, hasSecondItem: Bool, multiplier: Double, constant: Double,
    priority: Double
  ) throws(LayoutError) {
    guard hasFirstItem else { throw .missingFirstItem }
    let second = hasSecondItem ? secondAttribute : .notAnAttribute
    if firstAttribute.isLocation, !hasSecondItem || multiplier == 0 {
      throw .illegalLocationConstant(firstAttribute)
    }
    if hasSecondItem || firstAttribute.kind != .size {
      try validatePairing(firstAttribute, second)
    }
    try validateNumbers(multiplier: multiplier, constant: constant, priority: priority)
  }

  /// Checks that two attributes can be compared, or that the distance between them can be measured.
  ///
  /// - Parameters:
  ///   - first: the attribute on the left side, or where the distance begins.
  ///   - second: the attribute on the right side, or where the distance ends.
  /// - Throws: ``LayoutError/invalidAttributePairing(_:_:)`` or
  ///   ``LayoutError/mixedDirectionality(_:_:)``.
  package static func validatePairing(
    _ first: LayoutAttribute, _ second: LayoutAttribute
  ) throws(LayoutError) {
    switch (first.kind, second.kind) {
    case (.size, .size), (.vertical, .vertical),
      (.directional, .directional), (.directional, .middle),
      (.absolute, .absolute), (.absolute, .middle),
      (.middle, .directional), (.middle, .absolute), (.middle, .middle):
      return
    case (.directional, .absolute), (.absolute, .directional):
      throw .mixedDirectionality(first, second)
    default:
      throw .invalidAttributePairing(first, second)
    }
  }

  /// Checks that a constant is finite.
  ///
  /// - Parameter constant: in points.
  /// - Throws: ``LayoutError/nonFiniteConstant(_:)``.
  package static func validate(constant: Double) throws(LayoutError) {
    guard constant.isFinite else { throw .nonFiniteConstant(constant) }
  }

  /// Checks that a priority is greater than 0 and at most 1000.
  ///
  /// - Parameter priority: 1000 is required.
  /// - Throws: ``LayoutError/priorityOutOfRange(_:)``.
  package static func validate(priority: Double) throws(LayoutError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
  }

  /// Checks that a constraint which is in use may change its priority.
  ///
  /// - Parameters:
  ///   - old: the priority of the constraint now.
  ///   - new: the priority that it is to have.
  /// - Throws: ``LayoutError/priorityOutOfRange(_:)`` or
  ///   ``LayoutError/requiredPriorityMutation(from:to:)``.
  package static func validatePriorityChange(
    from old: Double, to new: Double
  ) throws(LayoutError) {
    try validate(priority: new)
    guard (old == 1000) == (new == 1000) else {
      throw .requiredPriorityMutation(from: old, to: new)
    }
  }

  /// Checks that a constant is within the limits of an engine.
  static func validateRange(constant: Double) throws(LayoutError) {
    guard LayoutLimits.contains(constant) else { throw .constantOutOfRange(constant) }
  }

  private static func validateNumbers(
    multiplier: Double, constant: Double, priority: Double
  ) throws(LayoutError) {
    try validate(constant: constant)
    guard multiplier.isFinite else { throw .nonFiniteMultiplier(multiplier) }
    try validate(priority: priority)
  }
}
