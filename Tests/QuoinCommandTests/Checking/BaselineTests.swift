// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinChecking

@Suite struct BaselineTests {
  private func baseline(_ findings: [LayoutFinding]) -> Baseline {
    var baseline = Baseline()
    for finding in findings { baseline.add(finding, root: FindingSample.root) }
    return baseline
  }

  @Test("The file has the version, and an entry with its count on each line, sorted")
  func text() throws {
    let findings = [
      FindingSample.finding(file: "/repository/b.xib"), FindingSample.finding(file: "a.xib"),
      FindingSample.finding("another message", file: "a.xib"),
    ]
    let text = """
      {"quoin-baseline":1}
      {"rule":"truncated-text","file":"a.xib","object":"abc-de-001","detail":"","count":2}
      {"rule":"truncated-text","file":"b.xib","object":"abc-de-001","detail":"","count":1}

      """
    #expect(baseline(findings).text == text)
    #expect(try Baseline(text, file: "b.json") == baseline(findings))
  }

  @Test("As many findings are known as the baseline counts; silenced ones are left as they are")
  func take() {
    var silenced = FindingSample.finding()
    silenced.suppression = "reason"
    var findings = [silenced] + (1...3).map { FindingSample.finding("message \($0)") }
    findings[1].location?.line = 90
    var known = baseline([FindingSample.finding(), FindingSample.finding()])
    known.take(&findings, root: FindingSample.root)
    #expect(findings.map(\.isInBaseline) == [false, true, true, false])
    #expect(known.counts.isEmpty)
  }

  @Test(
    "A file of another version or form is a failure with the line",
    arguments: [
      (#"{"quoin-baseline":2}"#, 1, "baseline-version"),
      (#"{"baseline":1}"#, 1, "malformed-baseline"),
      ("", 1, "malformed-baseline"),
      ("{\"quoin-baseline\":1}\n\n{\"rule\":\"a\"}\n", 3, "malformed-baseline"),
    ])
  func mistakes(text: String, line: Int, code: String) {
    let failure = #expect(throws: FileFailure.self) { try Baseline(text, file: "b.json") }
    #expect(failure?.file == "b.json")
    #expect(failure?.line == line)
    #expect(failure?.code == code)
  }
}
