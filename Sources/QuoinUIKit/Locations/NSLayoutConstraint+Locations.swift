// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
package import QuoinLayout

extension NSLayoutConstraint {
  /// The statement that makes the constraint; nil where it is not known.
  ///
  /// Recorded calls are looked up when the location is first read, which takes a fraction of a
  /// second in a large program. They count more than the location of a block or of a call in
  /// another library.
  package final var sourceLocation: SourceLocation? {
    get {
      if let recorded = backtrace {
        backtrace = nil
        if let found = recorded.location, !isLocated(inLineOf: found) {
          storedLocation = StoredSourceLocation(found)
        }
      }
      return storedLocation.location
    }
    set {
      // A caller that passes on its location has decided.
      guard !ConstraintStatement.isCaller else { return }
      storedLocation = StoredSourceLocation(newValue)
      if newValue?.isOfBlock == false { backtrace = nil }
    }
  }

  /// Returns whether the stored location is in a line, and may be more precise about the statement
  /// in it.
  private func isLocated(inLineOf found: SourceLocation) -> Bool {
    storedLocation.location?.isInLine(of: found) ?? false
  }

  /// Stores the location of the statement that is being carried out, and the calls when they are
  /// recorded.
  final func recordLocation() {
    storedLocation = ConstraintStatement.stored
    guard origin == .program, !ConstraintStatement.isCaller,
      ConstraintBacktrace.isWanted(for: storedLocation)
    else { return }
    backtrace = ConstraintStatement.backtrace ?? ConstraintBacktrace()
  }

  /// Creates a constraint of a statement with a known location, as
  /// `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)` does.
  ///
  /// - Parameter location: the location of the statement; nil when the program has no statement.
  package convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat,
    at location: SourceLocation?
  ) {
    self.init()
    define(view1, attr1, relation, view2, attr2, multiplier, constant, at: location)
    if let location { sourceLocation = location }
  }

  /// Creates a constraint without installing it, with the location of the call.
  @preconcurrency @MainActor public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init()
    ConstraintStatement.make(fileID, line, column) {
      define(view1, attr1, relation, view2, attr2, multiplier, constant, at: nil)
    }
  }

  /// Defines a constraint that may relate a horizontal place to a vertical one, or stops the
  /// program.
  ///
  /// - Parameter location: the location of the statement; nil for that of ``ConstraintStatement``.
  final func define(
    _ first: Any, _ attribute: Attribute, _ relation: Relation, _ second: Any?,
    _ otherAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
    at location: SourceLocation?
  ) {
    do {
      try define(
        first: NSLayoutConstraint.operand(first, attribute),
        relation, second: NSLayoutConstraint.secondOperand(second, otherAttribute),
        multiplier: multiplier, constant: constant, allowsMixedAxes: true)
    } catch {
      ProgrammerError.stop(error, at: location)
    }
  }

  /// Returns the constraints of a visual format string, with the location of the call and the
  /// characters of the string that make them; none is activated.
  ///
  /// A string that cannot be parsed stops the program with the string and the position in it.
  @preconcurrency @MainActor public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [NSLayoutConstraint] {
    ConstraintStatement.make(fileID, line, column) {
      constraints(withVisualFormat:options:metrics:views:)(format, opts, metrics, views)
    }
  }
}

extension Sequence<NSLayoutConstraint> {
  /// The statements that made the constraints, sorted; those whose statement is not known are left
  /// out.
  @MainActor package var statements: [String] {
    // One statement may be about both axes.
    compactMap { constraint in
      constraint.sourceLocation.map { "\($0.text) \(constraint.firstAttribute.rawValue)" }
    }.sorted()
  }
}
