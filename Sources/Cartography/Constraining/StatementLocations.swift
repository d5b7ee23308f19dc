// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinPlatform

/// Gives the constraints of a block the locations of the statements that declare them.
///
/// Operators have no default arguments, and so no location. A statement that is an expression passes
/// through one of these functions, which have. A constraint that is assigned to a variable, and
/// those of a block with `return`, keep the location of the block and the number of the statement.
@resultBuilder public enum StatementLocations {
  /// Stores the location of a statement that declares a constraint.
  @preconcurrency @MainActor public static func buildExpression(
    _ constraint: NSLayoutConstraint, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    buildExpression([constraint], fileID: fileID, line: line, column: column)
  }

  /// Stores the location of a statement that declares several constraints.
  @preconcurrency @MainActor public static func buildExpression(
    _ constraints: [NSLayoutConstraint], fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    for constraint in constraints where constraint.isLocatedByBlock {
      constraint.sourceLocation = SourceLocation(fileID: fileID, line: line, column: column)
    }
  }

  /// Warns of a term that is related to nothing, as the compiler does where there is no builder.
  @available(*, deprecated, message: "The result of the operator is unused")
  public static func buildExpression<T>(_ term: Expression<T>) {}

  /// Accepts any other statement.
  @_disfavoredOverload public static func buildExpression<T>(_ value: T) {}

  /// Accepts the statements of a block.
  public static func buildBlock(_ statements: Void...) {}

  /// Accepts `if` without `else`.
  public static func buildOptional(_ statements: Void?) {}

  /// Accepts the first branch of `if` or `switch`.
  public static func buildEither(first: Void) {}

  /// Accepts another branch of `if` or `switch`.
  public static func buildEither(second: Void) {}

  /// Accepts a loop.
  public static func buildArray(_ statements: [Void]) {}

  /// Accepts statements for newer systems.
  public static func buildLimitedAvailability(_ statements: Void) {}
}
