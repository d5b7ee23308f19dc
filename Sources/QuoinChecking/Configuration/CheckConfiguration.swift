// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rules that run, the severities of their findings, and the configurations in which files are
/// laid out.
public struct CheckConfiguration: Hashable, Sendable {
  /// Settings for some files.
  package struct Override: Hashable, Sendable {
    /// Patterns of paths, relative to the folder of the configuration.
    package var files: [String]
    package var rules: [String: RuleSetting]

    package init(files: [String], rules: [String: RuleSetting]) {
      self.files = files
      self.rules = rules
    }
  }

  /// The rules and severities to begin with.
  public var preset = CheckPreset.default
  /// The configurations in which scenes are laid out.
  public var matrix = LayoutMatrix.canvas
  /// The minimum severity that fails a run.
  public var failOn = LayoutSeverity.warning
  package var rules: [String: RuleSetting] = [:]
  package var overrides: [Override] = []
  /// Patterns of paths that are left out, relative to the folder of the configuration.
  package var excluded: [String] = []
  /// The only rules that run; nil for all.
  package var only: Set<String>?
  /// Rules that do not run, whatever else is stated.
  package var withoutRules: Set<String> = []
  /// The folder of the configuration file; nil without one.
  package var folder: String?

  /// The preset `default`, on the canvas.
  public static let `default` = CheckConfiguration()

  /// Creates the configuration of a preset.
  public init(preset: CheckPreset = .default, matrix: LayoutMatrix = .canvas) {
    self.preset = preset
    self.matrix = matrix
  }

  /// Sets the severity of the findings of a rule.
  public mutating func setSeverity(_ severity: LayoutSeverity, of rule: String) {
    rules[rule, default: RuleSetting()].severity = severity
  }

  /// Returns the severity of the findings of a rule in a file.
  package func severity(of rule: LayoutRule, in file: String?) -> LayoutSeverity {
    if withoutRules.contains(rule.id) { return .off }
    if let only, !only.contains(rule.id) { return .off }
    let stated = setting(of: rule.id, in: file).severity ?? presetSeverity(of: rule)
    return stated == .off && only != nil ? rule.raisedSeverity : stated
  }

  private func presetSeverity(of rule: LayoutRule) -> LayoutSeverity {
    var raises = preset.raises
    if !matrix.isCanvas { raises.insert(.matrix) }
    var severity = rule.defaultSeverity
    if preset == .all { severity = max(severity, .info) }
    return rule.raises.isDisjoint(with: raises) ? severity : max(severity, rule.raisedSeverity)
  }

  /// The settings of a rule for a file: those of the overrides that match it count most, the later
  /// ones before the earlier ones.
  package func setting(of rule: String, in file: String?) -> RuleSetting {
    var setting = rules[rule] ?? RuleSetting()
    guard let file else { return setting }
    for override in overrides {
      guard let other = override.rules[rule], matches(override.files, file) else { continue }
      setting.merge(other)
    }
    return setting
  }

  /// Whether a file is left out.
  package func excludes(_ file: String) -> Bool { matches(excluded, file) }

  private func matches(_ patterns: [String], _ file: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let path = RelativePath.path(of: file, in: folder)
    return patterns.contains { PathPattern($0).matches(path) }
  }
}
