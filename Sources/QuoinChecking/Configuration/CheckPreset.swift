// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A choice of rules and of how serious their findings are.
public enum CheckPreset: String, Hashable, Sendable, Codable, CaseIterable {
  /// Problems that Xcode reports and problems that appear at run time are warnings or errors; the
  /// rest is information.
  case `default`
  /// The default, with rules for people who read large texts or do not see the screen.
  case accessibility
  /// The default, with rules for translations and right-to-left languages.
  case localization
  /// The default, with rules for teams with clean files.
  case strict
  /// Every rule, with every severity that another preset raises.
  case all

  var raises: Set<LayoutRule.Raise> {
    switch self {
    case .default: []
    case .accessibility: [.accessibility]
    case .localization: [.localization]
    case .strict: [.strict]
    case .all: [.matrix, .accessibility, .localization, .strict]
    }
  }
}
