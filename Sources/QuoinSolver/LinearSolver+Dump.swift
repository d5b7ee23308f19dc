// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !$Embedded
extension LinearSolver {
  /// Describes the system, the result of each stage and the values, as a page that can be checked
  /// by hand.
  ///
  /// `v2` is the variable with the index 2, `c1` the constraint in slot 1, `p1` the first input.
  /// Constraints are shown as they were written. The section on variables shows the result of the
  /// elimination: a number, a sum of other variables, or `open`. Open variables are optimised in
  /// components. Each quantity is listed with its bounds, and each component with the inputs for
  /// which its result is valid. The article <doc:HowTheSolverWorks> explains the stages.
  ///
  /// If the system has changed since the last ``solve()``, a copy is solved first.
  ///
  /// - Returns: the page, as lines of text. Its format may change.
  /// - Complexity: that of ``solve()``, and one line for each variable, constraint and bound.
  public func dump() -> String { engine.page() }
}
#endif
