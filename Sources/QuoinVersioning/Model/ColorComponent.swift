// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A component of a color in the steps of a screen.
enum ColorComponent {
  /// Returns a component as a multiple of 1/255, and other values as they are.
  static func canonical(_ text: String) -> String {
    step(text).map { "\($0)/255" } ?? text
  }

  /// The component as a number of steps from 0 to 255; nil for other values.
  static func step(_ text: String) -> Int? {
    guard let number = Double(text), (0...1).contains(number) else { return nil }
    return Int((number * 255).rounded())
  }
}
