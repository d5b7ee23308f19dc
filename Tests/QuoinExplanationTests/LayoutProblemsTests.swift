// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit
import Testing

@MainActor @Suite("Problems of layouts at run time", .serialized)
struct LayoutProblemsTests {
  @Test("A handler gets reports in place of the log")
  func handler() {
    var codes: [String] = []
    LayoutProblems.handler = { codes.append($0.code) }
    defer { LayoutProblems.handler = LayoutProblems.log }
    LayoutProblemLog.report(LayoutProblemReport(code: "a-code", shortText: "A sentence"))
    #expect(codes == ["a-code"])
  }

  @Test("The text of a report that has only a short form is the short form")
  func text() {
    let report = LayoutProblemReport(code: "a-code", shortText: "A sentence")
    #expect(report.text == "A sentence" && report.description == "A sentence")
  }
}
