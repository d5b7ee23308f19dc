// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How a configuration sets a rule.
package struct RuleSetting: Hashable, Sendable {
  /// nil leaves the severity as the preset has it.
  package var severity: LayoutSeverity?
  /// The options of the rule by name.
  package var options: [String: ConfigurationValue] = [:]

  package init(severity: LayoutSeverity? = nil, options: [String: ConfigurationValue] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// Takes over what another setting states.
  package mutating func merge(_ other: RuleSetting) {
    severity = other.severity ?? severity
    options.merge(other.options) { _, new in new }
  }
}
