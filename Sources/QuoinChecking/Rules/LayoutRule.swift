// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule of `quoin check`: what it is called, what it computes, and how serious its findings are.
public struct LayoutRule: Hashable, Sendable, Identifiable {
  /// What raises the findings of a rule.
  public enum Raise: String, Hashable, Sendable, CaseIterable {
    /// A matrix other than the canvas.
    case matrix
    /// The preset `accessibility`.
    case accessibility
    /// The preset `localization`.
    case localization
    /// The preset `strict`.
    case strict
  }

  /// The name in lower case with hyphens, which never changes.
  public var id: String
  /// What the rule finds, in a few words.
  public var summary: String
  /// How serious findings are in the preset `default`.
  public var defaultSeverity: LayoutSeverity
  /// What raises findings to ``raisedSeverity``.
  public var raises: Set<Raise>
  /// How serious findings are at least with one of ``raises``.
  public var raisedSeverity: LayoutSeverity
  /// How findings are known.
  public var certainty: FindingCertainty
  /// What the rule computes, in sentences.
  public var computation: String
  /// Why the findings matter.
  public var reason: String
  /// A case that the rule finds.
  public var example: String
  /// The options of the rule in a configuration file.
  public var options: [RuleOption]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: The name in lower case with hyphens.
  ///   - summary: What the rule finds, in a few words.
  ///   - defaultSeverity: How serious findings are in the preset `default`.
  ///   - raises: What raises findings.
  ///   - raisedSeverity: How serious raised findings are at least.
  ///   - certainty: How findings are known.
  ///   - computation: What the rule computes.
  ///   - reason: Why the findings matter.
  ///   - example: A case that the rule finds.
  ///   - options: The options of the rule.
  public init(
    _ id: String, _ summary: String, _ defaultSeverity: LayoutSeverity = .warning,
    raises: Set<Raise> = [], raisedSeverity: LayoutSeverity = .warning,
    certainty: FindingCertainty = .computed, computation: String = "", reason: String = "",
    example: String = "", options: [RuleOption] = []
  ) {
    self.id = id
    self.summary = summary
    self.defaultSeverity = defaultSeverity
    self.raises = raises
    self.raisedSeverity = raisedSeverity
    self.certainty = certainty
    self.computation = computation
    self.reason = reason
    self.example = example
    self.options = options
  }
}
