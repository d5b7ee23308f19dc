// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Apple's signatures are overloads that the compiler prefers less. A call resolves to these
// methods, which have its location; a function value, an override and a requirement of a protocol
// resolve to Apple's. In a call by the full name, such as `constraint(equalTo:)(anchor)`, there is
// no choice.

extension NSLayoutAnchor {
  /// Returns the constraint `self == anchor`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(equalTo:)(anchor) }
  }

  /// Returns the constraint `self >= anchor`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(greaterThanOrEqualTo:)(anchor) }
  }

  /// Returns the constraint `self <= anchor`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(lessThanOrEqualTo:)(anchor) }
  }

  /// Returns the constraint `self == anchor + constant`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) { constraint(equalTo:constant:)(anchor, c) }
  }

  /// Returns the constraint `self >= anchor + constant`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(greaterThanOrEqualTo:constant:)(anchor, c)
    }
  }

  /// Returns the constraint `self <= anchor + constant`, with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(lessThanOrEqualTo:constant:)(anchor, c)
    }
  }
}
