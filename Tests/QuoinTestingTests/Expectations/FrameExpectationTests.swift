// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Expectations of frames") struct FrameExpectationTests {
  private let line = BoardView.line

  @Test("A frame holds, and one that differs is reported with the sum of its first number")
  func frame() {
    #expect(
      violations(of: .frame(of: "second", CGRect(x: 124, y: 100, width: 50, height: 20))) == [])
    // 16 + 100 + 8 = 124
    #expect(
      violations(of: .frame(of: "second", CGRect(x: 120, y: 100, width: 50, height: 24))) == [
        "  frame: second.x is 124, expected 120; second.height is 20, expected 24",
        "    left 124 = 8 + 16 + 100, BoardView.swift:\(line + 1), :\(line) and :\(line - 2)",
      ])
  }

  @Test("A tolerance allows smaller differences")
  func tolerance() {
    let near = CGRect(x: 124.4, y: 100, width: 50, height: 20)
    #expect(violations(of: .frame(of: "second", near, within: 0.5)) == [])
    #expect(violations(of: .frame(of: "second", near, within: 0.3)).count == 2)
  }

  @Test("Several frames are compared in the order of names")
  func frames() {
    let frames: [LayoutSelector: CGRect] = [
      "third": CGRect(x: 16, y: 152, width: 288, height: 60),
      "second": CGRect(x: 124, y: 100, width: 50, height: 20),
      "first": CGRect(x: 16, y: 100, width: 100, height: 40),
    ]
    #expect(violations(of: .frames(frames)) == [])
    let wrong = frames.mapValues { $0.offsetBy(dx: 0, dy: 1) }
    #expect(
      violations(of: .frames(wrong)).filter { $0.hasPrefix("  frames") } == [
        "  frames: first.y is 100, expected 101", "  frames: second.y is 100, expected 101",
        "  frames: third.y is 152, expected 153",
      ])
  }

  @Test("A size holds or differs")
  func size() {
    #expect(violations(of: .size(of: "third", equals: CGSize(width: 288, height: 60))) == [])
    // The screen is 320 wide: 320 - 16 - 16.
    #expect(
      violations(of: .size(of: "third", equals: CGSize(width: 300, height: 60))) == [
        "  size: third.width is 288, expected 300",
        "    width 288 = 320 − 2 × 16, BoardView.swift:\(line + 7) and :\(line + 6)",
      ])
  }

  @Test("A size is within limits or not")
  func sizeLimits() {
    let fits = LayoutExpectation.size(
      of: "second", atLeast: CGSize(width: 50, height: 20), atMost: CGSize(width: 50, height: 20))
    #expect(violations(of: fits) == [])
    #expect(
      violations(of: .size(of: "second", atLeast: CGSize(width: 44, height: 44))) == [
        "  size: UIView second is 20 high, expected at least 44",
        "    height 20, BoardView.swift:\(line + 4)",
      ])
    #expect(
      violations(of: .size(of: "second", atMost: CGSize(width: 40, height: 44))) == [
        "  size: UIView second is 50 wide, expected at most 40",
        "    width 50, BoardView.swift:\(line + 3)",
      ])
  }

  @Test("A ratio holds or differs")
  func ratio() {
    #expect(violations(of: .aspectRatio(of: "second", 2.5)) == [])
    #expect(
      violations(of: .aspectRatio(of: "first", 2)) == [
        "  aspectRatio: UIView first is 100 × 40, a ratio of 2.5, expected 2",
        "    width 100, BoardView.swift:\(line - 2)",
      ])
  }
}
