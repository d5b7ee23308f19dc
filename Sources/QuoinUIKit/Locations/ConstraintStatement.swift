// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The statement of the program that makes constraints at the moment.
///
/// Anchors, initialisers and visual formats store its location in their constraints, and errors
/// that stop the program name it.
@MainActor package enum ConstraintStatement {
  /// The location of new constraints.
  private(set) static var stored = StoredSourceLocation.none
  /// Whether ``stored`` is the location of the caller of a function of the program, which counts in
  /// place of the locations inside the function.
  package static var isCaller: Bool { storedIsCaller }
  /// Private, since each access to a property that other modules have is checked at run time.
  private static var storedIsCaller = false

  /// The location of the statement; nil when it is not known.
  package static var location: SourceLocation? { stored.location }

  /// Creates the constraints of a statement.
  ///
  /// Inside a function that passes on the location of its caller, that location is used.
  @inline(__always) static func make<Result, Failure: Error>(
    _ fileID: StaticString, _ line: UInt, _ column: UInt, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCaller { return try body() }
    let outer = stored
    stored = StoredSourceLocation(fileID, line, column)
    defer { stored = outer }
    return try body()
  }

  /// Creates a constraint of a part of the statement.
  static func make(
    _ part: SourceLocation.Part?, _ body: () -> NSLayoutConstraint
  ) -> NSLayoutConstraint {
    let outer = stored
    if !isCaller { stored = stored.part(part) }
    defer { stored = outer }
    return body()
  }

  /// The calls that led to the statement, where they were recorded for all of its constraints.
  package private(set) static var backtrace: ConstraintBacktrace?

  /// Creates the constraints of a statement of a dialect.
  package static func make<Result>(_ origin: StatementOrigin, _ body: () -> Result) -> Result {
    let outer = (stored, storedIsCaller, backtrace)
    (stored, storedIsCaller, backtrace) = (origin.stored, origin.isCaller, origin.backtrace)
    defer { (stored, storedIsCaller, backtrace) = outer }
    return body()
  }

  /// Creates constraints with the location of a caller. The outermost caller is used.
  package static func make<Result, Failure: Error>(
    calledAt location: SourceLocation, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCaller { return try body() }
    let outer = stored
    (stored, storedIsCaller) = (StoredSourceLocation(location), true)
    defer { (stored, storedIsCaller) = (outer, false) }
    return try body()
  }
}
