// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Something that keeps a scene from being what its views and constraints say, apart from conflicts
/// and ambiguities.
public struct RenderedProblem: Hashable, Sendable {
  /// What kind of problem it is, by a code that stays the same from version to version, such as
  /// `outside-constraint`.
  public var code: String
  /// The identifier of the constraint that layout goes on without; nil when the problem is not about
  /// a constraint of the file.
  public var constraint: String?
  /// The identifiers of the views and guides that did not settle.
  public var items: [String]
  /// What is wrong and what to do, in words.
  public var message: String

  /// Describes a problem.
  public init(code: String, constraint: String? = nil, items: [String] = [], message: String) {
    self.code = code
    self.constraint = constraint
    self.items = items
    self.message = message
  }
}
