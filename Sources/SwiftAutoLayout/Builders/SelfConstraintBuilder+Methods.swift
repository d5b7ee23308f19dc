// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit BuilderMethods in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinLayout
import QuoinPlatform

extension SelfConstraintBuilder {
  /// Limits the width to a number of points, or makes it equal to it.
  @discardableResult
  public func width(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.width], ConstraintTerms(
      relation: relation, constant: constant, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: width(constant: …)")
  @discardableResult public func width(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func width(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Limits the height to a number of points, or makes it equal to it.
  @discardableResult
  public func height(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.height], ConstraintTerms(
      relation: relation, constant: constant, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: height(constant: …)")
  @discardableResult public func height(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func height(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }

  /// Limits width and height to one number of points, or makes them equal to it.
  @discardableResult
  public func widthHeight(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    add([.width, .height], ConstraintTerms(
      relation: relation, constant: constant, priority: priority,
      isActivated: activate, location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  @available(*, unavailable, message: "name the number: widthHeight(constant: …)")
  @discardableResult public func widthHeight(_ number: CGFloat) -> Self { unavailable() }

  @available(*, unavailable, message: "name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual")
  @discardableResult public func widthHeight(
    _ operation: (CGFloat, CGFloat) -> Bool, constant: CGFloat = 0
  ) -> Self { unavailable() }
}
