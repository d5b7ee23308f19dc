// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source location of a dialect's statement whose constraints have no location of their own:
/// operators, and statements that are carried out later than they are stated.
@MainActor package struct StatementOrigin {
  let stored: StoredSourceLocation
  let isCaller: Bool
  /// The calls that led to the statement; nil when calls are not recorded.
  let backtrace: ConstraintBacktrace?

  /// Creates the statement that is being carried out. Calls are recorded once for all of its
  /// constraints.
  package init() {
    stored = ConstraintStatement.stored
    isCaller = ConstraintStatement.isCaller
    guard ConstraintBacktrace.isWanted(for: stored), !isCaller else {
      backtrace = nil
      return
    }
    backtrace = ConstraintStatement.backtrace ?? ConstraintBacktrace(limit: 12)
  }
}
