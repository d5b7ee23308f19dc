// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Expectations of relations") struct RelationExpectationTests {
  private let line = BoardView.line

  @Test(
    "A length within a hundredth of a point of a range is in it",
    arguments: [(8.0, true), (8 + 1e-9, true), (8 - 1e-9, true), (8.004, true), (8.03, false)])
  func nearRange(length: CGFloat, isIncluded: Bool) {
    #expect((8...8).includes(length) == isIncluded)
    #expect((...8).includes(length) == isIncluded)
    #expect((8...).includes(length))
  }

  @Test("Edges are equal or not")
  func aligned() {
    #expect(violations(of: .aligned("first", "third", on: .leading)) == [])
    #expect(violations(of: .aligned("first", "second", on: .top)) == [])
    // bottom of second: 100 + 20; of first: 100 + 40.
    #expect(
      violations(of: .aligned("first", "second", on: .top, .bottom)) == [
        "  aligned: second.bottom is 120, first.bottom is 140",
        "    bottom 120 = 100 + 20, BoardView.swift:\(line + 2), :\(line - 3) and :\(line + 4)",
        "    bottom 140 = 100 + 40, BoardView.swift:\(line - 3) and :\(line - 1)",
      ])
  }

  @Test("Views in different superviews are compared on the screen")
  func alignedAcrossSuperviews() {
    let inner = LayoutSelector("inner")
    let add = { (board: BoardView) in
      let view = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
      view.accessibilityIdentifier = "inner"
      board.third.addSubview(view)
    }
    #expect(violations(of: .aligned("third", inner, on: .leading), by: add) == [])
    // 152 + 5
    #expect(
      violations(of: .aligned("third", inner, on: .top), by: add).first
        == "  aligned: inner.top is 157, third.top is 152")
  }

  @Test(
    "Centers are equal within half a pixel, since those of 41 and 120 pixels cannot be closer",
    arguments: [
      (20.5, []), (21, ["  aligned: inner.centerY is 182.5, third.centerY is 182"]),
    ] as [(CGFloat, [String])])
  func alignedCenters(height: CGFloat, expected: [String]) {
    let add = { (board: BoardView) in
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: height))
      view.accessibilityIdentifier = "inner"
      board.third.addSubview(view)
    }
    // The middle of third is 152 + 60 / 2, that of inner 152 + 20 + height / 2. A pixel is half a point.
    let found = violations(of: .aligned("third", LayoutSelector("inner"), on: .centerY), by: add)
    #expect(found.filter { $0.hasPrefix("  aligned") } == expected)
  }

  @Test("Sizes, widths and heights are equal or not")
  func equalSizes() {
    #expect(
      violations(of: .equalSizes("first", "second")).filter { $0.hasPrefix("  equal") } == [
        "  equalSizes: second.width is 50, first.width is 100",
        "  equalSizes: second.height is 20, first.height is 40",
      ])
    #expect(
      violations(of: .equalWidths("first", "third")).first
        == "  equalWidths: third.width is 288, first.width is 100")
    #expect(
      violations(of: .equalHeights("second", "third")).first
        == "  equalHeights: third.height is 60, second.height is 20")
    #expect(violations(of: .equalSizes("first", "first")) == [])
  }

  @Test("A distance holds or differs, and is measured in reading direction")
  func distance() {
    let first = LayoutSelector("first")
    let second = LayoutSelector("second")
    let expectation = LayoutExpectation.distance(from: first.trailing, to: second.leading, 8)
    #expect(violations(of: expectation) == [])
    let call = { (matrix: LayoutMatrix) in
      violations { expectLayout(of: BoardView(), in: matrix, expectation) }
    }
    #expect(call(.devices("iPhone SE").directions(.rightToLeft)) == [])
    #expect(
      violations(of: .distance(from: first.trailing, to: second.leading, 10)).first
        == "  distance: from first.trailing to second.leading is 8, expected 10")
    #expect(
      violations(of: .distance(from: first.bottom, to: LayoutSelector("third").top, 20...)).first
        == "  distance: from first.bottom to third.top is 12, expected at least 20")
    #expect(
      violations(of: .distance(from: first.bottom, to: LayoutSelector("third").top, 8...12)) == [])
  }

  @Test("Views follow each other or not")
  func ordered() {
    #expect(violations(of: .ordered("first", "third", along: .vertical)) == [])
    #expect(violations(of: .ordered("first", "third", along: .vertical, spacing: 12...)) == [])
    #expect(violations(of: .ordered("first", "second", along: .horizontal, spacing: 8...8)) == [])
    #expect(
      violations(of: .ordered("first", "third", along: .vertical, spacing: 16...)).first
        == "  ordered: third is 12 below first, expected at least 16")
    // From the end of third at 304 to the beginning of first at 16.
    #expect(
      violations(of: .ordered("third", "first", along: .horizontal)).first
        == "  ordered: first is -288 after third, expected at least 0")
  }

  @Test("In right-to-left layouts the first view is on the right")
  func orderedRightToLeft() {
    let lines = violations {
      expectLayout(
        of: BoardView(), in: .devices("iPhone SE").rtl,
        .ordered("first", "second", along: .horizontal, spacing: 8...8))
    }
    #expect(lines == [])
  }

  @Test("A view is in the middle of another one or not")
  func centered() {
    // third is 16 from both sides of the screen: its middle is that of the screen.
    #expect(violations(of: .centered("third", on: .horizontal)) == [])
    // The middle of first is at 16 + 50 = 66, that of third at 160.
    #expect(
      violations(of: .centered("first", in: "third", on: .horizontal)).first
        == "  centered: the middle of UIView first is 94 left of that of UIView third")
    // 100 + 20 = 120 and 568 / 2 = 284.
    #expect(
      violations(of: .centered("first")).filter { $0.hasPrefix("  centered") } == [
        "  centered: the middle of UIView first is 94 left of that of BoardView",
        "  centered: the middle of UIView first is 164 above that of BoardView",
      ])
  }

  @Test("A view fills another one or not")
  func fills() {
    let add = { (board: BoardView) in
      let view = UIView(frame: CGRect(x: 4, y: 4, width: 280, height: 52))
      view.accessibilityIdentifier = "inner"
      board.third.addSubview(view)
    }
    #expect(violations(of: .fills("inner", inset: 4), by: add) == [])
    #expect(
      violations(of: .fills("inner", of: "third"), by: add).first
        == "  fills: UIView inner does not fill UIView third: it is 4 at the left, 4 at the top, "
        + "4 at the right, 4 at the bottom away")
  }
}
