// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What happens when a program asks a dialect for what cannot be: the sentence that names the views
/// and the rule goes to a handler.
///
/// The handler stops the program. A test may put another one in its place; when that returns, the
/// statement that was wrong has had no effect.
///
/// ```swift
/// var sentences: [String] = []
/// LayoutMisuse.handler = { sentences.append($0) }
/// defer { LayoutMisuse.handler = LayoutMisuse.stop }
/// ```
@MainActor public enum LayoutMisuse {
  /// Gets the sentence.
  public static var handler: @MainActor (String) -> Void = stop

  /// Stops the program with the sentence, in release builds too.
  public static let stop: @MainActor @Sendable (String) -> Void = { fatalError($0) }

  /// Tells the handler.
  package static func report(_ sentence: String) {
    handler(sentence)
  }
}
