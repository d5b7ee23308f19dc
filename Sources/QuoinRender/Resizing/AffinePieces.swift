// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A function of one length that is affine between its borders, and may jump at them.
package struct AffinePieces: Hashable, Sendable {
  /// `constant + slope · x` from a length on, in points.
  package struct Piece: Hashable, Sendable {
    package var from: Double
    package var constant: Double
    package var slope: Double

    package func value(at x: Double) -> Double { constant + slope * x }
  }

  /// The pieces, at least one, in the order of their borders. The first also applies below its
  /// border.
  package private(set) var pieces: [Piece]

  package init(constant: Double) {
    pieces = [Piece(from: 0, constant: constant, slope: 0)]
  }

  /// The largest difference between values that count as equal, in points: a thousandth of the
  /// least visible rounding to pixels, and far above the errors of arithmetic.
  static let tolerance = 1e-6

  /// Finds the fewest pieces through values at successive whole lengths.
  ///
  /// A border is where both pieces meet if that is between the two lengths that it separates.
  /// Otherwise the function jumps there, and the border is the greater length. Between whole
  /// lengths nothing is known about a jump.
  ///
  /// - Parameters:
  ///   - values: The values; at least one.
  ///   - first: The length of the first value.
  /// - Complexity: O(number of values).
  package init(through values: [Double], from first: Int) {
    pieces = []
    var start = 0
    while start < values.count {
      var end = start + 1
      var slope = 0.0
      if end < values.count {
        slope = values[end] - values[start]
        // Over a long piece the difference to the start is the more exact one.
        while end + 1 < values.count,
          abs(values[end + 1] - values[end] - slope) <= Self.tolerance,
          abs(values[end + 1] - values[start] - slope * Double(end + 1 - start))
            <= Self.tolerance * Double(2)
        {
          end += 1
          slope = (values[end] - values[start]) / Double(end - start)
        }
        end += 1
      }
      if end - start == 2, end < values.count { (end, slope) = (start + 1, 0) }
      append(start: start, slope: slope, value: values[start], first: first)
      start = end
    }
  }

  private mutating func append(start: Int, slope: Double, value: Double, first: Int) {
    let x = Double(first + start)
    let slope = abs(slope) < 1e-12 ? 0 : slope
    var piece = Piece(from: x, constant: value - slope * x, slope: slope)
    if let last = pieces.last, last.slope != slope {
      let meeting = (piece.constant - last.constant) / (last.slope - slope)
      if meeting >= x - 1, meeting <= x { piece.from = meeting }
    }
    pieces.append(piece)
  }

  /// The value at a length in points.
  package func value(at x: Double) -> Double {
    (pieces.last { $0.from <= x } ?? pieces[0]).value(at: x)
  }

  /// The only value; nil for a function that has several.
  var constant: Double? {
    pieces.count == 1 && pieces[0].slope == 0 ? pieces[0].constant : nil
  }

  /// The lengths at which another piece begins.
  var borders: [Double] { pieces.dropFirst().map(\.from) }

  /// The function minus a number.
  func lowered(by number: Double) -> AffinePieces {
    var result = self
    for index in pieces.indices { result.pieces[index].constant -= number }
    return result
  }
}
