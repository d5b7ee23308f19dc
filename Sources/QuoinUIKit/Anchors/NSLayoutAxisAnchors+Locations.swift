// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSLayoutXAxisAnchor {
  /// Returns the standard distance after an anchor, times a multiplier, with the location of the
  /// call.
  @preconcurrency @MainActor public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(equalToSystemSpacingAfter:multiplier:)(anchor, multiplier)
    }
  }

  /// Returns a constraint to at least the standard distance after an anchor, times a multiplier,
  /// with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier)
    }
  }

  /// Returns a constraint to at most the standard distance after an anchor, times a multiplier,
  /// with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier)
    }
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns the standard distance below an anchor, times a multiplier, with the location of the
  /// call.
  @preconcurrency @MainActor public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(equalToSystemSpacingBelow:multiplier:)(anchor, multiplier)
    }
  }

  /// Returns a constraint to at least the standard distance below an anchor, times a multiplier,
  /// with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier)
    }
  }

  /// Returns a constraint to at most the standard distance below an anchor, times a multiplier,
  /// with the location of the call.
  @preconcurrency @MainActor public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    ConstraintStatement.make(fileID, line, column) {
      constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier)
    }
  }
}
