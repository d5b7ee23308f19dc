// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a bar chart") struct BarChartTests {
  private func makeChart() -> BarChart {
    let chart = BarChart(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    chart.bars = [
      BarChart.Bar(title: "Mon", value: 5, color: .systemBlue),
      BarChart.Bar(title: "Tue", value: 10, color: .systemTeal),
      BarChart.Bar(title: "Wed", value: 0, color: .systemGray4),
    ]
    chart.layoutIfNeeded()
    return chart
  }

  @Test("Three bars of 40 points with 12 between them are 144 points wide")
  func contentSize() {
    #expect(makeChart().intrinsicContentSize.width == 144)
  }

  @Test("Bars stand on the axis and are as high as their part of the largest value")
  func barBounds() {
    let chart = makeChart()
    // 120 high, of which titles take 20: the largest bar is 100 high.
    #expect(
      chart.shapes[0].path?.boundingBoxOfPath == CGRect(x: 0, y: 50, width: 40, height: 50))
    #expect(
      chart.shapes[1].path?.boundingBoxOfPath == CGRect(x: 52, y: 0, width: 40, height: 100))
    #expect(chart.titles[2].frame == CGRect(x: 104, y: 100, width: 40, height: 20))
  }

  @Test("A touch hits the bar whose path contains it")
  func hits() {
    let chart = makeChart()
    #expect(chart.bar(at: CGPoint(x: 20, y: 75)) == 0)
    #expect(chart.bar(at: CGPoint(x: 20, y: 25)) == nil)
    #expect(chart.bar(at: CGPoint(x: 72, y: 25)) == 1)
    // The corner at (52, 0) is round with a radius of 6, so its outermost point is outside.
    #expect(chart.bar(at: CGPoint(x: 52.5, y: 0.5)) == nil)
  }
}
