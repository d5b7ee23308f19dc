// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Compares the results of a solver with those of the reference solver.
struct SolverComparison {
  /// A difference between the two.
  enum Finding {
    /// A wrong result, described in words.
    case wrong(Subject, String)
    /// A difference below the tolerance decides which result is correct.
    case undecided
  }

  /// The kind of a wrong result. A script is shrunk only as long as it stays the same.
  enum Subject {
    case refusal
    case changes
    case conflicts
    case values
    case violations
    case ambiguities
    case history
  }

  let session: SolverSession
  let system: ReferenceSystem
  let answer: SolverAnswer
  /// By the number of the variable.
  let values: [Int: Double]
  /// By the number of the variable: the allowed difference beside a millionth.
  private(set) var margins: [Int: Double]

  /// The first difference; nil when there is none.
  static func finding(in session: SolverSession) throws -> Finding? {
    let answer = try SolverAnswer(session)
    let comparison = SolverComparison(session: session, system: session.system, answer: answer)
    let finding =
      try comparison.findingInReadings() ?? comparison.findingInResult()
      ?? (session.isFresh ? nil : comparison.findingInFreshSolver())
    return finding.map { comparison.isInRange ? $0 : .undecided }
  }

  private func findingInResult() -> Finding? {
    guard let finding = findingInConflicts() ?? findingInSolution() else { return nil }
    guard case .wrong = finding, system.hasWideRows else { return finding }
    // With wide rows the solver uses the doubles, so a result that is correct for these is
    // accepted.
    let inDoubles = SolverComparison(
      session: session, system: system.inDoubles, answer: answer)
    if case .wrong = inDoubles.findingInConflicts() ?? inDoubles.findingInSolution() {
      return finding
    }
    return .undecided
  }

  /// Whether all values are in the range of layouts.
  private var isInRange: Bool {
    answer.values.allSatisfy { abs($0) <= ComparisonTolerance.largestValue.double }
  }

  private init(session: SolverSession, system: ReferenceSystem, answer: SolverAnswer) {
    self.session = session
    self.system = system
    self.answer = answer
    values = Dictionary(
      uniqueKeysWithValues: zip(system.variables.map(\.number), answer.values))
    margins = ComparisonTolerance.roundings(of: system, at: values)
  }

  /// The system without broken constraints.
  var rest: ReferenceSystem {
    let broken = answer.conflicts.map(\.broken)
    var system = self.system
    system.constraints.removeAll { broken.contains($0.number) }
    return system
  }

  /// Reading only what changed has to give all values.
  private func findingInReadings() throws -> Finding? {
    for (variable, value) in zip(system.variables, answer.values) {
      let read = session.reader.value(of: try session.id(ofVariable: variable.number))
      guard read == value else {
        return .wrong(
          .changes,
          "variable \(variable.number) changed to \(value) from \(read) and was not reported")
      }
    }
    return nil
  }

  /// The results must be those of a new solver with the same system.
  private func findingInFreshSolver() throws -> Finding? {
    let fresh = try SolverAnswer(SolverSession(fresh: system))
    guard answer.conflicts == fresh.conflicts else {
      return .wrong(.history, "after edits \(answer), a fresh solver says \(fresh)")
    }
    func areClose(_ comparison: SolverComparison) -> Bool {
      zip(system.variables, zip(answer.values, fresh.values)).allSatisfy {
        comparison.isClose($1.0, $1.1, for: $0.number)
      }
    }
    if areClose(self) { return nil }
    return withMargins(of: rest).map(areClose) ?? true
      ? .undecided : .wrong(.history, "after edits \(answer), a fresh solver says \(fresh)")
  }

  /// Whether two numbers can be the same value of a variable.
  func isClose(_ left: Double, _ right: Double, for variable: Int?) -> Bool {
    ComparisonTolerance.isClose(left, right)
      || abs(left - right) <= (variable.flatMap { margins[$0] } ?? 0)
  }

  /// The same comparison where values may be off by a multiple of what the exact ones move by when
  /// constants move by next to nothing; nil when nothing holds together then.
  func withMargins(of system: ReferenceSystem) -> SolverComparison? {
    guard let solution = ReferenceSolution(system) else { return nil }
    var hasMoved = false
    var wider = self
    var random = SplitMix64(seed: 1)
    for sample in 0..<12 {
      // Where nothing holds together any more, less is tried, and the movement extrapolated.
      for scale in [1, 0x1p-4, 0x1p-8, 0x1p-12, 0x1p-16] {
        let disturbed = system.disturbed(
          by: scale, onlyLoosening: sample % 2 == 0, at: values, &random)
        guard let other = ReferenceSolution(disturbed) else { continue }
        hasMoved = true
        for number in solution.values.keys {
          let movement = solution.distance(to: other, of: number) / scale
          let margin = ComparisonTolerance.reach * movement
          wider.margins[number] = max(wider.margins[number] ?? 0, margin)
        }
        break
      }
    }
    return hasMoved ? wider : nil
  }
}

extension ReferenceSolution {
  /// The distance of a variable's value from the one in another solution, and its range.
  fileprivate func distance(to other: ReferenceSolution, of number: Int) -> Double {
    let mine = [values[number], ranges[number]?.minimum, ranges[number]?.maximum]
    let theirs = [
      other.values[number], other.ranges[number]?.minimum, other.ranges[number]?.maximum,
    ]
    return zip(mine, theirs).reduce(0) { distance, pair in
      guard let left = pair.0, let right = pair.1 else { return distance }
      return max(distance, (left - right).magnitude.double)
    }
  }
}
