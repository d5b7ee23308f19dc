// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
package import QuoinLayout

/// The errors that stop a program, as Apple does by an exception.
package enum ProgrammerError {
  /// Stops the program with a rule that it broke, after a report to the handler of the program.
  ///
  /// A failed precondition prints its sentence in debug builds only; this function always does.
  ///
  /// - Parameters:
  ///   - code: the stable code of the rule.
  ///   - sentence: the rule, with the fix.
  ///   - location: the statement of the program; nil for the one that is being carried out, or the
  ///     call that led here.
  package static func stop(
    _ code: String, _ sentence: String, at location: SourceLocation? = nil
  ) -> Never {
    // Views, and with them statements and the handler, are used on the main actor alone.
    // The library's own file would only hide the place of the program.
    guard MainThread.isCurrent else { fatalError(text(sentence, location), file: "Quoin", line: 0) }
    let text = MainActor.assumeIsolated {
      let location =
        location ?? ConstraintStatement.location ?? ConstraintBacktrace(limit: 24)?.location
      let text = self.text(sentence, location)
      LayoutProblemReceiver.programWillStop(
        LayoutProblemReport(
          code: code, location: location?.text, shortText: text, stopsProgram: true))
      return text
    }
    fatalError(text, file: "Quoin", line: 0)
  }

  /// Stops the program with a constraint that cannot be made or installed.
  static func stop(_ problem: ConstraintProblem, at location: SourceLocation? = nil) -> Never {
    stop(problem.code, problem.message, at: location)
  }

  /// Returns the sentence after the location, if there is one.
  private static func text(_ sentence: String, _ location: SourceLocation?) -> String {
    [location?.text, sentence].compactMap { $0 }.joined(separator: ": ")
  }
}
