// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

/// The texts and positions of the labels of constraints.
@Suite struct ConstraintLabelTests {
  /// Two views side by side, 10 points apart.
  private let a = SampleScenes.view("a", 0, 0, 40, 20)
  private let b = SampleScenes.view("b", 50, 0, 40, 20)

  private func label(
    _ first: (RenderedView, LayoutAttribute, Double), _ relation: LayoutRelation,
    _ second: (RenderedView, LayoutAttribute, Double), _ constant: Double,
    isMirrored: Bool = false
  ) -> String {
    RenderedConstraint(
      id: "c", first: SampleScenes.side(first.0, first.1, first.2), relation: relation,
      second: SampleScenes.side(second.0, second.1, second.2), constant: constant,
      isMirrored: isMirrored
    ).label
  }

  @Test("A label says what holds for the gap, whichever side is written first")
  func inequalities() {
    // a.trailing <= b.leading - 8: the gap is at least 8.
    #expect(label((a, .trailing, 40), .lessThanOrEqual, (b, .leading, 50), -8) == "≥ 8")
    // b.leading >= a.trailing + 8 says the same.
    #expect(label((b, .leading, 50), .greaterThanOrEqual, (a, .trailing, 40), 8) == "≥ 8")
    #expect(label((a, .trailing, 40), .greaterThanOrEqual, (b, .leading, 50), -12) == "≤ 12")
    #expect(label((b, .leading, 50), .lessThanOrEqual, (a, .trailing, 40), 12) == "≤ 12")
    // Views that may overlap by 4.
    #expect(label((a, .trailing, 40), .lessThanOrEqual, (b, .leading, 50), 4) == "≥ −4")
  }

  @Test("An equality has the number alone, and another length where that differs")
  func equalities() {
    #expect(label((a, .trailing, 40), .equal, (b, .leading, 50), -10) == "10")
    #expect(label((b, .leading, 50), .equal, (a, .trailing, 40), 10) == "10")
    #expect(label((b, .leading, 50), .equal, (a, .trailing, 40), 16) == "16 ≠ 10")
    // The views would have to overlap by 10.
    #expect(label((b, .leading, 50), .equal, (a, .trailing, 40), -10) == "−10 ≠ 10")
  }

  @Test("From right to left a positive constant is a shift to the left")
  func rightToLeft() {
    // In this direction b is before a: a.leading == b.trailing + 10.
    #expect(label((a, .leading, 40), .equal, (b, .trailing, 50), 10, isMirrored: true) == "10")
    #expect(
      label((a, .leading, 40), .greaterThanOrEqual, (b, .trailing, 50), 8, isMirrored: true)
        == "≥ 8")
    #expect(
      label((b, .trailing, 50), .lessThanOrEqual, (a, .leading, 40), -8, isMirrored: true) == "≥ 8")
  }

  @Test("Related sizes have opposite signs at both views")
  func sizes() {
    let constraint = RenderedConstraint(
      id: "c", first: SampleScenes.side(a, .width, 40), relation: .lessThanOrEqual,
      second: SampleScenes.side(b, .width, 40))
    #expect(ConstraintLine.lines(for: constraint).map(\.label) == ["≤", "≥"])
  }

  @Test("Labels of one place are moved apart, those of conflicts keep the best place")
  func placement() throws {
    let line = ConstraintLine(
      form: .beam, axis: .vertical, span: AxisSpan(low: 0, high: 60), position: 100, label: "44")
    let labels = (0..<4).map {
      ConstraintLabel(text: "44", line: line, isConflicting: $0 == 3)
    }
    let placement = LabelPlacement(
      bounds: LayoutRect(x: 0, y: 0, width: 200, height: 60), texts: [])
    let rects = placement.elements(of: labels).compactMap { element -> LayoutRect? in
      guard case .rect(let rect, _, _) = element else { return nil }
      return rect
    }
    #expect(rects.count == 4)
    for (index, one) in rects.enumerated() {
      for other in rects[(index + 1)...] {
        let isApart =
          one.maxX <= other.x || other.maxX <= one.x || one.maxY <= other.y
          || other.maxY <= one.y
        #expect(isApart)
      }
    }
    // The one of the conflict is drawn last, in the middle of the line.
    let last = try #require(rects.last)
    #expect(abs(last.midX - 100) < 1e-9 && abs(last.midY - 30) < 1e-9)
  }

  @Test("A label prefers a place without text and inside of the picture")
  func texts() throws {
    let line = ConstraintLine(
      form: .beam, axis: .horizontal, span: AxisSpan(low: 0, high: 4), position: 5, label: "4")
    let label = ConstraintLabel(text: "4", line: line, isConflicting: false)
    func place(_ texts: [LayoutRect]) throws -> LayoutRect {
      let bounds = LayoutRect(x: -20, y: -20, width: 100, height: 60)
      let element = LabelPlacement(bounds: bounds, texts: texts).elements(of: [label]).first
      guard case .rect(let rect, _, _)? = element else { throw CancellationError() }
      return rect
    }
    // Beside a short line, above it; with a text there, below it.
    #expect(try place([]).maxY <= 5)
    #expect(try place([LayoutRect(x: -20, y: -20, width: 100, height: 24)]).y >= 5)
  }
}
