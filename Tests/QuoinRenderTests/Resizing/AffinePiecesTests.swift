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

  private enum Sample: CaseIterable {
    case third, clamped, steps, root, corner, spike

    func value(_ x: Double) -> Double {
      switch self {
      case .third: x / 3
      case .clamped: max(x / 7, 100) - min(x / 2, 333)
      case .steps: (x / 10).rounded(.up)
      case .root: x < 500 ? x : x.squareRoot()
      case .corner: abs(x - 400.5)
      case .spike: x == 600 ? 1 : 0
      }
    }
  }

  @Test("Every whole length has the value that it was made from", arguments: Sample.allCases)
  private func exactness(sample: Sample) {
    let found = pieces(320...1366, sample.value)
    for x in 320...1366 {
      let (value, expected) = (found.value(at: Double(x)), sample.value(Double(x)))
      #expect(abs(value - expected) <= 2e-6, "at \(x)")
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
