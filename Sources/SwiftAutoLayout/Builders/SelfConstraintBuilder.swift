// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// A builder of constraints of an item alone. It is returned by `constrainSelf()`.
///
/// ```swift
/// photo.constrainSelf().width(constant: 44).aspectRatio(1)
/// ```
@preconcurrency @MainActor public class SelfConstraintBuilder: ConstraintBuilder {
  /// The constraints so far, in the order of the calls.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  // A stored builder keeps no view alive.
  private weak var item: (any Constrainable)?

  init(_ item: any Constrainable) {
    self.item = item
  }

  /// Limits width and height to those of a size in points, or makes them equal to them.
  @discardableResult
  public func widthHeight(
    _ relation: NSLayoutConstraint.Relation = .equal, size: CGSize,
    priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    width(
      relation, constant: size.width, priority: priority, activate: activate, fileID: fileID,
      line: line, column: column
    )
    .height(
      relation, constant: size.height, priority: priority, activate: activate, fileID: fileID,
      line: line, column: column)
  }

  /// Makes the height a multiple of the width.
  @discardableResult
  public func aspectRatio(
    _ aspectRatio: CGFloat, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    guard let item else { return self }
    let terms = ConstraintTerms(
      relation: .equal, constant: 0, multiplier: aspectRatio, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column))
    constraints += ItemPair(item, item)
      .constraints([AttributePair(first: .height, second: .width)], terms)
    return self
  }

  func add(
    _ attributes: [NSLayoutConstraint.Attribute], _ given: ConstraintTerms
  ) -> Self {
    guard let item else { return self }
    let terms = given.withoutSystemSpacing()
    constraints += terms.accepted(
      attributes.map { attribute in
        NSLayoutConstraint.make(
          item, attribute, terms.relation, nil, .notAnAttribute, multiplier: 1,
          constant: terms.constant, at: terms.location)
      })
    return self
  }
}
