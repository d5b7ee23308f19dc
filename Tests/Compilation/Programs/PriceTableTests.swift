// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a table of prices") struct PriceTableTests {
  @Test("Prices are as wide as the widest and end at the same place; lines fill the rest")
  func frames() throws {
    let table = PriceTable(items: [("Tea", 3.5), ("Chocolate cake", 104)])
    let size = table.systemLayoutSizeFitting(
      CGSize(width: 280, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    table.frame.size = size
    table.layoutIfNeeded()
    #expect(table.prices.map(\.text) == ["3.50", "104.00", "107.50"])
    let widest = table.prices.map(\.intrinsicContentSize.width).max() ?? 0
    func inTable(_ view: UIView) -> CGRect { view.convert(view.bounds, to: table) }
    // 280 points with 12 on both sides.
    #expect(table.prices.map { inTable($0).maxX } == [268, 268, 268])
    #expect(table.prices.allSatisfy { abs($0.frame.width - widest) < 0.5 })
    for (name, line) in zip(table.names, table.dots) {
      #expect(inTable(name).minX == 12)
      #expect(abs(line.frame.minX - name.frame.width - 6) < 0.5)
      #expect(abs(line.frame.maxX - (256 - widest - 6)) < 0.5)
    }
    // Lines stand on the baseline of the texts: their lower edges are that of the last baseline.
    let line = try #require(table.dots.first)
    let baseline = try #require(table.names.first)
    let descender = try #require(baseline.font).descender
    #expect(abs(line.frame.maxY - (baseline.frame.maxY + descender)) < 1)
  }

  @Test("The sum stands apart")
  func spacing() {
    let table = PriceTable(items: [("Tea", 1), ("Milk", 2)])
    table.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
    table.frame.size = table.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    table.layoutIfNeeded()
    let rows = table.names.compactMap(\.superview)
    #expect(rows[0].frame.minY == 8)
    #expect(rows[1].frame.minY == rows[0].frame.maxY + 4)
    #expect(rows[2].frame.minY == rows[1].frame.maxY + 12)
    #expect(rows[2].frame.maxY + 8 == table.bounds.height)
  }
}
