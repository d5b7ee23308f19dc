// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Constraints of a scene that cannot all hold: a conflict, or several that are connected.
public struct RenderedConflict: Hashable, Sendable {
  /// The identifiers of the constraints in the conflict.
  public var constraints: [String]
  /// The identifier of the broken constraint, which the layout excludes; nil when it is not a
  /// constraint of the file.
  public var broken: String?
  /// The number of constraints, the arithmetic and what to try, as text of several lines.
  public var message: String
  /// The identifiers of further broken constraints.
  public var otherBroken: [String]
  /// The members without an identifier, such as content sizes and autoresizing masks, in words.
  public var otherMembers: [String]
  /// The identifiers of the views that the constraints are about.
  public var views: [String]

  /// Creates a conflict from its parts.
  package init(
    constraints: [String], broken: String?, message: String, otherBroken: [String] = [],
    otherMembers: [String] = [], views: [String] = []
  ) {
    self.constraints = constraints
    self.broken = broken
    self.message = message
    self.otherBroken = otherBroken
    self.otherMembers = otherMembers
    self.views = views
  }
}
