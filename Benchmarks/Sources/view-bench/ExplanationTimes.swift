// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import LayoutProblems
internal import QuoinExplanation
internal import QuoinUIKit

/// Measures explanations of the views of a problem.
@MainActor enum ExplanationTimes {
  /// The phase `layout` is a complete layout from new views. `derivation` explains the width of the
  /// last view. `fixes` explains a conflict, with three fixes, and everything else that is wrong.
  static func measure(_ problem: Problem) throws -> [MeasuredPhase] {
    let plan = ProblemViews.Plan(problem)
    var (layouts, derivations, fixes) = (Samples(), Samples(), Samples())
    var frames: [CGRect] = []
    var repetitions = Repetitions(least: 5)
    while repetitions.next() {
      let start = quoin_seconds()
      guard let views = ProblemViews(problem, plan) else { throw ViewError.unknownConstraint }
      views.layOut(into: &frames)
      layouts.add(quoin_seconds() - start)
      guard let last = views.views.last else { continue }
      derivations.add(
        seconds {
          expect(last.explainLayout(.width).kind == .value)
        })
      let wrong = last.widthAnchor.constraint(equalToConstant: last.frame.width + 10)
      wrong.isActive = true
      views.container.layoutIfNeeded()
      fixes.add(
        seconds {
          expect(last.explainProblems().first?.kind == .conflict)
        })
    }
    return layouts.lines("layout") + derivations.lines("derivation") + fixes.lines("fixes")
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = quoin_seconds()
    body()
    return quoin_seconds() - start
  }

  private static func expect(_ isExpected: Bool) {
    precondition(isExpected, "an explanation is not the one that the benchmark is about")
  }
}
