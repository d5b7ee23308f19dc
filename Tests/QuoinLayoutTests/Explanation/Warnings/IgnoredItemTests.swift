// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Warnings of multipliers that are 0") struct IgnoredItemTests {
  @Test("A constraint with the multiplier 0 ignores its second item")
  func multiplierZero() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let b = try fixture.add("b")
    let width = try fixture.relate(a, .width, .equal, b, multiplier: 0, 20)
    try fixture.relate(a, .height, .equal, b, multiplier: 1, 20)
    try fixture.relate(b, .height, .equal, nil, nil, 20)
    fixture.engine.layout()
    #expect(fixture.engine.constraintsThatIgnoreItems() == [width])
  }
}
