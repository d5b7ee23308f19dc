// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// Reads a size from the command line.
enum SizeArgument {
  /// The largest side in points: more than any screen has, and few enough to calculate with.
  private static let largest = 100_000.0

  /// The size that is written as width, `x` or `×`, and height, in points.
  ///
  /// - Throws: A `ValidationError` that explains the form of a size.
  static func size(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2,
      numbers.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= largest })
    else { throw ValidationError(.invalidSize(text)) }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}
