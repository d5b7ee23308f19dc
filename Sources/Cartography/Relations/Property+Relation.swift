// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension Property {
  /// Relates the property to a number.
  func relate(_ relation: LayoutRelation, to number: CGFloat) -> NSLayoutConstraint {
    declare(
      NSLayoutConstraint.make(
        item, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: number,
        at: context.nextLocation))
  }

  /// Relates the property to another one.
  func relate(
    _ relation: LayoutRelation, to other: some Property, _ coefficients: Coefficients
  ) -> NSLayoutConstraint {
    declare(constraint(relation, to: other, coefficients))
  }

  fileprivate func constraint(
    _ relation: LayoutRelation, to other: any Property, _ coefficients: Coefficients
  ) -> NSLayoutConstraint? {
    NSLayoutConstraint.make(
      item, attribute, relation, other.item, other.attribute,
      multiplier: coefficients.multiplier, constant: coefficients.constant,
      at: context.nextLocation)
  }

  /// Adds a constraint to the context and returns it. If it is nil, because the attributes cannot
  /// be related, returns an empty constraint that is not added.
  private func declare(_ constraint: NSLayoutConstraint?) -> NSLayoutConstraint {
    guard let constraint else {
      context.add([])
      return NSLayoutConstraint()
    }
    PlatformItem.leaveAutoresizing(item)
    context.add([constraint])
    return constraint
  }
}

extension Compound {
  /// Relates the parts of the compound to those of another one, in order. When two parts cannot be
  /// related, none are.
  func relate(
    _ relation: LayoutRelation, to other: some Compound, _ coefficients: [Coefficients]? = nil
  ) -> [NSLayoutConstraint] {
    let coefficients = coefficients ?? properties.map { _ in Coefficients() }
    var constraints: [NSLayoutConstraint] = []
    for (pair, coefficient) in zip(zip(properties, other.properties), coefficients) {
      guard let constraint = pair.0.constraint(relation, to: pair.1, coefficient) else {
        context.add([])
        return []
      }
      constraints.append(constraint)
    }
    for property in properties { PlatformItem.leaveAutoresizing(property.item) }
    context.add(constraints)
    return constraints
  }
}
