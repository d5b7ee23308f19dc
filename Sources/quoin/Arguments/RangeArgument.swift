// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinRender

/// Reads a range of sizes from the command line.
enum RangeArgument {
  /// The largest side in points.
  static let largest = 10_000
  /// The maximum number of widths, and of heights: each of them is laid out.
  static let mostLengths = 4000

  /// The range that is written as two sizes with a hyphen between them, in whole points.
  ///
  /// - Throws: A `ValidationError` that explains the form of a range.
  static func range(_ text: String) throws -> SizeRange {
    let sizes = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map {
      $0.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
        .map { Int($0) ?? 0 }
    }
    guard sizes.count == 2, sizes.allSatisfy({ $0.count == 2 }),
      sizes.joined().allSatisfy({ (1...largest).contains($0) }),
      sizes[0][0] <= sizes[1][0], sizes[0][1] <= sizes[1][1],
      sizes[1][0] - sizes[0][0] < mostLengths, sizes[1][1] - sizes[0][1] < mostLengths
    else { throw ValidationError(.invalidRange(text)) }
    return SizeRange(widths: sizes[0][0]...sizes[1][0], heights: sizes[0][1]...sizes[1][1])
  }
}
