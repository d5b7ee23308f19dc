// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
package import QuoinLayout

/// Where a program is stopped that asked for something impossible, as Apple does by an exception.
package enum ProgrammerError {
  /// Stops the program with a sentence that says what to do.
  ///
  /// A failed precondition says its sentence in debug builds only; this one is always heard.
  package static func stop(_ sentence: String) -> Never {
    fatalError(sentence)
  }

  /// Stops the program with a rule that it broke, after a report to the handler of the program.
  ///
  /// - Parameters:
  ///   - code: the stable code of the rule.
  ///   - sentence: the rule, with what to do.
  ///   - location: the statement of the program; nil when it is not known.
  package static func stop(
    _ code: String, _ sentence: String, at location: SourceLocation?
  ) -> Never {
    let text = [location?.text, sentence].compactMap { $0 }.joined(separator: ": ")
    // Views, and with them the handler, are used on the main actor alone.
    if MainThread.isCurrent {
      MainActor.assumeIsolated {
        LayoutProblemReceiver.programWillStop(
          LayoutProblemReport(
            code: code, location: location?.text, shortText: text, stopsProgram: true))
      }
    }
    fatalError(text)
  }

  /// Stops the program with a constraint that cannot be made or installed.
  static func stop(_ problem: ConstraintProblem, at location: SourceLocation? = nil) -> Never {
    stop(problem.code, problem.message, at: location)
  }
}
