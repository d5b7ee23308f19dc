// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The settings of a configuration file or of the options of a command. Settings that it lacks come
/// from a layer below it, or from the preset `default`.
package struct ConfigurationLayer: Hashable, Sendable {
  package var preset: CheckPreset?
  package var matrix: LayoutMatrix?
  /// Whether all combinations of a matrix are used, however many there are.
  package var usesFullMatrix = false
  package var failOn: LayoutSeverity?
  package var rules: [String: RuleSetting] = [:]
  package var overrides: [CheckConfiguration.Override] = []
  package var excluded: [String] = []
  package var only: Set<String>?

  package init() {}

  /// Adds a layer that takes precedence over this one.
  package mutating func merge(_ other: ConfigurationLayer) {
    preset = other.preset ?? preset
    matrix = other.matrix ?? matrix
    usesFullMatrix = usesFullMatrix || other.usesFullMatrix
    failOn = other.failOn ?? failOn
    rules.merge(other.rules) { old, new in
      var setting = old
      setting.merge(new)
      return setting
    }
    overrides += other.overrides
    excluded += other.excluded
    only = other.only ?? only
  }

  /// The configuration of the layer.
  ///
  /// - Parameters:
  ///   - options: The options of a command, which count more than the layer and its overrides.
  ///   - folder: The folder from which patterns of paths are counted.
  package func configuration(
    with options: ConfigurationLayer, folder: String?
  ) -> CheckConfiguration {
    var layer = self
    layer.merge(options)
    if !options.rules.isEmpty {
      layer.overrides.append(CheckConfiguration.Override(files: ["**"], rules: options.rules))
    }
    var configuration = CheckConfiguration()
    configuration.preset = layer.preset ?? configuration.preset
    configuration.matrix = layer.matrix ?? configuration.matrix
    configuration.matrix.isFull = layer.usesFullMatrix
    configuration.failOn = layer.failOn ?? configuration.failOn
    configuration.rules = layer.rules
    configuration.overrides = layer.overrides
    configuration.excluded = layer.excluded
    configuration.only = layer.only
    configuration.folder = folder
    return configuration
  }
}
