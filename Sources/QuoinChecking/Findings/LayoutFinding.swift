// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// A finding of a rule.
public struct LayoutFinding: Hashable, Sendable {
  /// The id of the rule, see ``LayoutRule/id``.
  public var rule: String
  /// The severity of the finding in the configuration.
  public var severity: LayoutSeverity
  /// The path of the file as passed by the caller; nil for a tree of views.
  public var file: String?
  /// The location in the file; nil for a finding that is not about an element.
  public var location: FindingLocation?
  /// The id of the scene, or the name of the tree of views. Empty for a finding about a whole file.
  public var scene: String
  /// The id of the object that the finding is about: a view, a constraint, a controller.
  public var object: String
  /// The name of the object for people.
  public var name: String
  /// One sentence without a period.
  public var message: String
  /// The difference between several findings of a rule about one object, such as `width`. It has no
  /// number that a small change of the layout would change.
  public var detail: String
  /// The reasons for the layout that the message describes, one line each, the shortest first.
  public var explanation: [String] = []
  /// The suggested changes, the best first. Fixes of conflicts and ambiguities were each tried by
  /// solving.
  public var fixes: [String] = []
  /// Other elements that the finding involves.
  public var related: [RelatedLocation] = []
  /// The configurations of the matrix that have the finding, in the order of the matrix.
  public var configurations: [String] = []
  /// The kind of evidence for the finding.
  public var certainty: FindingCertainty
  /// Whether an edit of the file can be made that removes the finding.
  public var isFixable = false
  /// The edits of the file by which `--fix` removes the finding if the layout stays; empty where
  /// there are none.
  package var edits: [FileEdit] = []
  /// The reason or the note that silences the finding; nil for one that counts.
  public var suppression: String?
  /// Whether the finding is in the baseline, so that it does not count.
  public var isInBaseline = false

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it. The severity is its default one.
  ///   - object: The id of the object that it is about.
  ///   - name: The name of the object for people.
  ///   - message: One sentence without a period.
  ///   - detail: The difference between several findings of the rule about the object.
  public init(
    _ rule: LayoutRule, object: String, name: String, message: String, detail: String = ""
  ) {
    self.rule = rule.id
    severity = rule.defaultSeverity
    certainty = rule.certainty
    scene = ""
    self.object = object
    self.name = name
    self.message = message
    self.detail = detail
  }

  /// Whether the finding counts: it is neither silenced nor in the baseline.
  public var isActive: Bool { suppression == nil && !isInBaseline }
}
