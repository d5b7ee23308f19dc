// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinChecking

@Suite struct MarkdownReportTests {
  @Test("The most serious findings come first, and explanations can be unfolded")
  func order() {
    let text = ReportSample.text(MarkdownReport(root: FindingSample.root))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
      .filter { !$0.hasPrefix("| ---") }
    #expect(rows.map { $0.split(separator: " ")[1] } == ["error", "warning", "note"])
    #expect(text.contains("- `no/d.xib:2:5: error: The file ends early. [malformed-file]`\n"))
    #expect(
      text.contains(
        """
        <details><summary>App/Main.storyboard:3: 16 + 400 + 16 = 432, 100% "too" wide</summary>

        UILabel a.width == 400  &lt;- broken<br>
        try: priority 1000 -&gt; 999<br>

        </details>
        """))
  }

  @Test("A report of many findings fits into a comment and says how many are not shown")
  func length() {
    let findings = (0..<3_000).map {
      FindingSample.finding("The text 漢字 number \($0) is cut off", object: "o\($0)")
    }
    let text = FindingSample.text(
      MarkdownReport(root: FindingSample.root), [FindingSample.report(findings)])
    #expect(text.utf8.count <= 60_000)
    // A row takes about 100 bytes, so that more than 400 fit.
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| warning") }
    #expect(rows > 400)
    #expect(text.contains("\n\(3_000 - rows) more are not shown.\n"))
  }

  @Test("A path with backquotes and bars is code in its row")
  func path() {
    let finding = FindingSample.finding(file: "a`b|c.xib")
    let text = FindingSample.text(
      MarkdownReport(root: FindingSample.root),
      [FindingSample.report([finding], file: "a`b|c.xib")])
    #expect(text.contains("| ``a`b\\|c.xib:3`` |"))
  }
}
