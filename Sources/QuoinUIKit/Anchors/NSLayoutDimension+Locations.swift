// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSLayoutDimension {
  /// Returns the constraint `self == constant`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    equalToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(equalToConstant:)(c) }
  }

  /// Returns the constraint `self >= constant`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(greaterThanOrEqualToConstant:)(c) }
  }

  /// Returns the constraint `self <= constant`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(lessThanOrEqualToConstant:)(c) }
  }

  /// Returns the constraint `self == multiplier * anchor`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(equalTo:multiplier:)(anchor, m) }
  }

  /// Returns the constraint `self >= multiplier * anchor`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(greaterThanOrEqualTo:multiplier:)(anchor, m)
    }
  }

  /// Returns the constraint `self <= multiplier * anchor`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(lessThanOrEqualTo:multiplier:)(anchor, m)
    }
  }

  /// Returns the constraint `self == multiplier * anchor + constant`, with the location of the
  /// call.
  @preconcurrency @MainActor public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(equalTo:multiplier:constant:)(anchor, m, c)
    }
  }

  /// Returns the constraint `self >= multiplier * anchor + constant`, with the location of the
  /// call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(greaterThanOrEqualTo:multiplier:constant:)(anchor, m, c)
    }
  }

  /// Returns the constraint `self <= multiplier * anchor + constant`, with the location of the
  /// call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(lessThanOrEqualTo:multiplier:constant:)(anchor, m, c)
    }
  }
}
