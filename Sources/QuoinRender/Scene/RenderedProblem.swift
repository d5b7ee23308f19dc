// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A problem of the layout of a scene that is neither a conflict nor an ambiguity.
public struct RenderedProblem: Hashable, Sendable {
  /// The kind of the problem, by a code that stays the same from version to version, such as
  /// `outside-constraint`.
  public var code: String
  /// The identifier of the constraint that the layout excludes; nil when the problem is not about a
  /// constraint of the file.
  public var constraint: String?
  /// The identifiers of the views and guides that did not settle.
  public var items: [String]
  /// The problem and what to try, in sentences.
  public var message: String

  /// Creates a problem from its parts.
  package init(code: String, constraint: String? = nil, items: [String] = [], message: String) {
    self.code = code
    self.constraint = constraint
    self.items = items
    self.message = message
  }
}
