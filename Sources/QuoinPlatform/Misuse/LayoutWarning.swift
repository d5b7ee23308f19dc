// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What is wrong with a layout that goes on nevertheless.
///
/// Nothing is said unless a program asks for it:
///
/// ```swift
/// LayoutWarning.handler = { print($0) }
/// ```
public struct LayoutWarning: Equatable, Sendable, CustomStringConvertible {
  /// What kind of warning it is; stays the same from version to version.
  public let code: String
  /// Which views it is about, what happens instead, and what to do.
  public let sentence: String

  public var description: String { "\(code): \(sentence)" }

  /// Gets the warnings, in the middle of layout: it must not change views.
  @MainActor public static var handler: (@MainActor (LayoutWarning) -> Void)?

  /// Tells the handler; without one the sentence is not even made.
  @MainActor package static func report(_ code: String, _ sentence: @autoclosure () -> String) {
    guard let handler else { return }
    handler(LayoutWarning(code: code, sentence: sentence()))
  }
}
