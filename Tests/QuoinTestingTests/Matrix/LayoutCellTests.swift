// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import QuoinUIKit
import Testing

@Suite("Cells of matrices") struct LayoutCellTests {
  @Test("Phones are three, the directions and text sizes multiply them, and devices change last")
  func product() {
    let cells = LayoutMatrix.phones.directions(.both).textSizes(.large, .accessibilityMedium).cells
    #expect(cells.count == 3 * 2 * 2)
    #expect(
      cells.prefix(5).map(\.name) == [
        "iPhone SE, L", "iPhone SE, AX1", "iPhone SE, rtl, L", "iPhone SE, rtl, AX1",
        "iPhone 15, L",
      ])
  }

  @Test("A name has what is not usual, after the device")
  func names() {
    let cells = LayoutMatrix.devices("iPhone SE").orientations(.landscape).directions(.rightToLeft)
      .textSizes(.accessibilityExtraLarge).cells
    #expect(cells.map(\.name) == ["iPhone SE, landscape, rtl, AX3"])
    #expect(LayoutMatrix.single.cells.map(\.name) == ["iPhone 15"])
    #expect(LayoutMatrix.sizes(320, 393).cells.map(\.name) == ["320 wide", "393 wide"])
    #expect(
      LayoutMatrix.sizes(CGSize(width: 320, height: 80)).scales(1).strings(.doubleLength).cells
        .map(\.name) == ["320 × 80, @1x, double-length"])
    #expect(
      LayoutMatrix.rtl.cells.map(\.name) == ["iPhone 15", "iPhone 15, rtl"],
      "a matrix without devices has the usual one")
  }

  @Test("An axis that is named twice has the values of both, each once")
  func union() {
    let matrix = LayoutMatrix.textSizes(.large).textSizes(.large, .small)
    #expect(matrix.cells.map(\.name) == ["iPhone 15, L", "iPhone 15, S"])
    #expect(LayoutMatrix.phones.rotation.cells.count == 6)
    #expect(LayoutMatrix.phones.pads.cells.count == 6)
  }

  @Test("Above 64 combinations each pair of values occurs; the full matrix has all")
  func pairwise() {
    // 3 × 2 × 4 × 9 = 216 combinations; the two largest axes have 4 × 9 pairs.
    let matrix = LayoutMatrix.phones.rtl.textSizes.samples(LayoutSample.strings)
    let cells = matrix.cells
    #expect(cells.count >= 36)
    #expect(cells.count < 64)
    #expect(matrix.full.cells.count == 216)
    let pairs = Set(
      cells.map {
        [$0.configuration.textSize?.rawValue ?? "", $0.configuration.sample?.name ?? ""]
      }
    )
    #expect(pairs.count == 36)
  }

  @Test("Cells have different names")
  func distinct() {
    let cells = LayoutMatrix.phones.pads.rotation.rtl.textSizes.scales(1, 2, 3).full.cells
    #expect(cells.count == 6 * 2 * 2 * 4 * 3)
    #expect(Set(cells.map(\.name)).count == cells.count)
  }

  @Test("The matrix of a cell has that cell alone")
  func single() {
    for cell in LayoutMatrix.phones.rotation.rtl.textSizes.scales(2).strings(.accented).cells {
      #expect(LayoutMatrix.only(cell).cells == [cell])
      #expect(cell.matrix == .only(cell))
    }
  }

  @Test(
    "Without values, and with names that no device has, there is one cell that cannot be laid out")
  func nothing() {
    #expect(LayoutMatrix.devices("iPhone 51").cells.map(\.name) == ["no layout"])
    #expect(LayoutMatrix.sizes(-1).cells.map(\.name) == ["no layout"])
    #expect(LayoutMatrix.scales(0).cells.map(\.name) == ["no layout"])
    #expect(LayoutMatrix.phones.samples([]).cells.map(\.name) == ["no layout"])
  }

  @Test("A matrix in words has the same cells")
  func words() throws {
    let words = try LayoutMatrix("phones direction=both textsize=L,AX1")
    let chain = LayoutMatrix.phones.directions(.both).textSizes(.large, .accessibilityMedium)
    #expect(words.cells == chain.cells)
  }
}
