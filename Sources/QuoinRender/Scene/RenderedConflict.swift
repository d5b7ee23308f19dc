// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Constraints of a scene that cannot all hold.
public struct RenderedConflict: Hashable, Sendable {
  /// The identifiers of the constraints in the conflict. Removing any of them resolves it.
  public var constraints: [String]
  /// The identifier of the broken constraint, which the layout excludes; nil when it is not a
  /// constraint of the file.
  public var broken: String?
  /// The constraints, the broken one and what to try, as text of several lines.
  public var message: String

  /// Creates a conflict from its parts.
  public init(constraints: [String], broken: String?, message: String) {
    self.constraints = constraints
    self.broken = broken
    self.message = message
  }
}
