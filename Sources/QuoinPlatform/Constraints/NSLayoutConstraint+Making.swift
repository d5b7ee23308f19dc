// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension NSLayoutConstraint {
  /// Creates a constraint; nil, after a report to ``LayoutMisuse``, when the two sides cannot be
  /// compared.
  ///
  /// - Parameters:
  ///   - first: a view, a guide or a layout support.
  ///   - second: nil for a constant.
  ///   - location: the statement; nil where the dialect has none.
  @MainActor package static func make(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    at location: SourceLocation?
  ) -> NSLayoutConstraint? {
    do throws(ConstraintRefusal) {
      return try makeChecked(
        first, firstAttribute.rule, relation, second, secondAttribute.rule, multiplier: multiplier,
        constant: constant, at: location)
    } catch {
      var refusal = error
      refusal.location = location
      LayoutMisuse.report(refusal.report)
      return nil
    }
  }

  /// Creates a constraint, or throws the reason that it cannot be created.
  ///
  /// - Parameters:
  ///   - first: a view, a guide or a layout support.
  ///   - second: nil for a constant.
  ///   - location: the statement; nil where the dialect has none.
  @MainActor package static func makeChecked(
    _ first: AnyObject, _ firstAttribute: LayoutAttribute, _ relation: Relation,
    _ second: AnyObject?, _ secondAttribute: LayoutAttribute, multiplier: CGFloat,
    constant: CGFloat, priority: PlatformLayoutPriority = .required,
    at location: SourceLocation? = nil
  ) throws(ConstraintRefusal) -> NSLayoutConstraint {
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(
        firstAttribute: firstAttribute, relation: .equal, secondAttribute: secondAttribute,
        hasSecondItem: second != nil, multiplier: Double(multiplier), constant: Double(constant),
        priority: Double(priority.rawValue))
    } catch {
      let left = "\(PlatformItem.name(of: first)).\(firstAttribute)"
      let right = second.map { "\(PlatformItem.name(of: $0)).\(secondAttribute)" }
      throw ConstraintRefusal(error, relating: left, to: right)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: Attribute(firstAttribute), relatedBy: relation, toItem: second,
      attribute: Attribute(secondAttribute), multiplier: multiplier, constant: constant,
      at: location)
    if priority != .required { constraint.priority = priority }
    return constraint
  }

  /// The two sides in words, such as `title.top == form.bottom + 8`.
  @MainActor package var plainDescription: String {
    let relations: [Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    let left = "\(PlatformItem.name(of: firstItem)).\(firstAttribute.rule)"
    let sign = relations[relation] ?? "=="
    guard secondAttribute != .notAnAttribute else {
      return "\(left) \(sign) \(LayoutText.number(Double(constant)))"
    }
    var right = "\(PlatformItem.name(of: secondItem)).\(secondAttribute.rule)"
    if multiplier != 1 { right += " * \(LayoutText.number(Double(multiplier)))" }
    if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(LayoutText.number(Double(abs(constant))))"
    }
    return "\(left) \(sign) \(right)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute by the name that the engine's rules have for it. Raw values are Apple's.
  package var rule: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }

  /// The attribute that the engine's rules have a name for; none where the platform lacks it.
  package init(_ rule: LayoutAttribute) {
    self = Self(rawValue: rule.rawValue) ?? .notAnAttribute
  }
}
