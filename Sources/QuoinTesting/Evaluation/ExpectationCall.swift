// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// A call of `expectLayout`: evaluates, draws and records.
@MainActor struct ExpectationCall {
  let matrix: LayoutMatrix
  let expectations: [LayoutExpectation]
  let severity: LayoutTestSeverity
  let location: IssueLocation

  init(
    _ matrix: LayoutMatrix, _ expectations: [LayoutExpectation], _ severity: LayoutTestSeverity,
    at location: IssueLocation
  ) {
    self.matrix = matrix
    self.expectations = EngineComparison.added(to: expectations.flatMap(\.single))
    self.severity = severity
    self.location = location
  }

  func run(_ make: (LayoutCell) throws -> LayoutSubject) rethrows -> LayoutTestResult {
    let run = ExpectationRun(matrix, expectations, pictures: .current)
    return report(try run.outcome(make))
  }

  private func report(_ outcome: ExpectationRun.Outcome) -> LayoutTestResult {
    var result = LayoutTestResult(
      problems: outcome.problems.sorted(by: expectations).map(\.problem),
      layoutCount: outcome.problems.cells.count)
    for failure in objections(outcome) { record(failure, &result) }
    let hasProblems = !outcome.problems.groups.isEmpty
    guard hasProblems || !outcome.pictures.isEmpty else { return result }
    let message = { (pictures: String?) in
      FailureMessage(
        outcome.subject, outcome.problems, of: expectations, at: location, pictures: pictures
      ).text
    }
    if !outcome.pictures.isEmpty {
      let folder = PictureFolder(
        of: TestName.current(at: location), filePath: location.filePath.description)
      let title = hasProblems ? message(nil) : "\(outcome.subject): \(result.layoutCount) layouts"
      let html = PicturePage(title, outcome.pictures).html
      if folder.write(html) { result.picturesPath = folder.path }
      PictureAttachment.record(html, at: location)
    }
    if hasProblems { record(message(result.picturesPath), &result) }
    return result
  }

  /// Returns the reasons that there is nothing to evaluate.
  private func objections(_ outcome: ExpectationRun.Outcome) -> [String] {
    var sentences = outcome.failures.map(\.message)
    if expectations.isEmpty { sentences.append("no expectation is given, so nothing is judged") }
    return sentences.map { "✘ \(outcome.subject): \($0)" }
  }

  private func record(_ message: String, _ result: inout LayoutTestResult) {
    IssueRecorder.record(LayoutIssue(message: message, severity: severity, location: location))
    result.message = [result.message, message].compactMap(\.self).joined(separator: "\n")
  }
}
