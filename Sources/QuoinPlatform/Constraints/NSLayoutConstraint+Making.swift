// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// Why a constraint cannot be made or installed.
package struct ConstraintRefusal: Error {
  /// A stable code of the rule, such as `invalid-pairing`.
  package let code: String
  /// Names the items and the rule, and says what to do.
  package let sentence: String

  /// The refusal for ``LayoutMisuse``.
  package var report: LayoutMisuseReport { LayoutMisuseReport(code: code, sentence: sentence) }
}

extension NSLayoutConstraint {
  /// Makes a constraint; nil, after telling ``LayoutMisuse``, when the two sides cannot be compared.
  ///
  /// - Parameters:
  ///   - first: a view, a guide or a layout support.
  ///   - second: nil for a constant.
  @MainActor package static func make(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint? {
    do throws(ConstraintRefusal) {
      return try makeChecked(
        first, firstAttribute.rule, relation, second, secondAttribute.rule, multiplier: multiplier,
        constant: constant)
    } catch {
      LayoutMisuse.report(error.report)
      return nil
    }
  }

  /// Makes a constraint, or says why it cannot be.
  ///
  /// - Parameters:
  ///   - first: a view, a guide or a layout support.
  ///   - second: nil for a constant.
  @MainActor package static func makeChecked(
    _ first: AnyObject, _ firstAttribute: LayoutAttribute, _ relation: Relation,
    _ second: AnyObject?, _ secondAttribute: LayoutAttribute, multiplier: CGFloat,
    constant: CGFloat, priority: PlatformLayoutPriority = .required
  ) throws(ConstraintRefusal) -> NSLayoutConstraint {
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(
        firstAttribute: firstAttribute, relation: .equal, secondAttribute: secondAttribute,
        hasSecondItem: second != nil, multiplier: Double(multiplier), constant: Double(constant),
        priority: Double(priority.rawValue))
    } catch {
      let left = "\(PlatformItem.name(of: first)).\(firstAttribute)"
      let right = second.map { "\(PlatformItem.name(of: $0)).\(secondAttribute)" }
      throw ConstraintRefusal(
        code: error.code, sentence: sentence(error, left, right ?? "a number"))
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: Attribute(firstAttribute), relatedBy: relation, toItem: second,
      attribute: Attribute(secondAttribute), multiplier: multiplier, constant: constant)
    if priority != .required { constraint.priority = priority }
    return constraint
  }

  /// The sentence of a dialect, which relates two sides, where the engine's is about a constraint.
  private static func sentence(_ error: LayoutError, _ left: String, _ right: String) -> String {
    let pair = "\(left) and \(right) cannot be related"
    return switch error {
    case .illegalLocationConstant:
      "\(pair): a place needs another place, with a multiplier that is not 0."
    case .mixedDirectionality:
      "\(pair): use leading and trailing on both sides, or left and right on both."
    case .nonFiniteConstant(let number): "\(pair): the constant is \(number)."
    case .nonFiniteMultiplier(let number): "\(pair): the multiplier is \(number)."
    case .priorityOutOfRange(let number):
      "\(pair): the priority is \(LayoutText.number(number)), but priorities are above 0 and at most "
        + "1000."
    case .missingFirstItem, .invalidAttributePairing:
      "\(pair): sizes go with sizes, and places with places of the same axis."
    case .constantOutOfRange, .multiplierOutOfRange, .requiredPriorityMutation, .noCommonAncestor,
      .guideWithoutOwner, .unknownItem, .unknownConstraint, .nonFiniteGeometry,
      .geometryOutOfRange, .cyclicParent, .guideAsParent:
      error.sentence(first: left, second: right)
    }
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
