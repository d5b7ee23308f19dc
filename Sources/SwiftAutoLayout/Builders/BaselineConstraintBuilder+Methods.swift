// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit BuilderMethods in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinLayout
import QuoinPlatform

extension BaselineConstraintBuilder {
  /// Relates `firstBaseline` of the item to the same attribute of the other item.
  @discardableResult
  public func firstBaseline(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.firstBaseline)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: firstBaseline(constant: …)")
  @discardableResult public func firstBaseline(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func firstBaseline(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Relates `lastBaseline` of the item to the same attribute of the other item.
  @discardableResult
  public func lastBaseline(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.both(.lastBaseline)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: lastBaseline(constant: …)")
  @discardableResult public func lastBaseline(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func lastBaseline(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }
}
