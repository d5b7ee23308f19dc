// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinUIKit

/// Returns the violations of expectations in the layouts of a matrix, and records no issue.
///
/// For programs that judge layouts outside of tests, and for tests about layouts that have to be
/// wrong:
///
/// ```swift
/// let problems = layoutProblems(of: CardView(), in: .phones, .sane, .textFits)
/// #expect(problems.map(\.expectation) == ["textFits"])
/// ```
///
/// - Parameters:
///   - view: Makes the view, again for each layout.
///   - matrix: The layouts; by default those of the trait, otherwise one iPhone.
///   - expectations: The conditions for each layout.
/// - Returns: The problems in the order of the expectations, and before them why there are layouts
///   that cannot be made.
/// - Throws: The error of the maker.
@MainActor public func layoutProblems(
  of view: @autoclosure () throws -> UIView, in matrix: LayoutMatrix = .current,
  _ expectations: LayoutExpectation...
) rethrows -> LayoutProblems {
  try LayoutProblems(in: matrix, expectations) { _ in .view(try view()) }
}

/// Returns the violations of expectations in the layouts of a matrix, and records no issue.
///
/// The controller loads its view and appears as in UIKit, and disappears after the layout. The
/// other parameters are those of the function for views.
@MainActor public func layoutProblems(
  of controller: @autoclosure () throws -> UIViewController, in matrix: LayoutMatrix = .current,
  _ expectations: LayoutExpectation...
) rethrows -> LayoutProblems {
  try LayoutProblems(in: matrix, expectations) { _ in .controller(try controller()) }
}

extension LayoutProblems {
  /// Lays out in each cell of a matrix, and judges.
  @MainActor init(
    in matrix: LayoutMatrix, _ expectations: [LayoutExpectation],
    _ make: (LayoutCell) throws -> LayoutSubject
  ) rethrows {
    let expectations = expectations.flatMap(\.single)
    let outcome = try ExpectationRun(matrix, expectations).outcome(make)
    self.init(
      outcome.failures.map { LayoutProblem($0.message) }
        + outcome.problems.sorted(by: expectations).map(\.problem),
      layoutCount: outcome.problems.cells.count)
  }
}
