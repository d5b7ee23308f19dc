// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSnapshots
import Testing

@Suite("Comparison of snapshots") struct SnapshotComparisonTests {
  @Test(
    "Texts that are equal by value are equal",
    arguments: [
      ("A a  (1 2; 3 4)", "A a  (1.0 2.00; 3 4)"),
      ("A a  (1 2; 3 4)", "A a  (1.01 2; 2.99 4)"),
      ("A a  (1 2; 3 4)\n  B b  (1 1; 1 1)", "A a  (1 2; 3 4)\r\n  B b  (1 1; 1 1)\r\n"),
      ("A a  (1 2; 3 4)  \"t\"", "A a  (1 2; 3 4)  \"t\"   \n\n"),
      ("A a  (1 2; 3 4)", "\n\nA a  (1 2; 3 4)"),
      ("A a  (1 2; 3 4)", "\u{FEFF}A a  (1 2; 3 4)"),
      ("  conflict: 16 + 400 = 416", "  conflict: 16.0 + 400 = 416.01"),
      ("~   A a  (1 2; 3 4)", "~   A a  (1 2.0; 3 4)"),
      ("A a  (? 2; 3 4)", "A a  (? 2; 3 4.0)"),
      ("A a  (1 2; 3 4)", "# quoin layout 1 · engine quoin · text built-in-1\nA a  (1 2; 3 4)"),
    ])
  func equal(first: String, second: String) {
    #expect(SnapshotContent(first).isEqual(to: SnapshotContent(second)))
    #expect(SnapshotContent(second).isEqual(to: SnapshotContent(first)))
  }

  @Test(
    "Texts that differ in a number, a name, a text or their structure are different",
    arguments: [
      ("A a  (1 2; 3 4)", "A a  (1 2; 3 4.02)"),
      ("A a  (1 2; 3 4)", "A b  (1 2; 3 4)"),
      ("A root.0.2  (1 2; 3 4)", "A root.0.20  (1 2; 3 4)"),
      ("A a1.0  (1 2; 3 4)", "A a1  (1 2; 3 4)"),
      ("A a  (1 2; 3 4)  \"12.0\"", "A a  (1 2; 3 4)  \"12\""),
      ("A a  (1 2; 3 4)  \"(1 2; 3 4)\"", "A a  (1 2; 3 4)  \"(1 2; 3 4.0)\""),
      ("A a  (1 2; 3 4)  hidden", "A a  (1 2; 3 4)"),
      ("A a  (1 2; 3 4)", "  A a  (1 2; 3 4)"),
      ("A a  (1 2; 3 4)", "A a  (1 2; 3 4)\nA a  (1 2; 3 4)"),
      ("A a  (? 2; 3 4)", "A a  (1 2; 3 4)"),
      ("  conflict: \"12.0\" is 3 wide", "  conflict: \"12\" is 3 wide"),
      ("~ A a  (1 2; 3 4)", "+ A a  (1 2; 3 4)"),
    ])
  func different(first: String, second: String) {
    #expect(!SnapshotContent(first).isEqual(to: SnapshotContent(second)))
    #expect(!SnapshotContent(second).isEqual(to: SnapshotContent(first)))
  }

  @Test("The header says by what a reference was made")
  func headers() throws {
    let other = SnapshotContent(
      "# quoin layout 2 · engine uikit · text pango DejaVu Sans\nA a  (1 2; 3 4)")
    #expect(other.header.measure == "pango DejaVu Sans")
    #expect(
      other.header.difference(to: .standard)
        == "the reference was made with form 2, and this program writes form 1; with the engine "
        + "uikit, and this run has the engine quoin; with the text measures pango DejaVu Sans, and "
        + "this run has built-in-1")
    #expect(SnapshotHeader.standard.difference(to: .standard) == nil)
    #expect(SnapshotHeader(line: "# a comment") == nil)
    #expect(SnapshotHeader(line: SnapshotHeader.standard.line) == .standard)
  }
}
