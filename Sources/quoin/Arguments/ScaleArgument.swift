// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Reads a scale from the command line.
enum ScaleArgument {
  /// More pixels a point than any screen has.
  private static let largest = 8.0

  /// The scale in pixels a point.
  ///
  /// - Throws: A `ValidationError` that says what a scale is.
  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale > 0, scale <= largest else {
      throw ValidationError(.invalidScale(text))
    }
    return scale
  }
}
