// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinRender

@Suite struct AffinePiecesTests {
  private func pieces(_ range: ClosedRange<Int>, _ value: (Double) -> Double) -> AffinePieces {
    AffinePieces(through: range.map { value(Double($0)) }, from: range.lowerBound)
  }

  @Test("A constant is one piece")
  func constant() {
    let found = pieces(320...1366) { _ in 16 }
    #expect(found.constant == 16)
    #expect(found.borders.isEmpty)
  }

  @Test("Two pieces meet at the length at which they are equal, between whole lengths too")
  func meeting() {
    // 0.87 · x − 283.8375 is 0 at 326.25.
    let found = pieces(320...1366) { max(0, 0.87 * $0 - 283.8375) }
    #expect(found.pieces.count == 2)
    #expect(abs(found.borders[0] - 326.25) < 1e-6)
    #expect(found.pieces[0].slope == 0)
    #expect(abs(found.pieces[1].slope - 0.87) < 1e-9)
  }

  @Test("A jump is at the first length with the new value")
  func jump() {
    // Margins are 16 below 400 points and 20 from there on.
    let found = pieces(320...1366) { $0 < 400 ? 16 : 20 }
    #expect(found.borders == [400])
    #expect(found.value(at: 399) == 16)
    #expect(found.value(at: 400) == 20)
  }

  @Test(
    "Every whole length has the value that it was made from",
    arguments: [
      { (x: Double) in x / 3 }, { x in max(x / 7, 100) - min(x / 2, 333) },
      { x in (x / 10).rounded(.up) }, { x in x < 500 ? x : x.squareRoot() },
      { x in abs(x - 400.5) }, { x in x == 600 ? 1 : 0 },
    ])
  func exactness(value: @Sendable (Double) -> Double) {
    let found = pieces(320...1366, value)
    for x in 320...1366 {
      #expect(abs(found.value(at: Double(x)) - value(Double(x))) <= 2e-6, "at \(x)")
    }
  }

  @Test("One value is a constant, and two are a line")
  func fewValues() {
    #expect(AffinePieces(through: [7], from: 5).constant == 7)
    let line = AffinePieces(through: [7, 9], from: 5)
    #expect(line.pieces.count == 1)
    #expect(line.value(at: 6) == 9)
  }
}
