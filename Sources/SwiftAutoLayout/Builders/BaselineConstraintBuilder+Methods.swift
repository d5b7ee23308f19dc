// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by BuilderMethods of the tests; to write it anew:
// QUOIN_UPDATE=1 swift test --filter BuilderMethodsTests
// swift-format-ignore-file

import QuoinLayout
import QuoinPlatform

extension BaselineConstraintBuilder {
  /// Relates firstBaseline of the item to the same of the other one.
  @discardableResult
  public func firstBaseline(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    add([.both(.firstBaseline)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, place: SourcePlace(fileID: fileID, line: line)))
  }

  /// Relates lastBaseline of the item to the same of the other one.
  @discardableResult
  public func lastBaseline(
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: PlatformLayoutPriority = .required, activate: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    add([.both(.lastBaseline)], ConstraintTerms(
      relation: relation, constant: constant, multiplier: multiplier, priority: priority,
      isActivated: activate, place: SourcePlace(fileID: fileID, line: line)))
  }
}
