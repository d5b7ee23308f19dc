// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A component of a color in the steps of a screen.
enum ColorComponent {
  /// Returns a component as a multiple of 1/255, and other values as they are.
  static func canonical(_ text: String) -> String {
    guard let number = Double(text), (0...1).contains(number) else { return text }
    return "\(Int((number * 255).rounded()))/255"
  }
}
