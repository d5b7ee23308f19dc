// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers of frames for people.
enum NumberText {
  /// Returns a number with at most two decimals.
  static func text(_ number: Double) -> String {
    ValueText.canonical(String((number * 100).rounded() / 100))
  }
}
