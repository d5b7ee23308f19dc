// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

@Suite("Differences of files")
struct UnifiedDiffTests {
  private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test(
    "A change has three lines around it, and the first line and the number of lines of both versions"
  )
  func context() {
    var lines = numbers(1...9)
    lines[4] = "five"
    lines.insert("more", at: 5)
    #expect(
      UnifiedDiff(text(numbers(1...9)), text(lines)).text(path: "a.xib") == """
        --- a/a.xib
        +++ b/a.xib
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +more
         6
         7
         8

        """)
  }

  @Test("Changes with six lines between them are one part, those with seven are two")
  func parts() {
    for (gap, count) in [(6, 1), (7, 2)] {
      var lines = numbers(1...20)
      lines[3] = "x"
      lines[4 + gap] = "y"
      let diff = UnifiedDiff(text(numbers(1...20)), text(lines)).text(path: "a")
      #expect(diff.components(separatedBy: "@@ -").count - 1 == count)
    }
  }

  @Test("A last line without a line end is named, and so is a line that gets one")
  func lastLine() {
    #expect(
      UnifiedDiff("a\nb", "a\nb\n").text(path: "f") == """
        --- a/f
        +++ b/f
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test("Carriage returns belong to lines")
  func carriageReturns() {
    #expect(
      UnifiedDiff("a\r\n", "b\r\n").text(path: "f")
        == "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\r\n+b\r\n")
  }

  @Test("Lines that look equal and have other bytes differ")
  func bytes() {
    // é as one scalar, and as e with an accent.
    #expect(
      UnifiedDiff("\u{E9}\n", "e\u{301}\n").text(path: "f").utf8.elementsEqual(
        "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-\u{E9}\n+e\u{301}\n".utf8))
  }

  @Test("An empty version begins behind line 0")
  func empty() {
    #expect(
      UnifiedDiff("", "a\n").text(path: "f") == "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      UnifiedDiff("a\n", "").text(path: "f") == "--- a/f\n+++ b/f\n@@ -1 +0,0 @@\n-a\n")
    #expect(UnifiedDiff("a\n", "a\n").text(path: "f").isEmpty)
  }

  @Test("A name with a space ends with a tab, and one with other characters is in quotes")
  func names() {
    func head(_ path: String) -> String {
      UnifiedDiff("a", "b").text(path: path).components(separatedBy: "\n")[0]
    }
    #expect(head("My View.xib") == "--- a/My View.xib\t")
    #expect(head("a\"b\n.xib") == #"--- "a/a\"b\n.xib""#)
    // ü is 303 274 in octal digits of its bytes.
    #expect(head("ü.xib") == #"--- "a/\303\274.xib""#)
  }
}
