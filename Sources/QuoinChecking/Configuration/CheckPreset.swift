// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A choice of rules and of how serious their findings are.
public enum CheckPreset: String, Hashable, Sendable, Codable, CaseIterable {
  /// What Xcode itself complains about or what breaks at run time is a warning or an error, and the
  /// rest information.
  case `default`
  /// The default, with what people need who read large texts or do not see the screen.
  case accessibility
  /// The default, with what translations and right-to-left languages need.
  case localization
  /// The default, with what a careful team wants to be clean.
  case strict
  /// Every rule, and what any other preset raises.
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
