// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSnapshots
import Testing

@Suite("Differences of snapshots") struct SnapshotDifferenceTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    SnapshotDifference(from: SnapshotContent(old), to: SnapshotContent(new)).lines()
  }

  @Test("Changed lines are shown as old and new, equal ones are counted")
  func changedLine() {
    let old = """
      Form  (0 0; 100 100)
        UILabel a  (0 0; 50 20)  "A"
        UILabel b  (0 30; 50 20)
        UILabel c  (0 60; 50 20)
      """
    let new = old.replacing("50 20)  \"A\"", with: "60 20)  \"AB\"")
    #expect(
      lines(old, new) == [
        "  Form  (0 0; 100 100)", "-   UILabel a  (0 0; 50 20)  \"A\"",
        "+   UILabel a  (0 0; 60 20)  \"AB\"", "  2 lines are equal",
      ])
  }

  @Test("Views that moved alike are one line, with the size that moved them")
  func movedViews() {
    let old = """
      Form  (0 0; 100 300)
        UILabel title  (0 10; 50 33.67)  "A"
        UITextField email  (0 50; 50 20)
        UITextField password  (0 80; 50 20)
        UIView box  (0 110; 50 40)
          UILabel inner  (0 0; 50 20)
      """
    let new = """
      Form  (0 0; 100 300)
        UILabel title  (0 10; 50 40.67)  "A"
        UITextField email  (0 57; 50 20)
        UITextField password  (0 87; 50 20)
        UIView box  (0 117; 50 40)
          UILabel inner  (0 0; 50 20)
      """
    #expect(
      lines(old, new) == [
        "  Form  (0 0; 100 300)", "-   UILabel title  (0 10; 50 33.67)  \"A\"",
        "+   UILabel title  (0 10; 50 40.67)  \"A\"",
        "> 3 views, y + 7, because of title.height: email, password, box",
        "      UILabel inner  (0 0; 50 20)",
      ])
  }

  @Test("Where two sizes would explain a move, no cause is named")
  func ambiguousCause() {
    let old = """
      A a  (0 0; 9 10)
      B b  (20 0; 9 10)
      C c  (0 20; 9 9)
      D d  (0 30; 9 9)
      """
    let new = """
      A a  (0 0; 9 15)
      B b  (20 0; 9 15)
      C c  (0 25; 9 9)
      D d  (0 35; 9 9)
      """
    #expect(lines(old, new).last == "> 2 views, y + 5: c, d")
  }

  @Test("A single view that moved is shown as old and new, added and removed views by their lines")
  func addedAndRemoved() {
    let old = "R r  (0 0; 9 9)\n  A a  (0 0; 1 1)\n  B b  (0 0; 1 1)"
    let new = "R r  (0 0; 9 9)\n  B b  (3 0; 1 1)\n  C c  (0 0; 1 1)"
    #expect(
      lines(old, new) == [
        "  R r  (0 0; 9 9)", "-   A a  (0 0; 1 1)", "-   B b  (0 0; 1 1)", "+   B b  (3 0; 1 1)",
        "+   C c  (0 0; 1 1)",
      ])
  }

  @Test("Of several configurations those that differ are shown below their names")
  func configurations() throws {
    func snapshot(_ widths: [Int]) -> SnapshotContent {
      SnapshotContent(
        configurations: widths.enumerated().map { index, width in
          ("cell \(index)", SnapshotContent("V v  (0 0; \(width) 1)\n  W w  (0 0; 1 1)"))
        })
    }
    let old = snapshot([1, 1, 2])
    #expect(
      old.lines == [
        "[cell 0]", "V v  (0 0; 1 1)", "  W w  (0 0; 1 1)", "", "[cell 1]", "", "[cell 2]",
        "~ V v  (0 0; 2 1)",
      ])
    #expect(SnapshotContent(old.fileText) == old)
    let difference = SnapshotDifference(from: old, to: snapshot([1, 1, 3])).lines()
    #expect(difference == ["[cell 2]", "- ~ V v  (0 0; 2 1)", "+ ~ V v  (0 0; 3 1)"])
    let fewer = SnapshotDifference(from: old, to: snapshot([1, 1])).lines()
    #expect(fewer == ["- [cell 2] and 1 line"])
  }

  @Test("A long difference is cut, and the rest counted")
  func limit() {
    let old = (0..<100).map { "A a\($0)  (0 0; 1 1)" }.joined(separator: "\n")
    let lines = SnapshotDifference(
      from: SnapshotContent(old), to: SnapshotContent("B b  (0 0; 1 1)")
    ).lines(limit: 10)
    #expect(lines.count == 11)
    #expect(lines.last == "  … and 91 more lines")
  }
}
