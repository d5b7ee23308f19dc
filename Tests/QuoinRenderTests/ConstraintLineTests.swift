// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

@Suite struct ConstraintLineTests {
  private let outer = SampleScenes.view("outer", 0, 0, 200, 100)
  private let inner = SampleScenes.view("inner", 20, 30, 60, 40)
  private let right = SampleScenes.view("right", 90, 50, 50, 40)

  private func lines(
    _ first: (RenderedView, LayoutAttribute, Double),
    _ second: (RenderedView, LayoutAttribute, Double)? = nil, constant: Double = 0,
    relation: LayoutRelation = .equal
  ) -> [ConstraintLine] {
    ConstraintLine.lines(
      for: RenderedConstraint(
        id: "c", first: SampleScenes.side(first.0, first.1, first.2), relation: relation,
        second: second.map { SampleScenes.side($0.0, $0.1, $0.2) }, constant: constant))
  }

  @Test("A distance to the container is a beam at the height of the view")
  func aDistanceToTheContainerIsABeamAtTheHeightOfTheView() {
    // The view covers 30 to 70 from top to bottom, so the middle is 50.
    #expect(
      lines((inner, .leading, 20), (outer, .leading, 0), constant: 20) == [
        ConstraintLine(
          form: .beam, axis: .horizontal, span: AxisSpan(low: 0, high: 20), position: 50,
          label: "20")
      ])
  }

  @Test("A gap between views is a beam at a height that both cover")
  func aGapBetweenViewsIsABeamWhereBothCanBeSeen() {
    // Both cover 50 to 70.
    #expect(
      lines(
        (right, .leading, 90), (inner, .trailing, 80), constant: 10, relation: .greaterThanOrEqual)
        == [
          ConstraintLine(
            form: .beam, axis: .horizontal, span: AxisSpan(low: 80, high: 90), position: 60,
            label: "≥ 10")
        ])
  }

  @Test("A size is a line inside of the view")
  func aSizeIsALineInsideOfTheView() {
    #expect(
      lines((inner, .height, 40), constant: 40) == [
        ConstraintLine(
          form: .size, axis: .vertical, span: AxisSpan(low: 30, high: 70), position: 74, label: "40"
        )
      ])
  }

  @Test("Equal sizes have an equality sign at both views")
  func equalSizesHaveTheSameSignAtBothViews() {
    let result = lines((right, .width, 60), (inner, .width, 60))
    #expect(result.map(\.label) == ["=", "="])
    #expect(result.map(\.span.low) == [90, 20])
  }

  @Test("A length that differs from the constant is part of the label")
  func lengthsThatDifferAreLabelled() {
    #expect(lines((inner, .width, 60), constant: 400).map(\.label) == ["400 ≠ 60"])
    #expect(lines((inner, .width, 60), constant: 60.3).map(\.label) == ["60.3"])
  }

  @Test("Views on a common edge are connected along it")
  func viewsOnACommonEdgeAreJoinedAlongIt() {
    // From the lower end of the first view up to the other.
    let above = SampleScenes.view("above", 20, 0, 60, 10)
    #expect(
      lines((inner, .leading, 20), (above, .leading, 20)) == [
        ConstraintLine(
          form: .alignment, axis: .vertical, span: AxisSpan(low: 10, high: 70), position: 20,
          label: nil)
      ])
  }

  @Test("A view in the middle of its container has marks at its ends")
  func aViewInTheMiddleOfItsContainerHasMarksAtItsEnds() {
    let lines = lines((inner, .centerX, 50), (outer, .centerX, 50))
    #expect(lines.map(\.span) == [AxisSpan(low: 24, high: 31), AxisSpan(low: 69, high: 76)])
  }

  @Test("Lines for two lengths of one view are beside each other")
  func twoLengthsOfOneViewStandBesideEachOther() {
    let both = [60.0, 50].map { constant in
      RenderedConstraint(
        id: "c", first: SampleScenes.side(inner, .width, 60), relation: .lessThanOrEqual,
        constant: constant)
    }
    let positions = ConstraintLine.lines(for: both).flatMap { $0 }.map(\.position)
    #expect(positions == [64, 52])
  }

  @Test("A coordinate that is not finite has no line")
  func coordinatesThatAreNotFiniteHaveNoLine() {
    #expect(lines((inner, .leading, .nan), (outer, .leading, 0)).isEmpty)
  }
}
