// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Reads a scale from the command line.
enum ScaleArgument {
  /// The largest scale, in pixels per point; no screen has as many.
  private static let largest = 8.0

  /// The scale in pixels per point.
  ///
  /// - Throws: A `ValidationError` that explains the form of a scale.
  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale > 0, scale <= largest else {
      throw ValidationError(.invalidScale(text))
    }
    return scale
  }
}
