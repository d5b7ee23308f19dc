// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// The items of a builder. A stored builder keeps no view alive.
@MainActor struct ItemPair {
  private weak var first: (any Constrainable)?
  private weak var second: (any Constrainable)?

  init(_ first: any Constrainable, _ second: any Constrainable) {
    self.first = first
    self.second = second
  }

  /// Returns a constraint for each pair of attributes, activated if the terms require it: all of
  /// them or, after a report to ``LayoutMisuse``, none.
  func constraints(_ pairs: [AttributePair], _ terms: ConstraintTerms) -> [NSLayoutConstraint] {
    guard let first, let second else { return [] }
    return terms.accepted(
      pairs.map { pair in
        let (left, right) = pair.exchangesItems ? (second, first) : (first, second)
        return RelatedAttributes(
          first: left, firstAttribute: pair.first, second: right, secondAttribute: pair.second
        ).constraint(terms)
      })
  }
}

/// An attribute of one item and an attribute of another.
@MainActor private struct RelatedAttributes {
  let first: any Constrainable
  let firstAttribute: NSLayoutConstraint.Attribute
  let second: any Constrainable
  let secondAttribute: NSLayoutConstraint.Attribute

  /// Returns the constraint with some terms; nil, after a report to ``LayoutMisuse``, when it is
  /// invalid.
  func constraint(_ terms: ConstraintTerms) -> NSLayoutConstraint? {
    if terms.constant == .systemSpacing, let spaced = spaced(terms) { return spaced }
    let terms = terms.withoutSystemSpacing()
    return NSLayoutConstraint.make(
      first, firstAttribute, terms.relation, second, secondAttribute,
      multiplier: terms.multiplier, constant: terms.constant, at: terms.location)
  }

  /// Returns the constraint with the system's distance; nil for lengths, which have none.
  ///
  /// The methods are called by their full names, since in other calls QuoinUIKit stores this file
  /// as the location.
  private func spaced(_ terms: ConstraintTerms) -> NSLayoutConstraint? {
    if let anchor = first.xAnchor(firstAttribute), let other = second.xAnchor(secondAttribute) {
      return switch terms.relation {
      case .lessThanOrEqual:
        anchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)(other, terms.multiplier)
      case .greaterThanOrEqual:
        anchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)(
          other, terms.multiplier)
      default:
        anchor.constraint(equalToSystemSpacingAfter:multiplier:)(other, terms.multiplier)
      }
    }
    guard let anchor = first.yAnchor(firstAttribute), let other = second.yAnchor(secondAttribute)
    else { return nil }
    return switch terms.relation {
    case .lessThanOrEqual:
      anchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)(other, terms.multiplier)
    case .greaterThanOrEqual:
      anchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)(
        other, terms.multiplier)
    default:
      anchor.constraint(equalToSystemSpacingBelow:multiplier:)(other, terms.multiplier)
    }
  }
}

extension Constrainable {
  fileprivate func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor? {
    switch attribute {
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .centerX: centerXAnchor
    default: nil
    }
  }

  fileprivate func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor? {
    switch attribute {
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .centerY: centerYAnchor
    case .firstBaseline: (self as? PlatformView)?.firstBaselineAnchor
    case .lastBaseline: (self as? PlatformView)?.lastBaselineAnchor
    default: nil
    }
  }
}
