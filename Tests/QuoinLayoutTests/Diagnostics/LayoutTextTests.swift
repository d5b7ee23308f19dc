// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinLayout

@Suite struct LayoutTextTests {
  @Test(
    "Numbers have at most the decimals that are asked for, and no zeros at the end",
    arguments: [
      (0.0, 2, "0"), (-0.0, 2, "0"), (1.0, 2, "1"), (0.5, 2, "0.5"),
      (20.333333333333332, 2, "20.33"),
      (-0.004, 2, "0"), (-0.25, 2, "-0.25"), (9.999, 2, "10"), (1.05, 2, "1.05"), (1.5, 0, "2"),
      (0.1, 1, "0.1"), (1 / 3.0, 6, "0.333333"), (100.0625, 3, "100.063"), (-1000, 3, "-1000"),
      (.infinity, 2, "inf"), (-.infinity, 2, "-inf"), (.nan, 2, "nan"), (1e20, 2, "1e+20"),
    ])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(LayoutText.number(value, decimals: decimals) == text)
  }

  @Test("Three decimals are usual, which tell all pixels apart")
  func usualDecimals() {
    #expect(LayoutText.number(1 / 3) == "0.333")
  }

  @Test(
    "Exact numbers read back as the same value",
    arguments: [(0.1, "0.1"), (1e300, "1e+300"), (-7.0, "-7"), (1 / 3.0, "0.3333333333333333")])
  func exactNumbers(value: Double, text: String) {
    #expect(LayoutText.exact(value) == text)
    #expect(Double(text) == value)
  }
}
