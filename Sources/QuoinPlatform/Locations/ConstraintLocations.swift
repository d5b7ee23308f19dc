// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

// These are in this module and not in QuoinUIKit, which has no public name that UIKit lacks. Every
// dialect brings this module along, on Apple's platforms too.

/// The source locations of constraints that operators and other libraries make.
///
/// Methods get the location of their call from the compiler. Operators cannot, and neither can the
/// constraints of another library name the statement of the program. For these, the calls that lead
/// to a constraint can be recorded, which takes about half a microsecond for each constraint.
/// Reports then look up the innermost call in a file of the program.
///
/// ```swift
/// ConstraintLocations.areRecorded = true
/// ```
@MainActor public enum ConstraintLocations {
  #if QUOIN_UIKIT || QUOIN_APPKIT
  /// The property has no effect on Apple's platforms.
  public static var areRecorded = false
  #else
  /// Whether the calls that lead to a new constraint are recorded. At first, whether the
  /// environment variable `QUOIN_LOCATIONS` is 1.
  ///
  /// It has no effect with Swift 6.1, whose libraries cannot look calls up, and in programs without
  /// debug information.
  public static var areRecorded: Bool {
    get { ConstraintBacktrace.areRecorded }
    set { ConstraintBacktrace.areRecorded = newValue }
  }
  #endif

  /// The innermost call in a file of the program; nil when it cannot be looked up.
  package static var ofCaller: SourceLocation? {
    #if QUOIN_UIKIT || QUOIN_APPKIT
    ConstraintStatement.location
    #else
    ConstraintStatement.location
      ?? (ConstraintStatement.backtrace ?? ConstraintBacktrace(limit: 24))?.location
    #endif
  }
}

/// Creates constraints whose source location is that of the caller of a function.
///
/// A function of a program that makes constraints passes on where it is called, so that reports
/// name the call and not the function. When several such functions call each other, the outermost
/// call counts.
///
/// ```swift
/// func pin(
///   _ view: UIView, to other: UIView, fileID: StaticString = #fileID, line: UInt = #line,
///   column: UInt = #column
/// ) {
///   withConstraintLocation(fileID: fileID, line: line, column: column) {
///     view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
///   }
/// }
/// ```
///
/// On Apple's platforms it counts for the constraints of dialects, and for those that the closure
/// returns.
/// - Parameters:
///   - fileID: the file of the call, the value of `#fileID`.
///   - line: the line of the call, the value of `#line`.
///   - column: the column of the call, the value of `#column`; 0 where it is not known.
///   - body: makes constraints.
/// - Returns: the result of the closure.
@preconcurrency @MainActor @discardableResult
public func withConstraintLocation<Result, Failure: Error>(
  fileID: StaticString, line: UInt, column: UInt = 0, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let location = SourceLocation(fileID: fileID, line: line, column: column)
  return try ConstraintStatement.make(calledAt: location) { () throws(Failure) -> Result in
    let result = try body()
    #if QUOIN_UIKIT || QUOIN_APPKIT
    // The system's anchors do not store the location.
    let returned =
      result as? [NSLayoutConstraint] ?? (result as? NSLayoutConstraint).map { [$0] } ?? []
    for constraint in returned { constraint.sourceLocation = location }
    #endif
    return result
  }
}
