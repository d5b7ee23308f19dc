// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An option of a rule in a configuration file.
public struct RuleOption: Hashable, Sendable {
  /// The key in the file.
  public var name: String
  /// The effect of the option, with its unit.
  public var summary: String
  /// The value without the option, as it is written in the file.
  public var defaultValue: String

  /// Creates an option.
  public init(_ name: String, _ summary: String, defaultValue: String) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }
}
