// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinRender

@Suite struct NumberTextTests {
  @Test(
    "Short numbers have at most two decimals",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.0, "1"), (0.5, "0.5"), (20.333333333333332, "20.33"),
      (-0.004, "0"), (-0.25, "-0.25"), (9.999, "10"), (1.05, "1.05"), (.infinity, "∞"),
      (-.infinity, "-∞"), (1e20, "1e+20"),
    ])
  func peopleReadTwoDecimalsAtMost(value: Double, text: String) {
    #expect(NumberText.short(value) == text)
  }

  @Test(
    "Exact numbers read back as the same value",
    arguments: [(0.1, "0.1"), (1e300, "1e+300"), (-7.0, "-7"), (1 / 3.0, "0.3333333333333333")])
  func programsReadNumbersThatGiveTheSameValueBack(value: Double, text: String) {
    #expect(NumberText.exact(value) == text)
    #expect(Double(text) == value)
  }

  @Test("A number that is not finite has no exact form")
  func whatIsNotFiniteHasNoExactForm() {
    #expect(NumberText.exact(.nan) == nil)
    #expect(NumberText.exact(.infinity) == nil)
  }
}
