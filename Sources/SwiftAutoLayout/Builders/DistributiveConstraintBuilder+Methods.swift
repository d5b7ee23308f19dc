// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit BuilderMethods in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinLayout
import QuoinPlatform

extension DistributiveConstraintBuilder {
  /// Places the leading edge of the item after the trailing edge of the other item.
  @discardableResult
  public func leadingTrailing(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([AttributePair(first: .leading, second: .trailing)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: leadingTrailing(constant: …)")
  @discardableResult public func leadingTrailing(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func leadingTrailing(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Places the top edge of the item below the bottom edge of the other item.
  @discardableResult
  public func topBottom(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([AttributePair(first: .top, second: .bottom)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: topBottom(constant: …)")
  @discardableResult public func topBottom(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func topBottom(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }
}
