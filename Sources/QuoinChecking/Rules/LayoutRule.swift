// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule of `quoin check`: its name, its computation, and the severity of its findings.
public struct LayoutRule: Hashable, Sendable, Identifiable {
  /// A setting that raises the severity of the findings of a rule.
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
  /// The problem that the rule finds, in a few words.
  public var summary: String
  /// The severity of findings in the preset `default`.
  public var defaultSeverity: LayoutSeverity
  /// The settings that raise findings to ``raisedSeverity``.
  public var raises: Set<Raise>
  /// The minimum severity of findings with one of ``raises``.
  public var raisedSeverity: LayoutSeverity
  /// The kind of evidence for the findings.
  public var certainty: FindingCertainty
  /// The computation of the rule, in sentences.
  public var computation: String
  /// The reason that the findings matter.
  public var reason: String
  /// A case that the rule finds.
  public var example: String
  /// The options of the rule in a configuration file.
  public var options: [RuleOption]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: The name in lower case with hyphens.
  ///   - summary: The problem that the rule finds, in a few words.
  ///   - defaultSeverity: The severity of findings in the preset `default`.
  ///   - raises: The settings that raise the severity of findings.
  ///   - raisedSeverity: The minimum severity of raised findings.
  ///   - certainty: The kind of evidence for the findings.
  ///   - computation: The computation of the rule, in sentences.
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
