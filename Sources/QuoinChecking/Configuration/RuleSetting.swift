// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The severity and the options that a configuration sets for a rule.
package struct RuleSetting: Hashable, Sendable {
  /// The severity; nil to keep that of the preset.
  package var severity: LayoutSeverity?
  /// The options of the rule by name.
  package var options: [String: ConfigurationValue] = [:]

  package init(severity: LayoutSeverity? = nil, options: [String: ConfigurationValue] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// Replaces the values that another setting states.
  package mutating func merge(_ other: RuleSetting) {
    severity = other.severity ?? severity
    options.merge(other.options) { _, new in new }
  }
}
